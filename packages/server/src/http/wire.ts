/** What may be asked over HTTP, as schemas: they check what comes in, and openapi.ts describes them. */
import { type Card, FEWEST_PLAYERS, MOST_PLAYERS, type Play, parseCard } from '@watchfires/rules'
import { LEVELS, PHRASES } from '@watchfires/table'
import * as v from 'valibot'
import { isPlain, parseName } from '../asking/names.ts'

/** Ids name a request, and repeat it. Who knows one can repeat it and be given its key again, so they are not to be guessed. */
const UUID = v.pipe(v.string(), v.uuid('an id is a UUID'))
const SEAT = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_PLAYERS - 1))
const NIGHT = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3))
const BEAT = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))
const LEVEL = v.picklist(LEVELS)
const HEX_32 = v.pipe(v.string(), v.regex(/^[0-9a-fA-F]{32}$/, '32 hex digits'), v.toLowerCase())
const KEY = v.pipe(v.string(), v.minLength(16), v.maxLength(100))
const CARD = v.custom<Card>(
  (card) => typeof card === 'string' && card !== 'WW' && parseCard(card) !== undefined,
  'no card',
)
/** Not checked against the rules here: whether it can be played is the table's answer, with its clause. */
const PLAY = v.pipe(v.string(), v.minLength(1), v.maxLength(8))
const NAME = v.pipe(
  v.string(),
  v.maxLength(200),
  v.check((name) => parseName(name) !== null, 'a name has 1–24 characters, none of them control or bidi marks'),
  v.transform((name) => parseName(name)!),
)

export const OPENING = v.object({
  id: v.optional(UUID),
  players: v.pipe(v.number(), v.integer(), v.minValue(FEWEST_PLAYERS), v.maxValue(MOST_PLAYERS)),
  bots: v.optional(v.pipe(v.array(v.object({ seat: SEAT, level: LEVEL })), v.maxLength(MOST_PLAYERS)), []),
  clock: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(604_800))), null),
  absence: v.optional(v.picklist(['feed', 'bot']), 'feed'),
  level: v.optional(LEVEL, 'steady'),
  visibility: v.optional(v.picklist(['private', 'public']), 'private'),
  talk: v.optional(v.picklist(['phrases', 'free', 'off']), 'phrases'),
  hints: v.optional(v.boolean(), true),
})
export type Opening = v.InferOutput<typeof OPENING>

export const SITTING = v.object({
  id: v.optional(UUID),
  name: v.optional(NAME),
  nonce: HEX_32,
  seat: v.optional(SEAT),
  bot: v.optional(v.boolean(), false),
  claim: v.optional(KEY),
  from: v.optional(v.pipe(v.string(), v.maxLength(40))),
})

export const HOSTING = v.object({
  id: v.optional(UUID),
  type: v.picklist(['start', 'replace', 'remove', 'invite', 'close']),
  seat: v.optional(SEAT),
  level: v.optional(LEVEL),
})

const ID = { id: UUID }
const AT = { night: NIGHT, beat: BEAT }
const TEXT = v.pipe(
  v.string(),
  v.maxLength(800),
  v.trim(),
  v.check((text) => text.length > 0 && [...text].length <= 200 && isPlain(text), 'a text has 1–200 plain characters'),
)

export const COMMAND = v.variant('type', [
  v.object({
    ...ID,
    type: v.literal('play'),
    ...AT,
    play: v.pipe(
      PLAY,
      v.transform((play) => play as Play),
    ),
  }),
  v.object({ ...ID, type: v.literal('take'), ...AT, card: CARD }),
  v.object({ ...ID, type: v.literal('call'), ...AT, call: v.boolean() }),
  v.object({ ...ID, type: v.literal('gambit'), ...AT, card: CARD }),
  v.object({ ...ID, type: v.literal('ready'), night: NIGHT }),
  v.object({ ...ID, type: v.literal('leave') }),
  v.object({ ...ID, type: v.literal('back') }),
  v.object({ ...ID, type: v.literal('say'), phrase: v.optional(v.picklist(PHRASES)), text: v.optional(TEXT) }),
  v.object({ ...ID, type: v.literal('rematch') }),
])

/** Where in the body something is wrong, and what, in a line. */
export function explain(issues: readonly v.BaseIssue<unknown>[]): string {
  const [issue] = issues
  const path = v.getDotPath(issue)
  return `${path ?? 'body'}: ${issue.message}`.slice(0, 300)
}
