/** What a finished night is worth to a seat: what search makes most of. */
import { gratitudeOf, type Night } from '@watchfires/rules'

/** Of a night that is over, for a seat; in gratitude, or any other measure that is the same for all nights of a search. */
export type Utility = (night: Night, seat: number) => number

/** A seat's own gratitude, less a share of what the others get on average. */
export function gratitude(rival: number): Utility {
  return (night, seat) => {
    const { players } = night
    let others = 0
    for (let other = 0; other < players; other++) if (other !== seat) others += gratitudeOf(night, other)
    return gratitudeOf(night, seat) - (rival * others) / (players - 1)
  }
}
