/** The nights that the rulebook's pictures are taken from. Each was played on the engine; the words beside them are its own. */
import { Stage } from './stage.ts'

export const NAMES = ['Asa', 'Odile', 'Bram'] as const

/** A night for three from its first flip to a wagon in Town: the chapters on the beat and on repayment follow it. */
export const nightInTown = (): Stage =>
  new Stage({
    names: NAMES,
    hands: ['9D 2D KS 5D', '4C TC 3C 2S', '6S JD 9S 4H'],
    fate: 'QD 8S 7D 3H 6D',
  })
    .beat('L9D', 'L4C', 'F6S')
    .beat('P2D', 'LTC', 'LJD')
    .beat('FKS', 'P3C', 'P9S:D')
    .beat('P5D', 'F2S', 'F4H')

/** The beat of that night that is shown step by step. */
export const SHOWN_BEAT = 3

/** A road on which each play can be shown: Food near the trailhead, Medicine laden and on its way, Firewood further and empty. */
export const roadForPlays = (): Stage =>
  new Stage({
    names: NAMES,
    hands: ['7D 3D 6H 9H 9D', '5C 4D 6S 3H', '9C 2C TH 4C'],
    fate: '6C 7C 8D 2H',
  })
    .beat('L7D', 'P5C', 'P9C')
    .beat('P3D', 'P4D', 'FTH')
    .beat('L6H', 'F3H', 'F2C')

/** The whiteout falls on wagons laden and level: two of them at 1, their stores as given. */
const levelAt = (food: string, firewood: string, fate = ''): Stage =>
  new Stage({
    names: NAMES,
    hands: [`${food} 2S`, `${firewood} 3S`, '4S 5S'],
    fate: `5H 6C ${fate}`,
    whiteout: 2,
  })
    .beat(`L${food}`, `L${firewood}`, 'F4S')
    .beat('F2S', 'F3S', 'F5S')

export const levelInPlace = (): Stage => levelAt('9H', '4C')
export const levelInStores = (): Stage => levelAt('KH', 'TC')
export const levelInAll = (): Stage => levelAt('8H', '8C', '7D 9S 3C')

/** A night of cold-snaps on which hardly anybody kept the fire. */
export const buried = (): Stage =>
  new Stage({
    names: NAMES,
    hands: ['9D 8D 7D 6D', 'TH 9H 8H 2H', '4C 5C 6C QH'],
    fate: '2S 3D 4S 5S 6S',
  })
    .beat('L9D', 'LTH', 'P4C')
    .beat('L8D', 'L9H', 'P5C')
    .beat('P7D', 'L8H', 'P6C')
    .beat('P6D', 'P2H', 'FQH')

/** The storm in the third beat, on one wagon that is laden but has not moved and two that have moved but are empty. */
export const gambit = (): Stage =>
  new Stage({
    names: NAMES,
    hands: ['9C 2S 8H', '6H QC 3S', '7D 4S 5S'],
    fate: '5H TD',
    whiteout: 2,
  })
    .beat('L9C', 'F3S', 'F4S')
    .beat('F2S', 'P6H', 'F5S')
    .fling('8H', 'QC', '7D')

/** A night in which every hand runs out: the fire was fed enough, and Firewood was on its way. */
export const lastWatch = (): Stage =>
  new Stage({
    names: NAMES,
    hands: ['9C 2S 3S 4S 5S 6S 7S 8S 9S', 'QC 2H 3H 4H 5H 6H 7H 8H 9H', '3C 4C 2D 3D 4D 5D 6D 7D 8D'],
    fate: '5C 6C TS TH JH QH TD JD KH',
  })
    .beat('L9C', 'LQC', 'F2D')
    .beat('F2S', 'F2H', 'P3C')
    .beat('F3S', 'F3H', 'P4C')
    .beat('F4S', 'F4H', 'F3D')
    .beat('F5S', 'F5H', 'F4D')
    .beat('F6S', 'F6H', 'F5D')
    .beat('F7S', 'F7H', 'F6D')
    .beat('F8S', 'F8H', 'F7D')
    .beat('F9S', 'F9H', 'F8D')

/** The Last Valley: the mountain's first offer, and the take. */
export const offer = (): Stage => new Stage({ names: NAMES.slice(0, 2), hands: ['9D', '4C'], fate: '7D 8S' })
