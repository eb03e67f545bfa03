/** The Last Watch (L1): no more flips. The Snow floods, then every laden wagon on 1–5 coasts, until one is through or all buried. */
import type { Night } from './night.ts'
import { TOWN } from './numbers.ts'
import { FLOOD, LAST_WATCH } from './outcome.ts'
import { isBuried } from './snow.ts'
import { roll } from './wagon.ts'

export function lastWatch(night: Night): void {
  for (;;) {
    night.snow += night.numbers.flood + night.players
    night.tell('flood')
    if (isBuried(night)) return night.end(FLOOD, -1)
    for (let wagon = 0; wagon < 3; wagon++) {
      if (night.total[wagon] > 0 && night.space[wagon] >= 1 && night.space[wagon] < TOWN) roll(night, wagon, 1)
    }
    night.tell('coast')
    if (night.checkThrough(LAST_WATCH)) return
  }
}
