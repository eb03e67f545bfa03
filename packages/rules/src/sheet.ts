/** How a night ended and what it paid, in sentences: outcome, every line of the settlement, and who wins. */
import { en } from './en.ts'
import { type Company, personAt } from './explain.ts'
import { type NightResult, totalsOf } from './game.ts'
import type { Catalogue, Person } from './messages.ts'
import { numbersFor, TOWN } from './numbers.ts'
import type { Outcome } from './outcome.ts'
import type { Repayment } from './settle.ts'
import type { Standing } from './steps.ts'
import type { View } from './view.ts'
import { type BySeat, type Seat, WAGONS, wagonNumber } from './words.ts'

/** What the sheet of a settled night is read from: a view of phase `settled` or `over`, or the score pencil's own notes. */
export type Sheet = Pick<View, 'players' | 'aboard' | 'pushes' | 'watch' | 'nights'>

/** The lines of a repayment in the order of the rules (G1–G5). */
export const LINES = ['stores', 'pushes', 'watch', 'longWatch'] as const satisfies readonly (keyof Repayment)[]
export type Line = (typeof LINES)[number]

/**
 * How a night ended: who is through and why, what decided between wagons level at first, and that an empty wagon never wins
 * where one was as far. `road` is the night at its end.
 */
export function explainOutcome(
  outcome: Outcome,
  road: Pick<Standing, 'space' | 'stores' | 'watch'>,
  catalogue: Catalogue = en,
): string[] {
  const told = [catalogue.outcome({ outcome, mark: numbersFor(road.watch.length).mark })]
  if (outcome.tie !== null) told.push(catalogue.tie(outcome))
  const least = outcome.wagon === null || outcome.by === 'gambit' ? TOWN : road.space[wagonNumber(outcome.wagon)]
  for (const [number, wagon] of WAGONS.entries()) {
    if (road.stores[number] > 0 || road.space[number] < least) continue
    told.push(catalogue.emptyNeverWins({ wagon, inTown: road.space[number] === TOWN }))
  }
  return told
}

/** One line of a seat's repayment explained, for the last night settled: `15 of your stores rode Medicine into Town: 15 × 3.` */
export function explainRepayment(
  sheet: Sheet,
  of: { readonly seat: Seat; readonly line: Line; readonly company: Company },
  catalogue: Catalogue = en,
): string {
  const teller = new SheetTeller(sheet, of.seat, { company: of.company, catalogue })
  return teller[of.line]().join(' ')
}

class SheetTeller {
  private readonly sheet: Sheet
  private readonly seat: Seat
  private readonly company: Company
  private readonly say: Catalogue
  private readonly result: NightResult
  private readonly numbers: ReturnType<typeof numbersFor>
  private readonly who: Person

  constructor(sheet: Sheet, seat: Seat, { company, catalogue }: { company: Company; catalogue: Catalogue }) {
    const result = sheet.nights.at(-1)
    if (!result) throw new RangeError('no night has been settled')
    this.sheet = sheet
    this.seat = seat
    this.company = company
    this.say = catalogue
    this.result = result
    this.numbers = numbersFor(sheet.players)
    this.who = this.person(seat)
  }

  private person(seat: Seat): Person {
    return personAt(seat, this.company, this.say)
  }

  /** G1, G2, G6. */
  stores(): string[] {
    const { say, who, numbers } = this
    const { wagon: through, by, kind } = this.result.outcome
    const stores = this.sheet.aboard.map((cards) =>
      cards.reduce((sum, { seat, pips }) => (seat === this.seat ? sum + pips : sum), 0),
    )
    const all = stores.reduce((sum, pips) => sum + pips, 0)
    if (all === 0) return [say.noStores({ who })]
    if (through === null) return [say.storesWash({ who, stores: all, kind })]
    const rode = stores[wagonNumber(through)]
    const told = rode > 0 ? [say.storesThrough({ who, wagon: through, stores: rode, each: numbers.through, by })] : []
    for (const [number, wagon] of WAGONS.entries()) {
      if (wagon === through || stores[number] === 0) continue
      told.push(say.storesBack({ who, wagon, stores: stores[number], each: numbers.turnedBack }))
    }
    return told
  }

  /** G3, G6. */
  pushes(): string[] {
    const { say, who } = this
    const { wagon: through, kind } = this.result.outcome
    const pushes = this.sheet.pushes.map((bySeat) => bySeat[this.seat])
    const all = pushes.reduce((sum, made) => sum + made, 0)
    if (all === 0) return [say.noPushes({ who })]
    if (through === null) return [say.pushesWash({ who, pushes: all, kind })]
    const made = pushes[wagonNumber(through)]
    const told = made > 0 ? [say.pushesThrough({ who, wagon: through, pushes: made, each: this.numbers.push })] : []
    if (all > made) told.push(say.pushesElsewhere({ who, pushes: all - made }))
    return told
  }

  /** G4. */
  watch(): string[] {
    const { say, who, numbers } = this
    const pile = this.sheet.watch[this.seat]
    const spades = pile.filter((card) => card[1] === 'S').length
    const told: string[] = []
    if (spades > 0) told.push(say.spadesFed({ who, cards: spades, each: numbers.spade }))
    if (pile.length > spades) told.push(say.othersFed({ who, cards: pile.length - spades, each: numbers.fed }))
    return told.length > 0 ? told : [say.nothingFed({ who })]
  }

  /** G5, V7. */
  longWatch(): string[] {
    const { say, who, seat } = this
    const pays = this.result.settlement[seat].longWatch
    if (this.result.outcome.by === 'call') {
      const other = this.person(1 - seat)
      return [pays > 0 ? say.longWatchOfCall({ who, pays, caller: other }) : say.longWatchLostByCall({ who, other })]
    }
    const piles = this.sheet.watch.map((pile) => pile.length)
    const most = Math.max(...piles)
    if (most === 0) return [say.longWatchNobody()]
    const others = piles.flatMap((cards, at) => (cards === most && at !== seat ? [this.person(at)] : []))
    const cards = piles[seat]
    return [
      cards === most
        ? say.longWatch({ who, cards, pays, level: others })
        : say.longWatchElsewhere({ who, cards, most, holders: others }),
    ]
  }
}

/** Who wins after three nights and by what (M2): `Odile wins with 84 gratitude.` */
export function explainWinners(
  nights: readonly NightResult[],
  winners: BySeat<Seat>,
  company: Company,
  catalogue: Catalogue = en,
): string {
  const totals = totalsOf(nights, company.names.length)
  const person = (seat: Seat): Person => personAt(seat, company, catalogue)
  const first = winners[0]
  const gratitude = totals[first]
  const best = Math.max(...nights.map((night) => night.gratitude[first]))
  const tied = totals.flatMap((total, seat) => (total === gratitude ? [seat] : []))
  if (tied.length === 1) return catalogue.wins({ who: person(first), gratitude })
  if (winners.length > 1)
    return catalogue.shares({ winners: winners.map(person), gratitude, best, tied: tied.map(person) })
  const level = tied.filter((seat) => seat !== first).map(person)
  return catalogue.winsByBestNight({ who: person(first), gratitude, best, level })
}
