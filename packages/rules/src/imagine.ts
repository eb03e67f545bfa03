/**
 * Worlds that fit a view: the cards that the viewer has not seen are dealt at random over the places where they may lie (other
 * hands, the Fate deck, leftovers), and the whiteout over the places it may have. The law: `viewFor(imagine(v)) = v`.
 */
import type { Dice } from './dice.ts'
import { firstHolder } from './game.ts'
import { Night } from './night.ts'
import { type Numbers, numbersFor } from './numbers.ts'
import { OVER } from './phase.ts'
import type { View } from './view.ts'
import { cardOf, PACK, type Play, parseCard, parsePlay, SITS_OUT, WHITEOUT } from './words.ts'

const UNKNOWN = 255

/** Samples worlds from one view; made once a decision, then asked as often as wanted. */
export class Worlds {
  /** one world that fits, made by playing the public history over again */
  private readonly first = new Night()
  /** the cards nobody has shown the viewer, and the order they are drawn in for one world */
  private readonly unseen: Uint8Array
  private readonly drawn: Uint8Array
  /** the places of the pack where they may lie, hands before Fate before leftovers */
  private readonly places: Uint8Array
  /** how many of the places belong to each seat's hand */
  private readonly hidden: Uint8Array
  private readonly whiteoutSeen: boolean

  /** `view` of an unfinished night; throws for a night that is over: nothing in it is left to imagine. */
  constructor(view: View, numbers: Numbers = numbersFor(view.players)) {
    if (view.phase === 'settled' || view.phase === 'over') throw new Error('a night that is over is not imagined')
    const dealt = new Dealt(view, numbers)
    this.unseen = dealt.unseen()
    this.drawn = this.unseen.slice()
    this.places = Uint8Array.from(dealt.places)
    this.hidden = Uint8Array.from(dealt.hidden)
    this.whiteoutSeen = dealt.whiteout !== UNKNOWN
    dealt.places.forEach((place, i) => {
      dealt.pack[place] = this.unseen[i]
    })
    const turned = numbers.fate + 1 - view.fateLeft
    this.first.deal(dealt.pack, {
      whiteout: this.whiteoutSeen ? dealt.whiteout : turned,
      players: view.players,
      holder: view.players === 2 ? firstHolder(view.nights) : 0,
      numbers,
    })
    this.playOver(view)
  }

  /** Plays the public history over on the first world. */
  private playOver(view: View): void {
    for (const beat of view.beats) {
      if (beat.take) this.first.take(beat.take === beat.offer![0] ? 0 : 1)
      if (beat.call !== undefined) this.first.call(beat.call)
      if (beat.plays) this.first.reveal(beat.plays.map(numberOf))
    }
    if (this.first.phase === OVER) throw new Error('the view tells of no open night')
  }

  /** Makes `into` a world that fits, every one as likely as any other; equal dice make equal worlds. */
  sample(dice: Dice, into: Night): Night {
    into.copyFrom(this.first)
    const { drawn, places, hidden } = this
    drawn.set(this.unseen)
    dice.shuffle(drawn)
    let i = 0
    for (let seat = 0; seat < hidden.length; seat++) {
      const count = hidden[seat]
      if (count === 0) continue
      for (let k = 0; k < count; k++) {
        const was = this.first.pack[places[i + k]]
        into.hands[(seat << 1) | (was >> 5)] &= ~(1 << (was & 31))
      }
      for (let k = 0; k < count; k++, i++) {
        const card = drawn[i]
        into.hands[(seat << 1) | (card >> 5)] |= 1 << (card & 31)
        into.pack[places[i]] = card
      }
    }
    for (; i < places.length; i++) into.pack[places[i]] = drawn[i]
    if (!this.whiteoutSeen) into.whiteout = into.turned + dice.below(into.numbers.fate + 1 - into.turned)
    return into
  }
}

/** One world that fits the view (see Worlds). */
export function imagine(view: View, dice: Dice): Night {
  return new Worlds(view).sample(dice, new Night())
}

const numberOf = (play: Play | null): number => (play === null ? SITS_OUT : parsePlay(play)!)

/** Lays out the pack as far as a view tells it. */
class Dealt {
  readonly pack = new Uint8Array(48).fill(UNKNOWN)
  readonly places: number[] = []
  readonly hidden: number[] = []
  whiteout = UNKNOWN
  private readonly seen = new Uint8Array(64)

  constructor(view: View, numbers: Numbers) {
    const { players } = view
    const hand = numbers.hand
    const dealt = dealtCards(view)
    for (let seat = 0; seat < players; seat++) {
      const cards = dealt[seat]
      for (const [k, card] of cards.entries()) this.lay(seat * hand + k, card)
      this.hidden.push(hand - cards.length)
      for (let k = cards.length; k < hand; k++) this.places.push(seat * hand + k)
    }
    const first = players * hand
    let place = 0
    let laid = 0
    for (const beat of view.beats) {
      for (const name of turnedUp(view, beat)) {
        const card = parseCard(name)!
        if (card === WHITEOUT) this.whiteout = place
        else this.lay(first + laid++, card)
        place++
      }
    }
    for (let at = first + laid; at < 48; at++) this.places.push(at)
  }

  private lay(place: number, card: number): void {
    this.pack[place] = card
    this.seen[card] = 1
  }

  /** The cards that the viewer has not seen. */
  unseen(): Uint8Array {
    return PACK.filter((card) => !this.seen[card])
  }
}

function turnedUp(view: View, beat: View['beats'][number]): readonly string[] {
  if (view.players !== 2) return beat.flip ? [beat.flip] : []
  return beat.offer ?? beat.pair ?? (beat.flip ? [beat.flip] : [])
}

/** The cards that are known to have been dealt to each seat: played from the hand, or in the viewer's own. */
function dealtCards(view: View): number[][] {
  const dealt: number[][] = []
  const taken = new Set(view.beats.map((beat) => beat.take))
  for (let seat = 0; seat < view.players; seat++) {
    const cards: number[] = []
    for (const beat of view.beats) {
      const play = beat.plays?.[seat]
      if (play && !taken.has(play.slice(1, 3) as never)) cards.push(cardOf(parsePlay(play)!))
    }
    if (view.you?.seat === seat) {
      for (const name of view.you.hand) if (!taken.has(name)) cards.push(parseCard(name)!)
    }
    dealt.push(cards)
  }
  return dealt
}
