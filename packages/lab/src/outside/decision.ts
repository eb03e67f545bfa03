/** Decisions of outside bots, as api.md writes them, and the feed that stands in for one that did not come. */
import type { Choice } from '@watchfires/bots'
import type { View } from '@watchfires/rules'
import { idle } from '@watchfires/table'

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A line that a bot wrote, as an object; undefined for anything else. */
export function parseLine(line: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Where the choice stands in a decision of each type. */
const FIELDS = { play: 'play', take: 'card', gambit: 'card', call: 'call' } as const

/** What a decision chooses, if it answers what the view owes and is legal; undefined otherwise. */
export function choiceIn(decision: Json, view: View): Choice | undefined {
  const { phase } = view
  if (phase === 'settled' || phase === 'over' || decision.type !== phase) return undefined
  if (decision.night !== undefined && decision.night !== view.night) return undefined
  if (decision.beat !== undefined && decision.beat !== view.beat) return undefined
  return view.you!.legal.find((choice) => choice === decision[FIELDS[phase]])
}

/** What is chosen for a bot that did not: a plain feed, as for a seat whose owner is away (api.md, *Clock*). */
export function standIn(view: View): Choice {
  const choice = choiceIn({ ...idle(view) }, view)
  if (choice === undefined) throw new Error('the stand-in is legal')
  return choice
}
