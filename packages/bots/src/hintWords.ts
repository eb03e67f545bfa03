/** What a hint says, in English. Numbers come ready to be read: chances in per cent, gratitude rounded. */
import { type Card, type Catalogue, en, type Play, playLabel, type Wagon } from '@watchfires/rules'
import type { Choice } from './bot.ts'
import type { Hint, HintPart, Why } from './hint.ts'

/** A chance as it is told. */
export const percent = (chance: number): string => `${Math.round(chance * 100)} %`

/** Gratitude as it is told: whole from 10 on, else to a tenth. */
export function told(gratitude: number): string {
  const size = Math.abs(gratitude)
  const rounded = size >= 10 ? Math.round(size).toString() : size.toFixed(1).replace(/\.0$/, '')
  return gratitude < 0 && rounded !== '0' ? `−${rounded}` : rounded
}

const gain = (gratitude: number): string => (told(gratitude).startsWith('−') ? told(gratitude) : `+${told(gratitude)}`)

const PARTS: Readonly<Record<HintPart, string>> = {
  road: 'mostly by what rides on the road',
  fire: 'mostly by what the fire pays',
  hand: 'mostly by what the hand keeps',
  rivals: 'mostly by what the others are kept from',
}

/** Sentences are built of these; another language is another object like it. */
export interface HintCatalogue {
  readonly rules: Catalogue
  label(choice: Choice, why: Why): string
  why(why: Why): string
  sentence(hint: Hint, words: { readonly label: string; readonly why: string; readonly next: string }): string
}

const stores = (many: number): string => `${many} ${many === 1 ? 'store' : 'stores'}`

function comesThrough(wagon: Wagon, chance: number, isLikeliest: boolean): string {
  const name = en.wagon(wagon)
  return isLikeliest
    ? `${name} is the likeliest to come through (${percent(chance)})`
    : `${name} comes through in ${percent(chance)}`
}

function why(why: Why): string {
  switch (why.kind) {
    case 'load':
    case 'fling':
      return `${comesThrough(why.wagon, why.chance, why.isLikeliest)}, so ${stores(why.pips)} there bring about ${gain(why.brings)}`
    case 'move': {
      const aboard = why.aboard > 0 ? `, with ${stores(why.aboard)} of yours aboard` : ', with nothing of yours aboard'
      return `${en.wagon(why.wagon)} then comes through in ${percent(why.chance)}, against ${percent(why.fed)} if you feed${aboard}`
    }
    case 'feed': {
      const watch = why.longWatch >= 0.05 ? ` and about ${gain(why.longWatch)} of the Long Watch` : ''
      const roar = why.roars ? `, and the roar leaves burial at ${percent(why.buried)}` : ''
      return `it pays ${gain(why.wage)}${watch}${roar}`
    }
    case 'flingSpade':
      return `it pays ${gain(why.pays)}, whatever comes through`
    case 'take':
      return why.wagon === null
        ? `${en.card(why.other)} is then Fate’s, a cold-snap that leaves burial at ${percent(why.buried)}`
        : `${en.card(why.other)} is then Fate’s, and ${en.wagon(why.wagon)} comes through in ${percent(why.chance)}`
    case 'call':
      return `${en.wagon(why.wagon)} is through at once, and the road pays you about ${gain(why.road)}`
    case 'goOn':
      return `what you still hold may bring about ${gain(why.hand)}, with burial at ${percent(why.buried)}`
  }
}

function label(choice: Choice, of: Why): string {
  if (of.kind === 'call' || of.kind === 'goOn') return en.callTitle(of.kind === 'call')
  if (of.kind === 'take') return `Take ${en.card(choice as Card)}`
  if (of.kind === 'fling' || of.kind === 'flingSpade') return `Fling ${en.card(choice as Card)}`
  if (of.kind === 'load' && of.isHeave) return en.heaveLabel((choice as Play).slice(1, 3) as Card)
  return playLabel(choice as Play)
}

export const hintEn: HintCatalogue = {
  rules: en,
  label,
  why,
  sentence: ({ figures: { lead, part } }, { label, why, next }) => {
    if (next === '') return `${label}: there is nothing else to do.`
    const better =
      lead >= 0.05 ? `${told(lead)} better than “${next}”${part ? `, ${PARTS[part]}` : ''}` : `no worse than “${next}”`
    return `${label}: ${why}; ${better}.`
  },
}
