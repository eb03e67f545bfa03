/** Every word of the table's screen that the rules' own catalogue does not say. Another language is another object like this. */
import type { Wagon } from '@watchfires/rules'
import type { Phrase } from '@watchfires/table'
import type { SceneKind } from './choreograph.ts'

const WAGON_NAMES: Readonly<Record<Wagon, string>> = { H: 'Food', D: 'Medicine', C: 'Firewood' }
const RANKS: Readonly<Record<string, string>> = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  T: 'ten',
  J: 'Lantern-bearer',
  Q: 'Matriarch',
  K: 'King',
}
const SUITS: Readonly<Record<string, string>> = { H: 'food', D: 'medicine', C: 'firewood', S: 'snow' }

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
const count = (many: number, one: string, more = `${one}s`): string => `${many} ${many === 1 ? one : more}`
const place = (space: number): string => (space === 6 ? 'Town' : `${space}`)
/** `Bram feeds`, `You and Bram feed`. */
const do_ = (names: readonly string[], one: string, many: string): string =>
  `${list(names)} ${names.length > 1 || names[0] === 'You' ? many : one}`

interface Roll {
  readonly wagon: Wagon
  readonly from: number
  readonly to: number
}

const rolls = (rolled: readonly Roll[]): string =>
  list(
    rolled.map(
      ({ wagon, to }, i) => `${i === 0 ? '' : ''}${WAGON_NAMES[wagon]} ${to === 6 ? 'into Town' : `to ${to}`}`,
    ),
  )

export const words = {
  title: 'Watchfires & Wagons',
  you: 'You',
  wagons: WAGON_NAMES,
  stretches: { full: ['Full load', '0–2'], heave: ['Heave, half', '3–5'], town: ['Town', '6'] },
  /** a number with a true minus */
  number: (value: number): string => (value < 0 ? `−${-value}` : `${value}`),
  /** a gain or a loss, with its sign */
  signed: (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0'),
  list,

  // the head
  menu: 'Menu',
  log: 'Log',
  close: 'Close',
  night: (night: number): string => `Night ${night}`,
  nightOf: (night: number): string => `Night ${night} of 3`,
  nightBeat: (night: number, beat: number): string => `Night ${night} · beat ${beat}`,
  leave: 'Leave the table',
  rules: 'Rules',
  keys: 'Keys',

  // the road in words
  roadLabel: (
    road: readonly { wagon: Wagon; space: number; stores: readonly { who: string; pips: number }[] }[],
  ): string =>
    road
      .map(({ wagon, space, stores }) => {
        const sum = stores.reduce((total, { pips }) => total + pips, 0)
        const owners = stores.map(({ who, pips }) => `${who} ${pips}`).join(', ')
        return `${WAGON_NAMES[wagon]} ${space === 6 ? 'in Town' : `on ${space}`}, ${sum === 0 ? 'empty' : `${count(sum, 'store')}: ${owners}`}`
      })
      .join('. '),
  snowLabel: (snow: number, mark: number): string => `Snow ${snow} of ${mark}`,
  fireLabel: (names: readonly string[]): string =>
    names.length === 0 ? 'The fire is down to embers' : `${do_(names, 'stands', 'stand')} by the fire`,
  snow: 'Snow',
  snowOf: (mark: number): string => `of ${mark}`,
  reach: ({ beat, next, by }: { beat: number; next: number; by: string }): string =>
    `at most ${beat} this beat, ${next} by the ${by === 'flood' ? 'flood' : 'next'}`,
  reachShort: ({ beat, next }: { beat: number; next: number }): string => `at most ${beat}, then ${next}`,
  couldBury: 'it could bury the road',

  // Fate
  fate: 'Fate',
  offer: 'The offer',
  fateLeft: (left: number): string => `${left} left`,
  fateRolls: (wagon: Wagon, to: number): string => `${WAGON_NAMES[wagon]} rolls ${to === 6 ? 'into Town' : `to ${to}`}`,
  fateStays: (wagon: Wagon): string => `${WAGON_NAMES[wagon]} is in Town`,
  fateSnap: 'a cold-snap: Snow\u00a0+3',
  fateWhiteout: 'the run ends',
  fateNone: 'not yet turned',
  offerTo: (who: string): string => (who === 'You' ? 'you take one' : `${who} takes one`),

  // seats
  players: 'Players',
  gratitude: 'gratitude',
  seat: (about: {
    name: string
    gratitude: number
    held: number
    watch: number
    most: boolean
    state: string
    holder: boolean
  }): string =>
    `${about.name}: ${about.gratitude < 0 ? `minus ${-about.gratitude}` : about.gratitude} gratitude, ${count(about.held, 'card')} in hand, ${
      about.watch
    } in the watch-pile${about.most ? ', the largest' : ''}${about.holder ? ', holds the watch' : ''}${about.state ? `, ${about.state}` : ''}`,
  watchTag: 'watch',
  states: {
    laid: 'laid',
    thinks: 'thinks',
    yours: 'your turn',
    takes: 'takes',
    out: 'sits out',
    ready: 'ready',
    away: 'away',
    gone: 'not here',
    none: '',
  },

  // cards
  card: (card: string): string => (card === 'WW' ? 'Whiteout' : `${RANKS[card[0]]} of ${SUITS[card[1]]}`),
  courts: { J: 'Lantern-bearer', Q: 'Matriarch', K: 'King', whiteout: 'Whiteout' },
  hand: 'Your hand',
  handOf: (name: string): string => `${name}’s hand`,

  // choosing
  plays: (card: string): string => `What the ${card} can do`,
  choices: 'Your choice',
  commit: 'Commit',
  commitAgain: 'Commit instead',
  committed: (play: string): string => `You have laid: ${play}`,
  change: 'Change it',
  due: {
    play: 'Your turn',
    take: 'The mountain offers two cards',
    call: 'Will you call the run?',
    gambit: 'The Gambit',
  },
  dueSay: {
    play: 'Pick a card, then what it does.',
    take: 'Take one into your hand, openly. The other is Fate’s.',
    call: 'The furthest laden wagon would be through at once.',
    gambit: 'Pick a card to fling at its wagon: full pips, wherever it stands. The most flung wins the race.',
  },
  /** the goal, told once, when the first card of a game is due */
  goal: (mark: number): string =>
    `Stores pay threefold on the wagon that gets through. At Snow ${mark} the road is buried for all.`,
  dueOf: (name: string): string => `${name}, your turn`,
  pickedSay: (card: string): string => `Your ${card} is picked. Choose a play, or press Enter to commit it.`,
  waiting: (names: readonly string[]): string => (names.length > 0 ? `Waiting for ${list(names)}` : 'Waiting …'),
  sitsOut: 'You hold no card and sit out.',
  watching: 'You are watching this table.',

  // the curtain
  passTo: (name: string): string => `Pass to ${name}`,
  passSay: (name: string): string => `Nobody else looks until ${name} taps.`,
  iAm: (name: string): string => `I am ${name}: show my hand`,
  changeOf: (name: string): string => `${name} would change a play`,
  allLaid: 'Everybody here has laid a card.',
  seenEnough: 'Cover my hand',

  // the reveal
  skip: 'Skip to the end',
  step: (name: string, at: number, of: number): string => `${name}, ${at} of ${of}`,
  steps: {
    flip: 'Flip',
    pair: 'Flip',
    offer: 'The offer',
    take: 'The take',
    call: 'The call',
    cards: 'Cards',
    stores: 'Stores and fire',
    shovels: 'Shovels',
    pushes: 'Pushes',
    drift: 'Drift',
    kings: 'Kings',
    flood: 'The flood',
    coast: 'The coast',
    gambit: 'The Gambit',
    settled: 'The night’s end',
  } satisfies Record<SceneKind, string>,
  tell: {
    cards: 'The cards turn over.',
    cardsNext: 'Stores and fire first, then shovels, then pushes.',
    loads: (names: readonly string[]): string => do_(names, 'loads', 'load'),
    feeds: (names: readonly string[]): string => do_(names, 'feeds the fire', 'feed the fire'),
    onto: (sums: readonly { wagon: Wagon; pips: number }[]): string =>
      list(sums.map(({ wagon, pips }) => `${count(pips, 'store')} on ${WAGON_NAMES[wagon]}`)),
    shovels: (names: readonly string[]): string => `${do_(names, 'breaks', 'break')} trail.`,
    shovelSpent: 'The wagon stood on 5: spent for nothing.',
    pushes: (names: readonly string[]): string =>
      names[0] === 'You' && names.length === 1
        ? 'You put your shoulder to it.'
        : names.length === 1
          ? `${names[0]} puts a shoulder to it.`
          : `${list(names)} put their shoulders to it.`,
    rolls: (rolled: readonly Roll[]): string => {
      const [first, ...more] = rolled
      const rest = more.length > 0 ? `, ${rolls(more)}` : ''
      return `${WAGON_NAMES[first.wagon]} rolls ${first.to === 6 ? 'into Town' : `to ${place(first.to)}`}${rest}.`
    },
    inTown: 'It stands in Town already; the pushes count.',
    drift: (by: number): string => (by === 0 ? 'Nobody left the fire.' : `The Snow drifts ${by}.`),
    snowTo: (snow: number, mark: number): string => `It stands at ${snow} of ${mark}.`,
    kings: (kings: number): string => (kings === 1 ? 'The King roars.' : `${kings} Kings roar.`),
    shoved: (snow: number, mark: number): string => `The Snow is shoved back to ${snow} of ${mark}.`,
    next: (step: string): string => `${step} next.`,
    flood: (by: number): string => `The Last Watch: the flood, Snow +${by}.`,
    coast: 'Every laden wagon coasts.',
    nothingCoasts: 'No laden wagon is rolling.',
    gambit: 'The cards are flung.',
    take: (who: string, card: string): string => `${do_([who], 'takes', 'take')} ${card} into hand.`,
    call: (who: string): string => `${do_([who], 'calls', 'call')} the run.`,
    offer: (cards: readonly string[]): string => `The mountain offers ${list(cards)}.`,
    offerTo: (who: string): string =>
      who === 'You' ? 'You hold the watch: take one.' : `${who} holds the watch and takes one.`,
  },
  /** under a turned card: what it does */
  verbs: { feed: 'Feed', load: 'Load', heave: 'Heave', push: 'Push', trail: 'Break trail', fling: 'Fling' },
  onWagon: (pips: number, wagon: Wagon): string => `${pips} on ${WAGON_NAMES[wagon]}`,
  toSpace: (wagon: Wagon): string => WAGON_NAMES[wagon],
  wage: (wage: number, roars: boolean): string => `+${wage}${roars ? ', and it roars' : ''}`,
  noCard: 'no card',

  // the log
  logEmpty: 'Nothing has happened yet.',
  logNight: (night: number): string => `Night ${night}`,
  logThrough: (wagon: Wagon): string => `${WAGON_NAMES[wagon]} was through.`,
  logBuried: 'The road was buried.',
  logStranded: 'All were stranded.',
  beat: (beat: number): string => `Beat ${beat}`,

  // the sheet
  sheet: (night: number): string => `Night ${night} is settled`,
  showSheet: 'Show the sheet',
  ends: {
    through: (wagon: Wagon): string => `${WAGON_NAMES[wagon]} is through`,
    buried: 'The road is buried',
    stranded: 'All are stranded',
  },
  line: 'Line',
  lines: {
    through: (wagon: Wagon | null): readonly [string, string] => [
      wagon === null ? 'Stores' : `Stores on ${WAGON_NAMES[wagon]}`,
      wagon === null ? 'all wash to nothing' : 'three for each',
    ],
    back: ['Stores turned back', 'one off for each'],
    pushes: ['Pushes', 'two for each'],
    watch: ['The watch', '♠ three, others one'],
    longWatch: ['The Long Watch', 'five for the most cards'],
    longWatchCalled: ['The Long Watch', 'five for who did not call'],
  },
  times: (many: number, each: number): string => `${many} × ${each < 0 ? `−${-each}` : each}`,
  cards: (many: number): string => count(many, 'card'),
  gratitudeTotal: 'Gratitude',
  explainFigure: (who: string, line: string, figure: string): string => `${who}, ${line}: ${figure}`,
  tapFigure: 'Tap a figure to see where it comes from.',
  onTo: (night: number): string => `On to night ${night}`,

  toEnd: 'Who has won',
  backToSheet: 'The last night’s sheet',

  // the end
  end: 'Three nights are over',
  tieRule: 'The most gratitude wins. Level there, the best single night decides; level there too, the win is shared.',
  winner: 'winner',
  again: 'Play again',
  home: 'Home',
  saveRecord: 'Save the record',
  saveText: 'Save as text',

  // when things go wrong
  absent: (name: string): string =>
    name === 'You' ? 'You are away: a bot plays for you.' : `${name} is away: a bot plays on.`,
  back: (name: string): string => (name === 'You' ? 'I am back' : `${name} is back`),
  clock: 'Time left',
  /** seconds as `0:23`, hours from an hour on */
  left: (seconds: number): string =>
    seconds < 3600
      ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
      : `${Math.floor(seconds / 3600)} h`,
  reconnecting: 'The line is gone. The table shows what it last heard and is reconnecting …',
  lost: 'The table cannot be reached. Your seat is kept; what shows here may be old.',
  refused: 'Not accepted',
  noAnswer: 'No answer came. Your choice is still here: try again.',
  closed: 'This table is closed.',
  notStarted: 'The table waits for players.',
  free: 'free seat',

  noTalk: { title: 'Not said', detail: 'No answer came. Try again.', status: 503 },
  tryAgain: 'Try again',

  // table talk
  talking: {
    title: 'Table talk',
    open: (unread: number): string => (unread === 0 ? 'Table talk' : `Table talk, ${unread} new`),
    more: 'Say …',
    all: 'All talk',
    silence: 'Nobody has said anything yet.',
    listeners: 'Those at the table talk; you hear them.',
    text: 'Say something',
    send: 'Say it',
    mute: (name: string): string => `Mute ${name}`,
    muted: (name: string): string => `You do not hear ${name}.`,
    unmute: 'Hear again',
  },
  phrases: {
    iWillFeed: 'I’ll feed',
    pushFood: 'Push ♥ with me',
    pushMedicine: 'Push ♦ with me',
    pushFirewood: 'Push ♣ with me',
    whoHasTheFire: 'Who has the fire?',
    holdTheRoad: 'Hold the road',
    loadNothing: 'Load nothing now',
    wellDriven: 'Well driven',
    forTheTown: 'For the Town!',
  } satisfies Record<Phrase, string>,

  // said aloud
  say: {
    committed: (names: readonly string[]): string =>
      `${list(names)} ${names.length === 1 && names[0] !== 'You' ? 'has' : 'have'} laid a card.`,
    left: (name: string): string => `${name} has left; a bot plays on.`,
    back: (name: string): string => `${name} is back.`,
    away: (name: string): string => `${name} is away.`,
    owes: (names: readonly string[]): string => `The table waits for ${list(names)}.`,
  },
  keysList: [
    ['← →', 'pick a card'],
    ['1 … 9', 'pick that card, or that choice'],
    ['↑ ↓', 'choose what it does'],
    ['Enter', 'commit; in the reveal, the next step'],
    ['Esc', 'put the card back; in the reveal, skip to the end'],
    ['L', 'the log'],
    ['?', 'this list'],
  ],
}
