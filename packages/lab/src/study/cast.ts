/**
 * The cast: who can play in a study, by what the command line says of them.
 *
 * `novice`, `steady`, `sharp`, `random` · `sharp:worlds=64` or `sharp:ms=10`, with `noise=`, `rival=` beside ·
 * `flat:playouts=1000` or `flat:ms=10`, `ismcts:…` likewise (the references) · `steady:weights=FILE` · `exec:COMMAND`, a program
 * that speaks docs/bot-protocol.md.
 */
import { readFileSync } from 'node:fs'
import {
  type Bot,
  type Budget,
  type Choice,
  gratitude,
  noviceBot,
  sharpBot,
  steadyBot,
  WEIGHTS,
  type Weights,
} from '@watchfires/bots'
import type { Dice, Numbers, View } from '@watchfires/rules'
import { flatBot, type Rollout } from '../reference/flat.ts'
import { ismctsBot } from '../reference/ismcts.ts'

/** Somebody who decides, at once or after a while. */
export interface Player {
  choose(view: View, dice: Dice): Choice | Promise<Choice>
  /** hears of a night's end */
  over?(view: View): void
}

/** Why a bot's description is not understood. */
export class NotCast extends Error {}

export const OUTSIDE = 'exec:'

type Settings = ReadonlyMap<string, string>

const NAMES = ['random', 'novice', 'steady', 'sharp', 'flat', 'ismcts'] as const

/** The bot of this description, `exec:` ones apart; `numbers` of a studied game. Throws NotCast. */
export function castBot(described: string, numbers?: Numbers): Bot {
  const [name, rest] = cut(described, ':')
  const settings = settingsIn(rest, described)
  const bot = botOf(name, settings, { described, numbers })
  for (const key of settings.keys()) {
    if (!SETTINGS[name]?.includes(key)) throw new NotCast(`${described}: ${name} has no setting ${key}`)
  }
  return bot
}

const SETTINGS: Readonly<Record<string, readonly string[]>> = {
  steady: ['weights', ...Object.keys(WEIGHTS)],
  sharp: ['worlds', 'ms', 'noise', 'trust', 'guesses', 'weights', ...Object.keys(WEIGHTS)],
  flat: ['playouts', 'ms', 'rollout', 'rival', 'explore'],
  ismcts: ['playouts', 'ms', 'rollout', 'rival', 'explore'],
}

function botOf(
  name: string,
  settings: Settings,
  { described, numbers }: { described: string; numbers?: Numbers },
): Bot {
  const number = (key: string): number | undefined => numberIn(settings.get(key), { key, described })
  const weights = weightsIn(settings, described)
  const rival = number('rival')
  const ms = number('ms')
  const timed = ms === undefined ? null : { milliseconds: ms, now: () => performance.now() }
  switch (name) {
    case 'random':
      return { choose: (view, dice) => view.you!.legal[dice.below(view.you!.legal.length)] }
    case 'novice':
      return noviceBot({ numbers })
    case 'steady':
      return steadyBot({ weights, numbers })
    case 'sharp': {
      const budget: Budget | { worlds?: number } = timed ?? { worlds: number('worlds') }
      const noise = number('noise')
      const utility = rival === undefined ? undefined : gratitude(rival)
      return sharpBot({
        ...budget,
        noise,
        trust: number('trust'),
        guesses: number('guesses'),
        utility,
        weights,
        numbers,
      })
    }
    case 'flat':
    case 'ismcts': {
      const budget = timed ?? { playOuts: number('playouts') ?? 1000 }
      const rollout = rolloutIn(settings.get('rollout'), described)
      const reference = { budget, rollout, rival, explore: number('explore'), numbers }
      return name === 'flat' ? flatBot(reference) : ismctsBot(reference)
    }
    default:
      throw new NotCast(`${described}: no such bot; there are ${NAMES.join(', ')} and ${OUTSIDE}COMMAND`)
  }
}

function cut(text: string, at: string): [string, string] {
  const place = text.indexOf(at)
  return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place + 1)]
}

function settingsIn(text: string, described: string): Settings {
  const settings = new Map<string, string>()
  for (const setting of text === '' ? [] : text.split(',')) {
    const [key, value] = cut(setting, '=')
    if (value === '') throw new NotCast(`${described}: ${key} needs a value, as in ${key}=10`)
    settings.set(key, value)
  }
  return settings
}

function numberIn(
  text: string | undefined,
  { key, described }: { key: string; described: string },
): number | undefined {
  if (text === undefined) return undefined
  const number = Number(text)
  if (!Number.isFinite(number) || number < 0) throw new NotCast(`${described}: ${key} is a number of at least 0`)
  return number
}

function rolloutIn(text: string | undefined, described: string): Rollout | undefined {
  if (text === undefined || text === 'random' || text === 'steady') return text
  throw new NotCast(`${described}: rollout is random or steady`)
}

/** Weights in a file, and those that the description names itself; undefined where there are neither. */
function weightsIn(settings: Settings, described: string): Weights | undefined {
  const file = settings.get('weights')
  const changes: [string, unknown][] = file === undefined ? [] : Object.entries(JSON.parse(readFileSync(file, 'utf8')))
  for (const [key, text] of settings) if (key in WEIGHTS) changes.push([key, Number(text)])
  if (changes.length === 0) return undefined
  for (const [key, value] of changes) {
    const isWeight = key in WEIGHTS && typeof value === 'number' && value >= 0
    if (!isWeight) throw new NotCast(`${described}: ${key} is no weight of at least 0`)
  }
  return { ...WEIGHTS, ...Object.fromEntries(changes) }
}
