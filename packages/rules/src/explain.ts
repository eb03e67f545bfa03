/** What happened, in sentences: steps, refusals and faults. A leaf: nothing in the rules asks for it. */
import { en } from './en.ts'
import type { Fault } from './fault.ts'
import { firstHolder } from './game.ts'
import type { Catalogue, Person } from './messages.ts'
import { LAST_FULL, numbersFor, TOWN } from './numbers.ts'
import { storesFor } from './plays/load.ts'
import type { Refusal } from './refusal.ts'
import type { Standing, Step } from './steps.ts'
import type { View } from './view.ts'
import {
  type BySeat,
  type Card,
  KING,
  type Play,
  parseCard,
  rankOf,
  type Seat,
  suitIn,
  WAGONS,
  type Wagon,
  wagonNumber,
} from './words.ts'

/** Who sits there; `you` is the reader's seat, if they have one. */
export interface Company {
  readonly names: BySeat<string>
  readonly you?: Seat
}

/** What a sentence about a step must know besides the step and the night before it. */
export interface Scene extends Company {
  /** the plays of the step's beat: how many left the fire, how many Kings were fed */
  readonly plays?: BySeat<Play | null>
  /** who held the watch when the beat began, with two players */
  readonly holder?: Seat
}

/** How a night stands before its first step. */
export function trailhead(players: number): Standing {
  return { beat: 1, snow: 0, space: [0, 0, 0], stores: [0, 0, 0], watch: Array.from({ length: players }, () => 0) }
}

/** The scene of a beat of the night that a view shows. */
export function sceneOf(
  view: Pick<View, 'players' | 'beats' | 'nights' | 'night'>,
  beat: number,
  company: Company,
): Scene {
  const plays = view.beats[beat - 1]?.plays
  return { ...company, ...(plays && { plays }), ...(view.players === 2 && { holder: holderIn(view, beat) }) }
}

/** V1, V5: who held the watch when a beat began. */
function holderIn(view: Pick<View, 'beats' | 'nights' | 'night'>, beat: number): Seat {
  const passes = view.beats.slice(0, beat - 1).filter(({ plays }) => plays)
  return passes.reduce(
    (holder, { plays }) => holderAfter(holder, plays!),
    firstHolder(view.nights.slice(0, view.night - 1)),
  )
}

const holderAfter = (holder: Seat, plays: BySeat<Play | null>): Seat =>
  plays[holder]?.startsWith('F') ? holder : 1 - holder

/** Somebody at the table, as sentences speak of them. */
export function personAt(seat: Seat, { names, you }: Company, catalogue: Catalogue = en): Person {
  return seat === you ? 'you' : { name: names[seat] || catalogue.nameless(seat) }
}

const isLaden = (road: Pick<Standing, 'stores'>, wagon: number): boolean => road.stores[wagon] > 0
const isFed = (play: Play | null): boolean => play !== null && play[0] === 'F'
const isKing = (card: Card): boolean => rankOf(parseCard(card)!) === KING
const cardIn = (play: Play): Card => play.slice(1, 3) as Card

/** A step as sentences, one for each thing that happened in it, in the order of P8. `before` is the night before the step. */
export function explainStep(step: Step, before: Standing, scene: Scene, catalogue: Catalogue = en): string[] {
  const mark = numbersFor(scene.names.length).mark
  const teller = new Teller(before, scene, catalogue)
  switch (step.step) {
    case 'flip':
      return teller.flip(step)
    case 'pair': {
      const wagon = suitIn(step.cards[0]) as Wagon
      const [from, to] = [before.space[wagonNumber(wagon)], step.space[wagonNumber(wagon)]]
      return [catalogue.pair({ cards: step.cards, wagon, from, to })]
    }
    case 'take':
      return [catalogue.takes({ who: teller.holder, card: step.card })]
    case 'call':
      return [catalogue.calls({ who: teller.holder })]
    case 'plays':
      return teller.plays(step.plays)
    case 'drift':
      return teller.drift(step)
    case 'flood':
      return [catalogue.flood({ snow: step.snow, by: step.snow - before.snow, mark })]
    case 'coast':
      return teller.coast(step)
    case 'gambit':
      return teller.gambit(step.cards)
  }
}

/** Tells one step, from the night as it stood before. */
class Teller {
  private readonly before: Standing
  private readonly scene: Scene
  private readonly say: Catalogue
  private readonly numbers: ReturnType<typeof numbersFor>

  constructor(before: Standing, scene: Scene, catalogue: Catalogue) {
    this.before = before
    this.scene = scene
    this.say = catalogue
    this.numbers = numbersFor(scene.names.length)
  }

  get holder(): Person {
    return this.who(this.scene.holder ?? 0)
  }

  private who(seat: Seat): Person {
    return personAt(seat, this.scene, this.say)
  }

  flip({ card, snow, space }: Step & { step: 'flip' }): string[] {
    const { before, say } = this
    if (card === 'WW') {
      const anyMoved = WAGONS.some((_, wagon) => isLaden(before, wagon) && before.space[wagon] > 0)
      return anyMoved ? [say.whiteout()] : [say.whiteout(), say.gambitBegins()]
    }
    const suit = suitIn(card)
    if (suit === 'S') return [say.coldSnap({ card, snow, by: snow - before.snow, mark: this.numbers.mark })]
    const number = wagonNumber(suit)
    const [from, to] = [before.space[number], space[number]]
    if (from === TOWN) return [say.staysInTown({ card, wagon: suit })]
    return [say.rolls({ card, wagon: suit, from, to, laden: isLaden(before, number) })]
  }

  /** P8: feeds and loads, then shovels, then pushes. */
  plays(plays: BySeat<Play | null>): string[] {
    const { before, say } = this
    const space = [...before.space]
    const settled: string[] = []
    const shovels: string[] = []
    const pushes: string[] = []
    const idle: string[] = []
    for (const [seat, play] of plays.entries()) {
      const who = this.who(seat)
      if (play === null) idle.push(say.sitsOut({ who }))
      else if (isFed(play)) settled.push(this.feed(who, cardIn(play)))
      else if (play[0] === 'L') settled.push(this.load(who, cardIn(play)))
    }
    for (const [seat, play] of plays.entries()) {
      if (play?.[3] !== ':') continue
      const wagon = play[4] as Wagon
      const from = space[wagonNumber(wagon)]
      const laid = { who: this.who(seat), card: cardIn(play), wagon }
      if (from > 4) shovels.push(say.wastesShovel(laid))
      else shovels.push(say.breaksTrail({ ...laid, from, to: ++space[wagonNumber(wagon)] }))
    }
    for (const [seat, play] of plays.entries()) {
      if (play?.[0] !== 'P' || play[3] === ':') continue
      const wagon = play[2] as Wagon
      const from = space[wagonNumber(wagon)]
      const laid = { who: this.who(seat), card: cardIn(play), wagon }
      if (from === TOWN) pushes.push(say.pushesInTown(laid))
      else pushes.push(say.pushes({ ...laid, from, to: ++space[wagonNumber(wagon)] }))
    }
    return [...settled, ...shovels, ...pushes, ...idle, ...this.watch(plays)]
  }

  private feed(who: Person, card: Card): string {
    return this.say.feeds({ who, card, wage: this.wageOf(card), roars: isKing(card) })
  }

  private load(who: Person, card: Card): string {
    const wagon = suitIn(card) as Wagon
    const space = this.before.space[wagonNumber(wagon)]
    const fact = { who, card, wagon, stores: storesFor(parseCard(card)!, space) }
    return space <= LAST_FULL ? this.say.loads(fact) : this.say.heaves(fact)
  }

  private wageOf(card: Card): number {
    return suitIn(card) === 'S' ? this.numbers.spade : this.numbers.fed
  }

  /** V5. */
  private watch(plays: BySeat<Play | null>): string[] {
    const { holder } = this.scene
    if (holder === undefined) return []
    const after = holderAfter(holder, plays)
    return after === holder ? [] : [this.say.watchPasses({ who: this.who(after) })]
  }

  /** B3: the drift first, the Kings second. */
  drift({ snow }: Step): string[] {
    const { say } = this
    const { mark } = this.numbers
    const plays = this.scene.plays ?? []
    const by = plays.filter((play) => play !== null && !isFed(play)).length
    const kings = plays.filter((play) => play !== null && isFed(play) && isKing(cardIn(play))).length
    const drifted = this.before.snow + by
    const told = [by > 0 ? say.drift({ snow: drifted, by, mark }) : say.noDrift({ snow: drifted, mark })]
    if (kings > 0) told.push(say.roar({ snow, by: drifted - snow, mark, kings }))
    return told
  }

  coast({ space }: Step): string[] {
    const { before, say } = this
    const rolled = WAGONS.flatMap((wagon, number) =>
      space[number] > before.space[number]
        ? [say.coasts({ wagon, from: before.space[number], to: space[number] })]
        : [],
    )
    return rolled.length > 0 ? rolled : [say.nothingCoasts()]
  }

  gambit(cards: BySeat<Card | null>): string[] {
    return cards.flatMap((card, seat) => {
      if (card === null) return []
      const laid = { who: this.who(seat), card }
      const suit = suitIn(card)
      if (suit === 'S') return [this.say.flingsSpade({ ...laid, wage: this.wageOf(card) })]
      return [this.say.flings({ ...laid, wagon: suit, stores: storesFor(parseCard(card)!, 0) })]
    })
  }
}

/** Why a play cannot be: `cannot load 7♥, the ♥ wagon is on 4 and empty`. No full stop; the clause is the refusal's own. */
export function explainRefusal(refusal: Refusal, catalogue: Catalogue = en): string {
  return catalogue.refused(refusal, refusal.word === 'notAPlay' ? refusal.play : catalogue.card(refusal.card))
}

/** A fault in one line, where, what, and the clause: `night 2, beat 3, seat 1: cannot load 7H, … (P3)`. */
export function explainFault(fault: Fault, catalogue: Catalogue = en): string {
  return catalogue.line({ where: catalogue.where(fault), what: catalogue.fault(fault), clause: fault.clause })
}
