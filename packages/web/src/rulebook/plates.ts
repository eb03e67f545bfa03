/** Which picture stands by which clause. */
import {
  explainRepayment,
  LINES,
  numbersFor,
  parseCard,
  prospect,
  type Repayment,
  storesFor,
  viewFor,
} from '@watchfires/rules'
import type { ClauseId } from './clause.ts'
import { court, flood, PLAYERS, spelled, two } from './figures.ts'
import {
  buried,
  gambit,
  lastWatch,
  levelInAll,
  levelInPlace,
  levelInStores,
  NAMES,
  nightInTown,
  offer,
  roadForPlays,
  SHOWN_BEAT,
} from './nights.ts'
import { type Picture, pictureOf, STRETCHES, tableOf } from './pictures.ts'
import { prose } from './prose.ts'
import { type Stage, sceneOf, untouched } from './stage.ts'

const html = (words: string): Picture => ({ html: words, parts: [] })

/** A step of the night that the chapter on the beat shows, with the engine's sentences. */
function shown(step: 'flip' | 'plays' | 'drift', cards: readonly string[]): Picture {
  const stage = nightInTown()
  const at = stage.steps.findIndex((one) => one.step === step && one.beat === SHOWN_BEAT)
  return pictureOf({
    scene: sceneOf(stage, at),
    cards,
    caption: stage.told(at).join(' '),
  })
}

/** A play by one seat on the road that the chapter on plays shows: as the table would show it before it is committed. */
function thoughtOf(seat: number, play: string, more = ''): Picture {
  const stage = roadForPlays()
  const [way, card, target] = [play[0], play.slice(1, 3), play[4]]
  const suit = (target ?? card[1]) as 'H' | 'D' | 'C'
  const scene = sceneOf(stage)
  const space = scene.space['HDC'.indexOf(suit)]!
  const told = prospect(viewFor(stage.night, seat), play, stage.company)
  return pictureOf({
    scene: {
      ...scene,
      preview:
        way === 'L' ? { kind: 'load', suit, seat, pips: storesFor(parseCard(card)!, space) } : { kind: 'push', suit },
    },
    cards: [way === 'P' ? `${card}-` : card],
    caption: `**${told.title}.** ${told.effect}.${more}`,
  })
}

/** A night that the storm ended between wagons level. */
function level(stage: Stage, cards: readonly string[]): Picture {
  return pictureOf({ scene: sceneOf(stage), cards, caption: stage.ending.join(' ') })
}

/** The setup by number of players (S2, L1), for all of them or for some. */
export const numbersTable = (players: readonly number[] = PLAYERS): string =>
  tableOf({
    caption: 'By number of players',
    name: 'numbers',
    head: ['Players', ...players.map(String)],
    rows: [
      ['Hand', ...players.map((count) => `${numbersFor(count).hand}`)],
      ['Fate deck, before the whiteout', ...players.map((count) => `${numbersFor(count).fate}`)],
      ['Snow buries at', ...players.map((count) => `${numbersFor(count).mark}`)],
      ['A flood of the Last Watch', ...players.map((count) => `+${flood + count}`)],
    ],
  })

/** The last steps of a night whose hands ran out. */
function coasting(): Picture {
  const stage = lastWatch()
  const first = stage.steps.findIndex(({ step }) => step === 'flood')
  const told = stage.steps.slice(first).flatMap((_, i) => stage.told(first + i))
  const picture = pictureOf({
    scene: sceneOf(stage, first - 1),
    caption: 'Every hand is empty, and so is Food, far ahead as it is. What the Last Watch then does:',
  })
  const steps = [...told, ...stage.ending].map((words) => `<li>${prose(words)}</li>`).join('')
  return { ...picture, html: picture.html.replace('</figcaption>', `</figcaption><ol class="told">${steps}</ol>`) }
}

/** The clause that a line of the settlement is paid by; stores have one for each way they can go. */
const PAID = { pushes: '[G3]', watch: '[G4]', longWatch: '[G5]' } as const

const signed = (value: number): string => (value < 0 ? `−${-value}` : value > 0 ? `+${value}` : '0')

/** The settlement of the night that the chapter on the beat shows. */
function sheet(): Picture {
  const { view, company } = nightInTown()
  const { settlement, gratitude } = view.nights[0]!
  const line = (seat: number, of: keyof Repayment): string => {
    const value = settlement[seat]![of]
    const clause = of === 'stores' ? (value < 0 ? '[G2]' : '[G1]') : PAID[of]
    const told = explainRepayment(view, { seat, line: of, company })
    return `<li><span>${prose(`${told} ${clause}`)}</span> <b>${signed(value)}</b></li>`
  }
  const people = company.names.map(
    (name, seat) =>
      `<div class="owed"><h4>${name}</h4><ul>${LINES.map((of) => line(seat, of)).join('')}` +
      `<li class="sum"><span>This night</span> <b>${signed(gratitude[seat]!)}</b></li></ul></div>`,
  )
  return html(
    `<div class="sheet"><p>The night shown under [B1] went on for a beat and a flip, and Medicine came to Town. What each is owed for it:</p>${people.join('')}</div>`.replace(
      '[B1]',
      prose('[B1]'),
    ),
  )
}

/** Where the pictures stand; each is made when its page is. */
export const PLATES: Readonly<Partial<Record<ClauseId, () => Picture>>> = {
  S1: () =>
    pictureOf({
      cards: ['9H', '9D', '9C', '9S', 'JH', 'QD', 'KC', 'WW'],
      caption: `Food, medicine, firewood, snow; the lantern-bearer, the matriarch and the King, worth ${court} each; and the storm.`,
    }),
  S2: () => html(numbersTable()),
  S4: () =>
    pictureOf({
      scene: untouched(NAMES.length),
      heads: STRETCHES,
      caption: `A table of ${spelled(NAMES.length)}, nothing turned yet. The stake counts the Snow, and on its board is the burial mark; the dashed line is where the road goes under. The lower tag is the Snow as it lies, the upper one the worst that this beat can bring.`,
    }),
  B1: () => shown('flip', ['7D']),
  B2: () => shown('plays', ['KS', '9S-', '3C-']),
  B3: () => shown('drift', []),
  P2: () => thoughtOf(0, 'L9H'),
  P3: () => thoughtOf(0, 'L9D', ' Onto Firewood, further on but empty, nothing can be heaved.'),
  P4: () => thoughtOf(2, 'P4C'),
  P5: () => thoughtOf(1, 'P6S:D'),
  E1: () => {
    const stage = nightInTown()
    return pictureOf({ scene: sceneOf(stage), caption: [...stage.told(-1), ...stage.ending].join(' ') })
  },
  E2: () => {
    const stage = buried()
    return pictureOf({
      scene: sceneOf(stage),
      caption: [...stage.told(-1), ...stage.ending].join(' '),
    })
  },
  W4: () => {
    const stage = gambit()
    return pictureOf({
      scene: sceneOf(stage),
      cards: ['8H', 'QC', '7D'],
      caption: [...stage.told(-2), ...stage.told(-1), ...stage.ending].join(' '),
    })
  },
  L1: coasting,
  T2: () => level(levelInPlace(), ['9H', '4C']),
  T3: () => level(levelInStores(), ['KH', 'TC']),
  T4: () => level(levelInAll(), ['7D', '9S', '3C']),
  G6: sheet,
  V3: () => {
    const stage = offer()
    stage.take('8S')
    return pictureOf({
      scene: sceneOf(stage),
      cards: ['7D', '8S'],
      caption: `${stage.told(-2).join(' ')} ${stage.told(-1).join(' ')} The road is short for two: ${two.mark} buries it.`,
      page: 'valley',
    })
  },
}
