/** Pencilled nights in short, for tests. */
import type { Card, Seat, Wagon } from '@watchfires/rules'
import {
  blankNight,
  endNight,
  type PencilEnd,
  type PencilNight,
  type Pile,
  type Ride,
  type Store,
} from '../src/pencil/index.ts'

export const NAMES = ['Ann', 'Bo', 'Cai', 'Dee', 'Eli', 'Fay']

export const town = (wagon: Wagon): PencilEnd => ({ kind: 'through', by: 'town', wagon })
export const gambit = (wagon: Wagon): PencilEnd => ({ kind: 'through', by: 'gambit', wagon })
export const call = (wagon: Wagon, caller: Seat): PencilEnd => ({ kind: 'through', by: 'call', wagon, caller })
export const buried = (by: 'cold-snap' | 'drift' | 'flood'): PencilEnd => ({ kind: 'buried', by })
export const STRANDED: PencilEnd = { kind: 'stranded', by: 'gambit' }

const RIDES: Readonly<Record<string, Ride>> = { '': 'full', '/': 'heaved', '!': 'flung' }
const ENTRY =
  /^(\d):(?:(?<card>[2-9TJQKA][HDCS])(?<ride>[/!]?)|(?<wagon>[HDC])(?<pushes>\d+)|t(?<trails>\d+)|f(?<spades>[\d.]+)\+(?<others>[\d.]+)|n(?<named>..))$/

/**
 * A night from words parted by spaces, each of a seat: `0:9H` loaded, `0:9H/` heaved, `0:9H!` flung, `0:H2` two pushes on ♥,
 * `0:t1` one trail broken, `0:f2+1` two ♠ and one other fed, `0:n3D` 3♦ named among them.
 */
export function night(players: number, entries: string, end: PencilEnd | null = null): PencilNight {
  const blank = blankNight(players)
  const stores: Store[] = []
  const pushes = { H: [...blank.trails], D: [...blank.trails], C: [...blank.trails] }
  const trails = [...blank.trails]
  const piles: Pile[] = [...blank.piles]
  for (const entry of entries.split(' ')) {
    const read = ENTRY.exec(entry)
    if (!read) throw new Error(`${entry} is no entry`)
    const seat = Number(read[1])
    const { card, ride, wagon, pushes: pushed, trails: broken, spades, others, named } = read.groups!
    if (card) stores.push({ seat, card: card as Card, ride: RIDES[ride] })
    else if (wagon) pushes[wagon as Wagon][seat] = Number(pushed)
    else if (broken) trails[seat] = Number(broken)
    else if (named) piles[seat] = { ...piles[seat], named: [...piles[seat].named, named as Card] }
    else piles[seat] = { ...piles[seat], spades: Number(spades), others: Number(others) }
  }
  return endNight({ ...blank, stores, pushes: [pushes.H, pushes.D, pushes.C], trails, piles }, end)
}
