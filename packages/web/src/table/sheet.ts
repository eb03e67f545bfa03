/** The night's sheet as figures: each line of each seat in the order of the rules, with how it is reckoned. */
import { type Line, type NightResult, numbersFor, type Seat, totalsOf, WAGONS, type Wagon } from '@watchfires/rules'
import type { TableView } from '@watchfires/table'
import { words } from './words.ts'

export interface Figure {
  readonly seat: Seat
  readonly value: number
  /** `15 × 3`; with ♠ where it counts cards of that suit */
  readonly how: string
}

export interface SheetLine {
  readonly id: string
  readonly name: string
  readonly rate: string
  /** the line of the rules that explains it */
  readonly line: Line
  readonly figures: readonly Figure[]
}

const pipsOf = (view: TableView, wagon: number, seat: Seat): number =>
  view.aboard[wagon].reduce((sum, card) => (card.seat === seat ? sum + card.pips : sum), 0)

/** The lines of the last night that a view has settled. */
export function sheetLines(view: TableView): readonly SheetLine[] {
  const { outcome, settlement } = view.nights.at(-1)!
  const numbers = numbersFor(view.players)
  const through = outcome.wagon === null ? -1 : WAGONS.indexOf(outcome.wagon)
  const line = (about: Omit<SheetLine, 'figures'>, figure: (seat: Seat) => Omit<Figure, 'seat'>): SheetLine => ({
    ...about,
    figures: settlement.map((_, seat) => ({ seat, ...figure(seat) })),
  })
  const { lines } = words
  const counted = (many: number, each: number) => ({
    value: many * each,
    how: many === 0 ? '' : words.times(many, each),
  })
  const [stores, storesRate] = lines.through(outcome.wagon)
  const [long, longRate] = outcome.by === 'call' ? lines.longWatchCalled : lines.longWatch
  return [
    line({ id: 'through', name: stores, rate: storesRate, line: 'stores' }, (seat) =>
      through < 0 ? { value: 0, how: '' } : counted(pipsOf(view, through, seat), numbers.through),
    ),
    ...(through < 0
      ? []
      : [
          line({ id: 'back', name: lines.back[0], rate: lines.back[1], line: 'stores' }, (seat) =>
            counted(
              WAGONS.reduce((sum, _, wagon) => (wagon === through ? sum : sum + pipsOf(view, wagon, seat)), 0),
              -numbers.turnedBack,
            ),
          ),
        ]),
    line(
      {
        id: 'pushes',
        name: lines.pushes[0],
        rate: through < 0 ? lines.through(null)[1] : lines.pushes[1],
        line: 'pushes',
      },
      (seat) => (through < 0 ? { value: 0, how: '' } : counted(view.pushes[through][seat], numbers.push)),
    ),
    line({ id: 'watch', name: lines.watch[0], rate: lines.watch[1], line: 'watch' }, (seat) => {
      const spades = view.watch[seat].filter((card) => card[1] === 'S').length
      const others = view.watch[seat].length - spades
      const how = [spades > 0 ? `${spades}♠` : '', others > 0 ? `${others}` : '']
        .filter((part) => part !== '')
        .join(' + ')
      return { value: settlement[seat].watch, how }
    }),
    line({ id: 'longWatch', name: long, rate: longRate, line: 'longWatch' }, (seat) => {
      const value = settlement[seat].longWatch
      return { value, how: value > 0 && outcome.by !== 'call' ? words.cards(view.watch[seat].length) : '' }
    }),
  ]
}

/** Everybody's sum after a number of nights, and who leads. */
export function standings(
  nights: readonly NightResult[],
  players: number,
): { readonly totals: readonly number[]; readonly lead: number } {
  const totals = totalsOf(nights, players)
  return { totals, lead: Math.max(...totals) }
}

/** Whose push carried the wagon in that is through, if a push of one seat alone did. */
export function lastPusher(view: TableView): Seat | undefined {
  const { outcome } = view.nights.at(-1)!
  const plays = view.beats.at(-1)?.plays
  if (outcome.by !== 'town' || !plays) return undefined
  const pushers = plays.flatMap((play, seat) =>
    play?.[0] === 'P' && play[2] === (outcome.wagon as Wagon) ? [seat] : [],
  )
  return pushers.length === 1 ? pushers[0] : undefined
}
