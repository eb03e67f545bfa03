/**
 * Play-outs: a night played on to its end, every seat by steady's rules of thumb, straight on the engine's own night. A seat's
 * policy reads its own hand and what is public (Sight), so a play-out is what might happen, not what open hands would do.
 * Nothing is allocated in one.
 */
import {
  CALL,
  GAMBIT,
  heldBy,
  isEmptyHanded,
  type Night,
  nthCard,
  OVER,
  offered,
  SITS_OUT,
  TAKE,
} from '@watchfires/rules'
import { Reckoner } from './reckoner.ts'
import { Shown } from './shown.ts'
import type { Weights } from './weights.ts'
import type { Whims } from './whims.ts'

export class PlayOut {
  /** what everybody has seen of the night that is played out */
  readonly shown = new Shown()
  private readonly reckoner: Reckoner
  private readonly row = new Uint8Array(6)

  constructor(weights: Weights) {
    this.reckoner = new Reckoner(weights)
  }

  /** Plays a night on to its end; `shown` must be up to date with it. Whims make a seat now and then do anything at all. */
  run(night: Night, whims: Whims): void {
    for (;;) {
      switch (night.phase) {
        case OVER:
          return
        case TAKE:
          night.take(this.chooseTake(night, whims))
          break
        case CALL:
          night.call(this.chooseCall(night, whims))
          break
        case GAMBIT:
          this.fillFlings(night, whims, this.row)
          night.fling(this.row)
          return
        default:
          this.fillPlays(night, whims, this.row)
          night.reveal(this.row)
      }
      this.shown.follow(night)
    }
  }

  /** Every seat's play for the beat that is on. */
  fillPlays(night: Night, whims: Whims, row: Uint8Array): void {
    for (let seat = 0; seat < night.players; seat++) {
      if (isEmptyHanded(night, seat)) row[seat] = SITS_OUT
      else if (whims.strikes(night.beat, seat)) row[seat] = night.nthPlay(seat, whims.below(night.countPlays(seat)))
      else row[seat] = this.choosePlay(night, seat)
    }
  }

  /** Every seat's card for the Gambit. */
  fillFlings(night: Night, whims: Whims, row: Uint8Array): void {
    for (let seat = 0; seat < night.players; seat++) {
      if (isEmptyHanded(night, seat)) row[seat] = SITS_OUT
      else if (whims.strikes(night.beat + 1, seat)) row[seat] = nthCard(night, seat, whims.below(heldBy(night, seat)))
      else row[seat] = this.chooseFling(night, seat)
    }
  }

  private see(night: Night, seat: number): Reckoner {
    this.reckoner.sight.see(night, seat, this.shown)
    this.reckoner.begin()
    return this.reckoner
  }

  /** The play that steady takes. */
  choosePlay(night: Night, seat: number): number {
    return this.see(night, seat).bestPlay(night.ways)
  }

  chooseFling(night: Night, seat: number): number {
    const reckoner = this.see(night, seat)
    let most = Number.NEGATIVE_INFINITY
    let top = SITS_OUT
    for (let k = heldBy(night, seat) - 1; k >= 0; k--) {
      const card = nthCard(night, seat, k)
      const worth = reckoner.ofFling(card)
      if (worth < most) continue
      most = worth
      top = card
    }
    return top
  }

  chooseTake(night: Night, whims: Whims): 0 | 1 {
    if (whims.strikes(night.beat, night.holder, 1)) return whims.below(2) as 0 | 1
    const reckoner = this.see(night, night.holder)
    const first = offered(night, night.beat, 0)
    const second = offered(night, night.beat, 1)
    return reckoner.ofTake(second, first) > reckoner.ofTake(first, second) ? 1 : 0
  }

  chooseCall(night: Night, whims: Whims): boolean {
    if (whims.strikes(night.beat, night.holder, 2)) return whims.below(2) === 1
    const reckoner = this.see(night, night.holder)
    return reckoner.ofCall(true) >= reckoner.ofCall(false)
  }
}
