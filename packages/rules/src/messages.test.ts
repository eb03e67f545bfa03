import { expect, test } from 'vitest'
import { vectors } from '../test/vectors.ts'
import {
  type Catalogue,
  type Company,
  callProspect,
  conceivablePlays,
  en,
  explainFault,
  explainOutcome,
  explainRefusal,
  explainRepayment,
  explainStep,
  explainWinners,
  fault,
  flingProspect,
  LINES,
  type Play,
  type Prospect,
  playLabel,
  prospect,
  publicView,
  readGame,
  type Standing,
  type Step,
  sceneOf,
  stepOf,
  takeProspect,
  trailhead,
  type View,
  viewFor,
  winnersOf,
} from './index.ts'

const spoken = new Set<string>()
/** A language of one word a sentence: `⟦drift⟧`. */
const marked = new Proxy(en, {
  get: (_, name) => () => {
    spoken.add(String(name))
    return `⟦${String(name)}⟧`
  },
}) satisfies Catalogue

const company: Company = { names: ['Ada', 'Bram', 'Odile', 'Tove', 'Finn', 'Wil'], you: 0 }

/** Everything that can be said of a record. */
function allSaid(record: unknown): string[] {
  const said: string[] = []
  let steps: Step[] = []
  const rows = ({ title, effect }: Prospect) => said.push(title, effect)
  const plays = (view: View) => {
    for (const card of view.you!.hand)
      for (const play of [...conceivablePlays(card), `P${card}:H`, `L${card}`]) {
        rows(prospect(view, play, company, marked))
        said.push(playLabel(play as Play, marked))
      }
  }
  readGame(record, {
    step: (night, step) => {
      steps.push(stepOf(night, step))
      const view = viewFor(night, night.players === 2 ? night.holder : 0)
      if (view.offer) for (const card of view.offer) rows(takeProspect(view, card, marked))
      if (view.phase === 'call') rows(callProspect(view, true, company, marked))
      if (view.phase === 'call') rows(callProspect(view, false, company, marked))
      if (view.phase === 'gambit') for (const card of view.you!.hand) rows(flingProspect(view, card, marked))
    },
    reveal: (night) => plays(viewFor(night, 0)),
    nightEnds: (game) => {
      const view = publicView(game.night, game)
      const of = { ...company, names: company.names.slice(0, game.players) }
      let before: Standing = trailhead(game.players)
      for (const step of steps) {
        said.push(...explainStep(step, before, sceneOf(view, step.beat, of), marked))
        before = step
      }
      steps = []
      if (game.isOpen) return
      said.push(...explainOutcome(game.nights.at(-1)!.outcome, before, marked))
      for (const line of LINES) said.push(explainRepayment(view, { seat: 1, line, company: of }, marked))
      if (game.isOver) said.push(explainWinners(game.nights, winnersOf(game.nights, game.players), of, marked))
    },
  })
  return said
}

test('everything said comes from the catalogue, so that a language is one more object', () => {
  for (const name of ['games', 'rulings'] as const)
    for (const { record } of vectors(name).slice(0, 32)) {
      const said = allSaid(record).join(' ')
      expect(said.replace(/⟦\w+⟧/g, '').trim()).toBe('')
    }
  expect(explainRefusal({ word: 'notHeld', clause: 'B2', card: '7H' }, marked)).toBe('⟦refused⟧')
  expect(explainFault(fault('pack', { night: 1 }), marked)).toBe('⟦line⟧')
  expect(spoken.size).toBeGreaterThan(55)
})
