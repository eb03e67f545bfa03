/** The words of tables on this device. */
export const words = {
  notKept: {
    title: 'Not kept',
    detail: 'This device could not store the play. Is its storage full? Nothing has changed; try again.',
  },
  dealtAlready: { title: 'Not now', detail: 'The night has been dealt.' },
  decidedAlready: { title: 'Not now', detail: 'This seat has decided.' },
  menu: {
    settings: 'Settings',
    deals: 'How this was dealt',
    hints: 'Hints',
    hintsNames: { off: 'Off', on: 'What a steady player would do' },
  },
  title: (names: readonly string[]) => names.join(', '),
  coming: 'Lighting the fire …',
  fleeting: 'This browser keeps nothing here: the game lasts as long as this tab.',
  lost: {
    title: 'No such game here',
    say: 'This device has no game at this address. It may have been deleted, or it was played in another browser.',
    home: 'Back to the fire',
    play: 'Open a new one',
  },
  broken: {
    title: 'This game cannot go on',
    say: 'It was played by other rules than these, or what was kept of it is damaged.',
    home: 'Back to the fire',
    remove: 'Delete it',
  },
}
