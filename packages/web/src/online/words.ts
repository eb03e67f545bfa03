/** The words of tables that a server keeps: opening one, finding one, sitting down, keeping company. */
import type { Level, Settings } from '@watchfires/table'

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

const CLOCK_WORDS: Readonly<Record<string, string>> = { none: 'None', 30: '30 s', 60: '60 s', 86400: 'One day' }
const LEVEL_WORDS: Readonly<Record<Level, string>> = { novice: 'novice', steady: 'steady', sharp: 'sharp' }

function clockSay({ clock }: Pick<Settings, 'clock'>): string {
  if (clock === null) return 'no clock'
  if (clock % 86_400 === 0) return clock === 86_400 ? 'one day a play' : `${clock / 86_400} days a play`
  return clock % 60 === 0 && clock > 60 ? `${clock / 60} minutes a play` : `${clock} s a play`
}

const TALK_SAY: Readonly<Record<Settings['talk'], string>> = {
  phrases: 'quick phrases',
  free: 'free talk',
  off: 'no talk',
}

export const words = {
  clockSay,
  /** a table in a line */
  summary: (settings: Settings): string =>
    [
      `${settings.players} seats`,
      clockSay(settings),
      settings.absence === 'bot'
        ? `a ${LEVEL_WORDS[settings.level]} bot plays for who is away`
        : 'who is away feeds the fire',
      TALK_SAY[settings.talk],
      settings.visibility === 'public' ? 'open to all' : 'by link only',
    ].join(' · '),

  open: {
    title: 'Open a table',
    say: 'Friends come by a link, each on their own device. No account is needed.',
    name: 'Your name',
    players: 'How many seats?',
    seats: 'Who may sit where',
    you: 'You',
    seat: (number: number) => `Seat ${number}`,
    who: { open: 'Anyone with the link', novice: 'Bot, novice', steady: 'Bot, steady', sharp: 'Bot, sharp' },
    clock: 'Clock for each play',
    clocks: CLOCK_WORDS as Readonly<Record<'none' | '30' | '60' | '86400', string>>,
    absence: 'When somebody is away or out of time',
    absences: { bot: 'A bot plays for them', feed: 'They feed the fire' },
    visibility: 'Who may find it?',
    visibilities: { private: 'Only by the link', public: 'Everyone, in the list' },
    talk: 'Table talk',
    talks: { phrases: 'Quick phrases', free: 'Phrases and free words', off: 'None' },
    publicTalk: 'At a table that everyone may find, talk is by quick phrases only.',
    start: 'Open the table',
    starting: 'Opening …',
    failed: 'The server could not be reached. What you chose is still here: try again.',
  },

  lobby: {
    title: 'Find a table',
    say: 'Tables that wait for players and are open to all.',
    empty: 'No table waits for players just now.',
    emptySay: 'Open one for everyone, and whoever looks here next finds you.',
    open: 'Open a table',
    more: 'More tables',
    again: 'Look again',
    failed: 'The list could not be fetched.',
    coming: 'Looking …',
    alone: 'Nobody has sat down yet',
    with: (names: readonly string[]) => list.format(names),
    free: (count: number) => (count === 1 ? '1 free seat' : `${count} free seats`),
    go: 'Go to the table',
    goTo: (names: readonly string[]) =>
      names.length === 0 ? 'Go to the empty table' : `Go to the table of ${list.format(names)}`,
  },

  table: {
    coming: 'Going to the table …',
    title: (names: readonly string[]) => names.join(', '),
    yourTurn: (title: string) => `Your turn · ${title}`,
    home: 'Back to the fire',
    open: 'Open a new table',
    find: 'Find a table',
    unreachable: {
      title: 'The table cannot be reached',
      say: 'Either this device has no network, or the server is away. Your seat is kept.',
      again: 'Try again',
    },
    none: {
      title: 'No such table',
      say: 'There is no table at this address. A letter of the link may be missing.',
    },
    gone: {
      title: 'This table is gone',
      say: 'Tables are kept for a time after their last move, and this one’s is over.',
    },
    rules: {
      title: 'This game cannot be shown',
      say: 'It was played by other rules than the server has now.',
    },
    other: { title: 'The table cannot be shown' },
    closedEarly: {
      title: 'This table was closed',
      say: 'Its host ended it before the first night was dealt.',
    },
    lost: {
      takenOver: 'Your seat is played from another device now. Here you are watching.',
      removed: 'The host has freed your seat.',
    },
    dismiss: 'Very well',
  },

  waiting: {
    title: 'Waiting for players',
    free: (count: number) => (count === 1 ? 'One seat is free.' : `${count} seats are free.`),
    begins: 'The first night is dealt when the last seat is taken.',
    seats: 'Seats',
    freeSeat: 'free',
    you: 'you',
    host: 'host',
    notHere: 'not here',
    bot: (level: string | undefined) => (level ? `bot, ${level}` : 'bot'),
    outsideBot: 'bot from outside',
    invite: 'Invite',
    inviteSay: 'Whoever has this link may sit down, or watch.',
    start: 'Start now',
    startSay: (count: number) => (count === 1 ? 'The free seat goes to a bot.' : 'The free seats go to bots.'),
    remove: 'Remove',
    removeFull: (name: string) => `Remove ${name} from the table`,
    getUp: 'Get up',
    watching: 'You are watching. The seats are for whoever sits down.',
    reserved: 'Seats may be kept for a few minutes for those of the game before.',
  },

  sit: {
    title: 'Sit down',
    name: 'Your name',
    go: 'Sit down',
    going: 'Sitting down …',
    failed: 'The server could not be reached. Try again.',
  },

  claim: {
    title: 'A seat is kept for you',
    say: 'This link lets you play a seat of this table from this device. A device that played it before can no longer do so.',
    go: 'Take the seat',
    not: 'Only watch',
  },

  share: {
    label: 'Link to this table',
    seatLabel: 'Link to the seat',
    copy: 'Copy',
    copied: 'Copied',
    selected: 'Selected: copy it now',
    share: 'Share',
    code: 'QR code of the link',
    showCode: 'QR code',
  },

  people: {
    title: 'The table',
    link: 'Link for watchers',
    device: 'Play on another device',
    deviceSay: 'Open this link on the other device within a day. It works once; this device then watches.',
    seatLink: (name: string) => `Link to ${name}’s seat`,
    seatLinkSay: 'Whoever opens this link first plays the seat from then on. It is good for a day, and for one time.',
    invite: 'Invite somebody',
    inviteFull: (name: string) => `Invite somebody to ${name}’s seat`,
    replace: 'Let a bot play',
    replaceFull: (name: string) => `Let a bot play for ${name}`,
    leave: 'Give my seat to a bot',
    leaveSay: 'You can come back to it at any beat.',
    close: 'Close the table',
    closeSay: 'The game ends for everybody, unfinished. It cannot be opened again.',
    closeYes: 'End the game',
    keep: 'Play on',
    failed: 'The server could not be reached. Try again.',
  },

  gone: (name: string) => `${name} has been gone for a while, and the table waits.`,

  menu: { settings: 'Settings', deals: 'How this was dealt', people: 'The table', notices: 'When it is my turn' },

  notices: {
    title: 'When it is my turn',
    say: 'The tab’s title and sign always tell. You may want more while you look elsewhere:',
    sound: 'A bell',
    notify: 'A notification',
    off: 'Off',
    on: 'On',
    cannot: 'This browser shows no notifications for this address (they need https).',
    denied: 'This browser has been told to show no notifications from here.',
    turn: 'It is your turn',
    turnSay: (names: string) => `At the table of ${names}.`,
  },

  rematch: {
    opened: 'The next table is open: your seat is kept for a few minutes.',
    failed: 'The next table could not be opened. Try again.',
    watch: 'The next table is open.',
  },

  mine: {
    title: 'Tables online',
    waits: 'Your turn',
    state: {
      waiting: 'waits for players',
      on: (night: number, beat: number) => `night ${night}, beat ${beat}`,
      settled: (night: number) => `night ${night} is settled`,
      over: (winners: readonly string[]) => `won by ${list.format(winners)}`,
      closed: 'ended unfinished',
      unknown: 'cannot be reached just now',
      gone: 'is gone',
    },
    names: (names: readonly string[]) => (names.length === 0 ? 'An empty table' : list.format(names)),
    go: 'Go to the table',
    goTo: (names: readonly string[]) => `Go to the table of ${list.format(names)}`,
    forget: 'Forget',
    forgetFull: (names: readonly string[]) => `Forget the table of ${list.format(names)}`,
    until: (when: string) => `until ${when}`,
  },
}
