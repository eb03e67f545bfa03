/** The shell's words. */
export const words = {
  title: 'Watchfires & Wagons',
  titled: (page: string) => `${page} · Watchfires & Wagons`,
  home: 'Home',
  close: 'Close',
  cancel: 'Cancel',
  coming: 'Coming …',
  settings: {
    title: 'Settings',
    open: 'Settings',
    theme: 'Light',
    themes: { night: 'By firelight', paper: 'Paper and ink', system: 'As this device' },
    reveal: 'The reveal',
    reveals: { tap: 'At my tap', full: 'Step by step', quick: 'Quick', none: 'All at once' },
    motion: 'Motion',
    motions: { system: 'As this device', less: 'Less' },
  },
  lost: {
    title: 'Off the road',
    say: 'Nothing stands at this address. The link may be old, or a letter went missing on the way.',
    home: 'Back to the fire',
  },
  broken: {
    title: 'Something broke',
    say: 'That was our fault, not yours. Games on this device are kept; nothing you played is lost.',
    again: 'Load the page again',
    home: 'Back to the fire',
    details: 'What went wrong',
  },
}
