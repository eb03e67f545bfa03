/** Records with exactly one fault each: every kind of spec/record.md's table that a given legal record can carry. */
import type { Dice } from './dice.ts'
import type { Beat, GameRecord, NightRecord, Where } from './oracle.ts'
import { legalPlays, offered } from './oracle-night.ts'
import { type Deal, isLaden, isSnow, type Night, PACK, SETUP, WAGONS, WHITEOUT, wagonOf } from './oracle-road.ts'
import { cutBefore, type Decision, decisionsOf } from './random-record.ts'

export type Spoiled = {
  readonly fault: string
  readonly record: unknown
  readonly clause: string | null
  /** Where the fault is: only the parts that the fault has. */
  readonly where: Where
}

type Spoil = Omit<Spoiled, 'fault'> | null
type Game = { readonly record: GameRecord; readonly decisions: readonly Decision[]; readonly dice: Dice }

// ways to change one place of a record

const changed = <T>(list: readonly T[], at: number, to: (one: T) => unknown) =>
  list.map((one, index) => (index === at ? to(one) : one))

const nightChanged = (record: GameRecord, night: number, to: (entry: NightRecord) => unknown) => ({
  ...record,
  nights: changed(record.nights, night - 1, to),
})

/** The record with that decision's beat changed; a beat that the record left out counts as `{}`. */
const beatChanged = (record: GameRecord, { night, beat }: Decision, to: (beat: Beat) => unknown) =>
  nightChanged(record, night, (entry) => {
    const beats = entry.beats ?? []
    return { ...entry, beats: beats.length < beat ? [...beats, to({})] : changed(beats, beat - 1, to) }
  })

const isKind = (kind: Decision['kind']) => (decision: Decision) => decision.kind === kind

/** Spoils one seat's play: `wishes` are the plays that it might have played so on that road. */
const wish =
  (clause: string, wishes: (night: Night, seat: number) => readonly unknown[]) =>
  ({ record, decisions, dice }: Game): Spoil => {
    const all = decisions
      .filter(isKind('play'))
      .flatMap((made) =>
        made.state.hands.flatMap((_, seat) => wishes(made.state, seat).map((play) => ({ made, seat, play }))),
      )
    if (all.length === 0) return null
    const { made, seat, play } = dice.pick(all)
    const spoilt = ({ plays, ...beat }: Beat) => ({ ...beat, plays: changed(plays!, seat, () => play) })
    return { record: beatChanged(record, made, spoilt), clause, where: { night: made.night, beat: made.beat, seat } }
  }

/** A wish for every red card in a hand that the road treats so. */
const reds = (letter: string, when: (night: Night, card: string) => boolean) => (night: Night, seat: number) =>
  night.hands[seat].filter((card) => !isSnow(card) && when(night, card)).map((card) => letter + card)

/** Picks a decision of that kind and spoils it. */
function at(
  { decisions, dice }: Game,
  when: (decision: Decision) => boolean,
  spoil: (decision: Decision) => Omit<Spoiled, 'fault'>,
): Spoil {
  const fitting = decisions.filter(when)
  return fitting.length === 0 ? null : spoil(dice.pick(fitting))
}

/** Spoils the beat of a fitting decision. */
function beatSpoilt(
  game: Game,
  way: {
    readonly clause: string
    readonly when: (decision: Decision) => boolean
    readonly to: (beat: Beat, decision: Decision) => unknown
  },
): Spoil {
  return at(game, way.when, (decision) => ({
    record: beatChanged(game.record, decision, (beat) => way.to(beat, decision)),
    clause: way.clause,
    where: { night: decision.night, beat: decision.beat },
  }))
}

const beatOf = ({ entry, beat }: Decision): Beat => entry.beats?.[beat - 1] ?? {}
/** Whether the same night holds a decision after this beat. */
const goesOn = ({ entry, beat }: Decision) =>
  entry.gambit !== undefined || (entry.beats ?? []).slice(beat).some((later) => Object.keys(later).length > 0)
const stranger = (hand: readonly string[]) => PACK.filter((card) => !hand.includes(card))
const nothing = ({ record }: Game) => Array.from({ length: record.players }, () => null)

function dealSpoilt(
  { record, dice }: Game,
  { clause, to }: { readonly clause: string; readonly to: (deal: Deal) => unknown },
): Spoil {
  if (record.nights.length === 0) return null
  const night = 1 + dice.below(record.nights.length)
  const spoilt = nightChanged(record, night, ({ deal, ...entry }) => ({ ...entry, deal: to(deal) }))
  return { record: spoilt, clause, where: { night } }
}

const packed = (game: Game, to: (pack: readonly string[]) => readonly unknown[]) =>
  dealSpoilt(game, { clause: 'S1', to: ({ pack, ...deal }) => ({ ...deal, pack: to(pack) }) })
const whiteoutAt = (game: Game, whiteout: number) =>
  dealSpoilt(game, { clause: 'S3', to: (deal) => ({ ...deal, whiteout }) })

const header = (record: unknown, clause: string | null = null): Spoil => ({ record, clause, where: {} })

/** The decision by which a night ended, for what is decided too late. */
const isLast = ({ after }: Decision) => after.outcome !== null

const FAULTS: Readonly<Record<string, (game: Game) => Spoil>> = {
  'not an object': ({ record, dice }) => header(dice.pick<unknown>([null, 7, 'record', [record]])),
  'unknown format': ({ record, dice }) => header({ ...record, format: dice.pick(['watchfires', '', null]) }),
  'unknown version': ({ record, dice }) => header({ ...record, version: dice.pick([0, 2, '1']) }),
  'unknown rules': ({ record, dice }) => header({ ...record, rules: dice.pick([0, 2, '1']) }),
  'wrong number of names': ({ record, dice }) =>
    header({
      ...record,
      seats: Array.from({ length: record.players + dice.pick([-1, 1]) }, (_, seat) => `Seat ${seat}`),
    }),
  'nights of the wrong type': ({ record, dice }) => header({ ...record, nights: dice.pick<unknown>([{}, 'three', 3]) }),
  'beats of the wrong type': ({ record, dice }) => {
    if (record.nights.length === 0) return null
    const night = 1 + dice.below(record.nights.length)
    const beats = dice.pick<unknown>([{}, 'none', 4])
    return { record: nightChanged(record, night, (entry) => ({ ...entry, beats })), clause: null, where: { night } }
  },
  'number of players': ({ record, dice }) => header({ ...record, players: dice.pick([0, 1, 7, 48, -2]) }, 'S2'),
  'pack too short': (game) => packed(game, (pack) => pack.slice(0, -1)),
  'pack too long': (game) => packed(game, (pack) => [...pack, game.dice.pick(PACK)]),
  'card twice in the pack': (game) => packed(game, (pack) => [pack[1], ...pack.slice(1)]),
  'strange card in the pack': (game) => {
    const strange = game.dice.pick<unknown>(['AH', WHITEOUT, '10H', 'hearts', 7, null])
    return packed(game, (pack) => changed(pack, game.dice.below(pack.length), () => strange))
  },
  'whiteout past the Fate cards': (game) => whiteoutAt(game, SETUP[game.record.players].fate + 1 + game.dice.below(9)),
  'whiteout before the Fate cards': (game) => whiteoutAt(game, -1 - game.dice.below(9)),
  'fourth night': ({ record, decisions }) => {
    if (!decisions.some((decision) => decision.night === 3 && isLast(decision))) return null
    return { record: { ...record, nights: [...record.nights, record.nights[0]] }, clause: 'M1', where: { night: 4 } }
  },
  'night after an unfinished one': (game) =>
    at(
      game,
      ({ night }) => night < game.record.nights.length,
      (decision) => {
        const { nights } = cutBefore(game.record, decision)
        const later = game.record.nights.slice(decision.night)
        return {
          record: { ...game.record, nights: [...nights, ...later] },
          clause: 'M1',
          where: { night: decision.night + 1 },
        }
      },
    ),
  'take not on offer': (game) =>
    beatSpoilt(game, {
      clause: 'V3',
      when: isKind('take'),
      to: (beat, { state }) => ({ ...beat, take: game.dice.pick([...stranger(offered(state)), WHITEOUT, 'AH', '']) }),
    }),
  'take missing': (game) =>
    beatSpoilt(game, {
      clause: 'V3',
      when: (decision) => decision.kind === 'take' && (goesOn(decision) || Object.keys(beatOf(decision)).length > 1),
      to: ({ take: _, ...beat }) => beat,
    }),
  'take not due': (game) =>
    beatSpoilt(game, {
      clause: 'V3',
      when: (decision) => decision.kind === 'play' && beatOf(decision).take === undefined,
      to: (beat) => ({ ...beat, take: game.dice.pick(PACK) }),
    }),
  'call not open': (game) => {
    const open = game.decisions.filter(isKind('call')).map(({ night, beat }) => `${night}/${beat}`)
    return beatSpoilt(game, {
      clause: 'V4',
      when: ({ kind, night, beat }) => kind === 'play' && !open.includes(`${night}/${beat}`),
      to: (beat) => ({ ...beat, call: true }),
    })
  },
  'wrong number of plays': (game) =>
    beatSpoilt(game, {
      clause: 'B2',
      when: isKind('play'),
      to: ({ plays, ...beat }) => ({ ...beat, plays: game.dice.chance(0.5) ? plays!.slice(1) : [...plays!, null] }),
    }),
  'plays missing': (game) =>
    beatSpoilt(game, {
      clause: 'B2',
      when: (decision) => decision.kind === 'play' && goesOn(decision),
      to: ({ plays: _, ...beat }) => beat,
    }),
  'null while holding a card': wish('B2', ({ hands }, seat) => (hands[seat].length > 0 ? [null] : [])),
  'card not held': wish('B2', ({ hands }, seat) =>
    hands[seat].length > 0 ? stranger(hands[seat]).map((card) => `F${card}`) : [],
  ),
  'play from an empty hand': wish('B2', ({ hands }, seat) =>
    hands[seat].length === 0 ? PACK.map((card) => `F${card}`) : [],
  ),
  'not a play': wish('B2', ({ hands }, seat) =>
    hands[seat].flatMap((card) => [card, `X${card}`, `F${card}F`, ` F${card}`, `f${card}`, 'FWW', '', 7]),
  ),
  'target on a feed or load': wish('B2', ({ hands }, seat) =>
    hands[seat].flatMap((card) => [`F${card}:H`, `L${card}:D`]),
  ),
  'target on a red push': wish('B2', ({ hands }, seat) =>
    hands[seat].filter((card) => !isSnow(card)).map((card) => `P${card}:${wagonOf(card)}`),
  ),
  'load of snow': wish('P2', ({ hands }, seat) => hands[seat].filter(isSnow).map((card) => `L${card}`)),
  'load on an empty wagon past the pass': wish(
    'P3',
    reds('L', (night, card) => {
      const space = night.space[wagonOf(card)]
      return space >= 3 && space <= 5 && !isLaden(night, wagonOf(card))
    }),
  ),
  'shovel without a target': wish('P5', ({ hands }, seat) =>
    hands[seat].filter(isSnow).flatMap((card) => [`P${card}`, `P${card}:S`, `P${card}:X`]),
  ),
  'shovel where none can dig': wish('P5', (night, seat) => {
    const legal = legalPlays(night, seat)
    const digs = night.hands[seat].filter(isSnow).flatMap((card) => WAGONS.map((wagon) => `P${card}:${wagon}`))
    return digs.filter((dig) => !legal.includes(dig))
  }),
  'load in Town': wish(
    'P6',
    reds('L', (night, card) => night.space[wagonOf(card)] === 6),
  ),
  'push in Town': wish(
    'P6',
    reds('P', (night, card) => night.space[wagonOf(card)] === 6),
  ),
  'gambit where none came': (game) =>
    at(
      game,
      (decision) => isLast(decision) && decision.kind !== 'gambit',
      ({ night }) => ({
        record: nightChanged(game.record, night, (entry) => ({ ...entry, gambit: nothing(game) })),
        clause: 'W2',
        where: { night },
      }),
    ),
  'wrong number flung': (game) =>
    at(game, isKind('gambit'), ({ night }) => ({
      record: nightChanged(game.record, night, ({ gambit, ...entry }) => ({
        ...entry,
        gambit: game.dice.chance(0.5) ? gambit!.slice(1) : [...gambit!, null],
      })),
      clause: 'W2',
      where: { night },
    })),
  'flung card not held': (game) =>
    at(game, isKind('gambit'), ({ night, state }) => {
      const seat = game.dice.below(game.record.players)
      const hand = state.hands[seat]
      const card = game.dice.pick([...stranger(hand), WHITEOUT, 7, ...(hand.length > 0 ? [null] : [])])
      return {
        record: nightChanged(game.record, night, ({ gambit, ...entry }) => ({
          ...entry,
          gambit: changed(gambit!, seat, () => card),
        })),
        clause: 'W2',
        where: { night, seat },
      }
    }),
  'beat after the end': (game) =>
    at(game, isLast, (decision) => {
      const beats = [...(decision.entry.beats ?? [])]
      while (beats.length < decision.beat + 1) beats.push({})
      const late = game.dice.pick<Beat>([{ plays: nothing(game) }, { take: game.dice.pick(PACK) }, { call: true }])
      return {
        record: nightChanged(game.record, decision.night, (entry) => ({ ...entry, beats: [...beats, late] })),
        clause: 'B4',
        where: { night: decision.night, beat: beats.length + 1 },
      }
    }),
  'plays after the end': (game) =>
    beatSpoilt(game, {
      clause: 'B4',
      when: (decision) => isLast(decision) && decision.kind !== 'play',
      to: (beat) => ({ ...beat, plays: nothing(game) }),
    }),
}

/** The names of all faults. */
export const FAULT_NAMES: readonly string[] = Object.keys(FAULTS)

/** One spoiled copy of a legal record for every fault that it can carry, in the order of `FAULT_NAMES`. */
export function spoil(record: GameRecord, dice: Dice): readonly Spoiled[] {
  const game = { record, decisions: decisionsOf(record), dice }
  return FAULT_NAMES.flatMap((fault) => {
    const spoilt = FAULTS[fault](game)
    return spoilt ? [{ fault, ...spoilt }] : []
  })
}
