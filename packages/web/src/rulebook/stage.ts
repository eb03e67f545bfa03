/** Positions for the rulebook's pictures, played on the real engine from named cards: what no night can come to cannot be shown. */
import type { SceneState } from '@watchfires/kit'
import {
  type Company,
  explainOutcome,
  explainStep,
  makeCard,
  Night,
  numbersFor,
  OVER,
  outcomeOf,
  PACK,
  type Play,
  parseCard,
  parsePlay,
  Recorder,
  resultOf,
  type Scene,
  SITS_OUT,
  type Step,
  standingOf,
  trailhead,
  type View,
  viewFor,
  whyNot,
} from '@watchfires/rules'

/** A night to lay out; cards are written `7H KS 2D`. What is not named is filled in a fixed order. */
export interface Staging {
  /** one hand a player */
  readonly hands: readonly string[]
  /** the first Fate cards from the top, the whiteout not counted */
  readonly fate: string
  /** the whiteout's place among the Fate cards, 0 on top; at the bottom unless said otherwise */
  readonly whiteout?: number
  readonly names: readonly string[]
}

const cardsIn = (words: string): string[] => words.split(' ').filter((card) => card !== '')

/** The whole pack, the named cards where they are wanted. */
function packOf({ hands, fate }: Staging): number[] {
  const { hand, fate: deck } = numbersFor(hands.length)
  const names = [...hands, fate].flatMap(cardsIn)
  const named = new Set(names)
  if (named.size < names.length) throw new Error(`a card is named twice among ${names.join(' ')}`)
  const spare = Array.from(PACK, makeCard).filter((card) => !named.has(card))
  const filled = (words: string, size: number): string[] => {
    const cards = cardsIn(words)
    return [...cards, ...spare.splice(0, size - cards.length)]
  }
  const pack = [...hands.flatMap((cards) => filled(cards, hand)), ...filled(fate, deck)]
  return [...pack, ...spare].map((card) => parseCard(card)!)
}

/** A night that is played out for its pictures. */
export class Stage {
  readonly night = new Night()
  readonly steps: Step[] = []
  readonly company: Company
  private readonly recorder = new Recorder()

  constructor(staging: Staging) {
    this.company = { names: staging.names }
    const players = staging.hands.length
    this.night.listener = this.recorder
    this.night.deal(packOf(staging), { players, whiteout: staging.whiteout ?? numbersFor(players).fate })
    this.steps.push(...this.recorder.drain())
  }

  /** One reveal, a play for each seat, `-` for one without cards. Throws at an illegal play. */
  beat(...plays: readonly string[]): this {
    for (const [seat, play] of plays.entries()) {
      const refusal = play === '-' ? null : whyNot(viewFor(this.night, seat), play)
      if (refusal) throw new Error(`seat ${seat} cannot ${play} (${refusal.clause})`)
    }
    this.night.reveal(plays.map((play) => (play === '-' ? SITS_OUT : parsePlay(play)!)))
    return this.heard()
  }

  take(card: string): this {
    this.night.take(this.view.offer![0] === card ? 0 : 1)
    return this.heard()
  }

  fling(...cards: readonly string[]): this {
    this.night.fling(cards.map((card) => parseCard(card)!))
    return this.heard()
  }

  private heard(): this {
    this.steps.push(...this.recorder.drain())
    return this
  }

  /** What everybody sees; the sheet as well once the night is over. */
  get view(): View {
    return viewFor(
      this.night,
      'spectator',
      this.night.phase === OVER ? { nights: [resultOf(this.night)] } : { nights: [] },
    )
  }

  /** The stores aboard each wagon before or after a beat's reveal; now, without a beat. */
  aboardAt(beat: number | undefined, isBefore: boolean): View['aboard'] {
    const { aboard, beats } = this.view
    if (beat === undefined) return aboard
    const later = new Set(beats.slice(isBefore ? beat - 1 : beat).flatMap(({ plays }) => plays ?? []))
    return aboard.map((cards) => cards.filter(({ card }) => !later.has(`L${card}`))) as unknown as View['aboard']
  }

  /** The sentences of one step, by its place among all steps; negative from the end. */
  told(at: number): string[] {
    const place = at < 0 ? this.steps.length + at : at
    const step = this.steps[place]!
    const before = this.steps[place - 1] ?? trailhead(this.company.names.length)
    const plays = this.view.beats[step.beat - 1]?.plays
    const scene: Scene = {
      ...this.company,
      ...(plays && { plays }),
      ...(this.view.holder !== undefined && { holder: 0 }),
    }
    return explainStep(step, before, scene)
  }

  /** How the night ended, in sentences. */
  get ending(): string[] {
    return explainOutcome(outcomeOf(this.night)!, standingOf(this.night))
  }
}

const isFed = (play: Play | null): boolean => play?.[0] === 'F'

/**
 * The night as the scene draws it: now, with cards being laid, or as it stood after a step. The fire and the shoulders at the
 * wheels are those of the step's beat once its cards are over.
 */
export function sceneOf(stage: Stage, at?: number): SceneState {
  const { view, steps } = stage
  const step = at === undefined ? undefined : steps[at]!
  const areLaid = step === undefined || step.step === 'flip' || step.step === 'take' || step.step === 'pair'
  const plays = areLaid ? [] : (view.beats[step.beat - 1]!.plays ?? [])
  const by = (suit: string): number[] => plays.flatMap((play, seat) => (play === `P${play?.[1]}${suit}` ? [seat] : []))
  const snow = step?.snow ?? view.snow
  const waits = step === undefined && view.phase !== 'play' ? 0 : view.players
  const leavers = step?.step === 'plays' ? plays.filter((play) => play && !isFed(play)).length : waits
  return {
    space: step?.space ?? view.space,
    aboard: stage.aboardAt(step?.beat, areLaid),
    pushes: [by('H'), by('D'), by('C')],
    snow,
    mark: view.mark,
    reach: step?.step === 'drift' ? snow : snow + leavers,
    fed: plays.flatMap((play, seat) => (isFed(play) ? [seat] : [])),
    roar: plays.some((play) => isFed(play) && play?.[1] === 'K'),
  }
}

/** A table before anything is turned (S4), with the worst that its first beat can bring. */
export function untouched(players: number): SceneState {
  const { space, snow } = trailhead(players)
  const { mark, coldSnap } = numbersFor(players)
  const nothing = [[], [], []]
  return { space, aboard: nothing, pushes: nothing, snow, mark, reach: snow + coldSnap + players, fed: [], roar: false }
}
