/** The words of the score pencil's screens; problems and settlements have catalogues of their own. */
import type { Rank, Suit, Wagon } from '@watchfires/rules'
import type { PencilEnd, Ride } from '@watchfires/table/pencil'
import type { NameFault } from '../setup/names.ts'

const SUITS: Readonly<Record<Suit, string>> = { H: 'food', D: 'medicine', C: 'firewood', S: 'snow' }
const WAGONS: Readonly<Record<Wagon, string>> = { H: 'Food', D: 'Medicine', C: 'Firewood' }
const RANKS: Readonly<Record<Rank, string>> = {
  2: '2',
  3: '3',
  4: '4',
  5: '5',
  6: '6',
  7: '7',
  8: '8',
  9: '9',
  T: '10',
  J: 'J',
  Q: 'Q',
  K: 'K',
}
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
const count = (many: number, one: string): string => `${many} ${one}${many === 1 ? '' : 's'}`
const number = (value: number): string => `${value}`.replace('-', '−')

export const words = {
  title: 'Score pencil',
  list: (items: readonly string[]) => list.format(items),
  wagons: WAGONS,
  ranks: RANKS,
  number,
  signed: (value: number): string => (value > 0 ? `+${value}` : number(value)),

  opening: {
    say: 'For a table with real cards. At the end of each night note what lies there; the pencil checks it, settles it, and adds up three nights.',
    players: 'How many play?',
    names: 'Who sits where',
    nameOf: (seat: number) => `Name of seat ${seat}`,
    nameless: (seat: number) => `Seat ${seat}`,
    faults: {
      empty: '',
      long: 'At most 24 characters, please.',
      marks: 'This name has invisible characters in it; please type it anew.',
      taken: 'Somebody at this table has that name.',
    } satisfies Record<NameFault, string>,
    valley: 'Two play The Last Valley; its rules here are our reconstruction.',
    begin: 'Take the pencil',
    save: 'Keep these names',
  },
  earlier: {
    title: 'Earlier scorepads',
    say: (names: readonly string[], gratitude: readonly number[]) =>
      names.map((name, seat) => `${name} ${number(gratitude[seat])}`).join(', '),
    when: (at: number, nights: number) => `${day.format(at)}, ${count(nights, 'night')} settled`,
    open: 'Open',
    openFull: (names: readonly string[]) => `Open the scorepad of ${list.format(names)}`,
    tear: 'Tear off',
    tearFull: (names: readonly string[]) => `Tear off the scorepad of ${list.format(names)}`,
    sure: 'Tear this page off?',
    sureSay: (names: readonly string[]) =>
      `The nights of ${list.format(names)} are kept on this device alone and cannot be brought back.`,
    keep: 'Keep it',
  },

  nights: 'Nights',
  night: (at: number) => `Night ${at + 1}`,
  nightShort: (at: number) => `${at + 1}`,
  game: 'Game',
  steps: (night: number) => `Pages of night ${night + 1}`,
  stepEnd: 'How it ended',
  stepSheet: 'The sheet',
  back: (name: string) => `Back to ${name}`,
  next: (name: string) => `Next: ${name}`,
  nextEnd: 'the end',
  nextSheet: 'the sheet',
  fleeting: 'This browser keeps nothing here: these notes last as long as this tab.',

  end: {
    title: 'How did the night end?',
    who: 'What came through',
    nobody: 'Nothing',
    how: 'How',
    ways: {
      town: ['Into Town', 'It stood laden on 6'],
      whiteout: ['The whiteout', 'The furthest laden wagon that had moved'],
      gambit: ['The Gambit', 'The most flung at it'],
      'last-watch': ['The Last Watch', 'It coasted in with every hand empty'],
      'cold-snap': ['Buried by a cold-snap', 'Fate turned a ♠'],
      drift: ['Buried by the drift', 'Too many left the fire'],
      flood: ['Buried in the Last Watch', 'The flood was quicker'],
      stranded: ['Stranded', 'A Gambit, and nobody flung a ♥♦♣'],
    },
    called: (name: string) => [`${name} called the run`, 'The furthest laden wagon came through'],
    unknown: 'Not noted yet.',
  },

  laid: {
    cards: (many: number) => count(many, 'card'),
    others: (most: number) => `the others ${most}`,
    tap: 'Tap a card: loaded in full, again: heaved for half, again: away.',
    tapGambit: 'Tap a card: loaded, heaved, flung in the Gambit, away.',
    rides: { full: 'full', heaved: 'half', flung: 'flung' } satisfies Record<Ride, string>,
    /** of a card on a wagon's row */
    card: (rank: Rank, suit: Suit) => `${RANKS[rank]} of ${SUITS[suit]}`,
    ridden: (ride: Ride, stores: number) =>
      `${{ full: 'loaded', heaved: 'heaved', flung: 'flung' }[ride]}, ${count(stores, 'store')}`,
    notLaid: 'not laid',
    lies: (name: string) => `lies there for ${name}`,
    pushes: 'Pushes',
    pushesOf: (wagon: string) => `Pushes of ${wagon}`,
    fire: 'Into the fire',
    spades: '♠ fed',
    spadesFull: 'Spades fed to the fire',
    others2: 'Other cards fed',
    trails: '♠ that broke trail',
    trailsFull: 'Spades that broke trail',
    more: (what: string) => `${what}: one more`,
    fewer: (what: string) => `${what}: one fewer`,
    name: 'Name the fed cards',
    nameSay: 'Only if you care to: it finds a card that is noted twice.',
    fed: 'fed',
    soFar: 'Laid so far',
    pushed: (wagon: string, many: number) => (many === 1 ? `pushed ${wagon}` : `pushed ${wagon} ${many} times`),
    fedSoFar: (spades: number, others: number) =>
      `fed ${[...(spades > 0 ? [`${spades} ♠`] : []), ...(others > 0 ? [count(others, 'other')] : [])].join(' and ')}`,
    trailed: (many: number) => (many === 1 ? 'broke trail' : `broke trail ${many} times`),
  },

  sheet: {
    open: 'Not ended yet',
    openSay: 'Say first how the night ended.',
    refused: 'This cannot have been',
    refusedSay: 'Something is noted that the rules do not allow. Mend it, and the night is settled.',
    mend: (name: string) => `To ${name}`,
    doubt: 'Is a card left out?',
    trail: (name: string) => `${name} broke trail`,
    through: (wagon: string) => `${wagon} is through`,
    buried: 'The road is buried',
    stranded: 'All are stranded',
    line: 'Line',
    lines: {
      stores: ['Stores', '×3 through, −1 each elsewhere'],
      pushes: ['Pushes', '+2 each into the wagon through'],
      watch: ['Watch', '♠ +3, any other +1'],
      longWatch: ['Long Watch', '+5 to the largest pile'],
    },
    all: 'This night',
    tap: 'Tap a figure to see how it comes about.',
    figure: (name: string, line: string, value: string) => `${name}, ${line}: ${value}. How it comes about`,
    everything: 'Every line in words',
    next: (at: number) => `On to night ${at + 1}`,
    toGame: 'To the game',
  },

  total: {
    going: 'Gratitude so far',
    over: 'Three nights are settled',
    sum: 'Gratitude',
    open: 'open',
    refused: 'cannot be',
    names: 'Change a name',
    goOn: (night: number) => `On with night ${night}`,
    again: 'Begin a new scorepad',
    save: 'Save as text',
    copy: 'Copy as text',
    copied: 'Copied.',
    notCopied: 'This browser would not copy it; save it instead.',
    file: 'watchfires-scorepad.txt',
    edit: (night: number) => `Open night ${night + 1}`,
  },
}

/** The words of one way for a night to end. */
export function wayWords(end: PencilEnd, names: readonly string[]): readonly string[] {
  if (end.by === 'call') return words.end.called(names[end.caller])
  return words.end.ways[end.kind === 'stranded' ? 'stranded' : end.by]
}
