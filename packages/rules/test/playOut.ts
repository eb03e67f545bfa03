/** Random decisions by the engine's own counted options: the loop of every play-out. */
import { CALL, type Dice, GAMBIT, heldBy, type Night, nthCard, OVER, PLAY, SITS_OUT, TAKE } from '../src/index.ts'

const row = new Uint8Array(6)

/** Makes one random decision for everybody who owes one. Nothing is allocated. */
export function decideAtRandom(night: Night, dice: Dice): void {
  switch (night.phase) {
    case TAKE:
      return night.take(dice.below(2) as 0 | 1)
    case CALL:
      return night.call(dice.below(2) === 1)
    case PLAY:
      for (let seat = 0; seat < night.players; seat++) {
        const count = night.countPlays(seat)
        row[seat] = count === 0 ? SITS_OUT : night.nthPlay(seat, dice.below(count))
      }
      return night.reveal(row)
    case GAMBIT:
      for (let seat = 0; seat < night.players; seat++) {
        const count = heldBy(night, seat)
        row[seat] = count === 0 ? SITS_OUT : nthCard(night, seat, dice.below(count))
      }
      return night.fling(row)
    default:
      throw new Error('the night is over')
  }
}

/** Plays a night to its end. */
export function playOut(night: Night, dice: Dice): Night {
  while (night.phase !== OVER) decideAtRandom(night, dice)
  return night
}
