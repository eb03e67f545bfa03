/** [S2] Plays whole games with recorders at every seat, and looks afterwards at every byte that each was sent. */
import { type Card, type GameRecord, isFault, makeCard, PACK, replay, type Seat, type Viewer } from '@watchfires/rules'
import type { TableView } from '@watchfires/table'
import { ask, type Chair, diceBrain, Ear, openTable, Player, send, sit } from './harness.ts'

const CARDS: readonly Card[] = Array.from(PACK, makeCard)

export interface Audit {
  readonly games: number
  readonly views: number
  readonly leaks: readonly string[]
}

/** Plays `games` games of 2 to 6 seats, with drops, spectators and replaced plays, and audits what everybody was sent. */
export async function auditTables(url: string, { games }: { readonly games: number }): Promise<Audit> {
  const leaks: string[] = []
  let views = 0
  for (let game = 0; game < games; game++) {
    const heard = await playGame(url, { players: 2 + (game % 5), seed: game })
    for (const { viewer, ears, record, nonces } of heard) {
      for (const ear of ears) {
        for (const { raw, telling } of ear.heard) {
          views++
          for (const leak of leaksIn({ raw, view: telling.view, viewer, record, nonces }))
            leaks.push(`game ${game}, ${viewer}, night ${telling.view.night}, beat ${telling.view.beat}: ${leak}`)
        }
      }
    }
  }
  return { games, views, leaks }
}

interface Recorded {
  readonly viewer: Viewer
  readonly ears: readonly Ear[]
  readonly record: GameRecord & { proof: { nights: { secret: string; nonces: string[] }[] } }
  readonly nonces: readonly string[]
}

async function playGame(
  url: string,
  { players, seed }: { readonly players: number; readonly seed: number },
): Promise<Recorded[]> {
  const { at } = await openTable(url, { players, bots: players > 3 ? [{ seat: 1, level: 'novice' }] : [] })
  const ears = new Map<Viewer, Ear[]>([['spectator', [new Ear(at)]]])
  const persons: Player[] = []
  for (let seat = 0; seat < players - (players > 3 ? 1 : 0); seat++) {
    const chair = await sit(at, `Seat ${seat}`)
    const person = new Wavering(at, chair, diceBrain(seed))
    persons.push(person)
    ears.set(chair.seat, [person.ear])
  }
  const dropper = persons[seed % persons.length]
  const dropping = (async () => {
    for (let i = 0; i < 3; i++) {
      await new Promise((resolve) => setTimeout(resolve, 60))
      if (dropper.ear.last?.view.phase === 'over') return
      // A second tab opens, resumes where the first one is, and the first is closed.
      const tab = new Ear(at, { key: dropper.chair.key, after: dropper.ear.lastId })
      ears.get(dropper.chair.seat)!.push(tab)
      await tab.until(({ last }) => last !== undefined)
      const late = new Ear(at)
      ears.get('spectator')!.push(late)
      tab.close()
    }
  })()
  await Promise.all([dropping, ...persons.map((person) => person.play())])
  const { body } = await ask(`${at}/record`)
  const { nonces } = body.proof.nights[0]
  for (const person of persons) person.stop()
  for (const ear of [...ears.values()].flat()) ear.close()
  return [...ears].map(([viewer, heard]) => ({ viewer, ears: heard, record: body, nonces }))
}

/** A person who now and then commits to something else first. */
class Wavering extends Player {
  constructor(at: string, chair: Chair, brain: ReturnType<typeof diceBrain>) {
    super(at, chair, (view) => {
      const wish = brain(view)
      if (wish?.type === 'play' && view.beat % 3 === 0) {
        const { night, beat, you } = view
        void send(at, chair.key, { type: 'play', night, beat, play: you!.legal[0] as 'F2H' })
      }
      return wish
    })
  }
}

interface Looked {
  readonly raw: string
  readonly view: TableView
  readonly viewer: Viewer
  readonly record: Recorded['record']
  readonly nonces: readonly string[]
}

/** What in an event its viewer was not entitled to at that moment, judged by the whole record. */
function leaksIn({ raw, view, viewer, record, nonces }: Looked): string[] {
  const leaks: string[] = []
  const ended = view.nights.length
  for (const [i, { secret }] of record.proof.nights.entries())
    if (i >= ended && raw.includes(secret)) leaks.push(`the secret of night ${i + 1}`)
  if (view.phase === 'waiting') {
    for (const nonce of new Set(nonces)) if (!/^0+$/.test(nonce) && raw.includes(nonce)) leaks.push('a nonce')
    for (const card of CARDS) if (raw.includes(`${card}"`)) leaks.push(card)
    return leaks
  }
  const entitled = entitledTo({ view, viewer, record })
  for (const card of CARDS) {
    if ((raw.includes(`${card}"`) || raw.includes(`${card}:`)) && !entitled.has(card)) leaks.push(card)
  }
  return leaks
}

/** The cards public at the moment of a view, from the record alone, and the viewer's own hand of that night. */
function entitledTo({ view, viewer, record }: Pick<Looked, 'view' | 'viewer' | 'record'>): Set<string> {
  const cards = new Set<string>()
  // Cards of nights that are over may still be told of, in `happened`.
  const over = view.nights.length
  const nights = record.nights.slice(0, Math.max(view.night, over))
  const replayed = replay({ ...record, nights })
  if (isFault(replayed)) throw new Error('the record does not replay')
  for (const [i, night] of nights.entries()) {
    const isOn = i >= over
    for (const step of replayed.nights[i].steps) {
      if (isOn && isLater(step, view)) break
      if (step.step === 'flip' || step.step === 'take') cards.add(step.card)
      if (step.step === 'pair') for (const card of step.cards) cards.add(card)
      if (step.step === 'plays') for (const play of step.plays) if (play) cards.add(play.slice(1, 3))
      if (step.step === 'gambit') for (const card of step.cards) if (card) cards.add(card)
    }
    if (isOn) for (const card of offeredBy(night, view)) cards.add(card)
    else {
      for (const card of replayed.nights[i].outcome?.turned ?? []) cards.add(card)
      for (const card of offeredAll(night, record.players)) cards.add(card)
    }
    if (viewer !== 'spectator') for (const card of handOf(night, viewer, record.players)) cards.add(card)
  }
  return cards
}

const HANDS = [0, 0, 8, 9, 8, 6, 6]
const FATE = [0, 0, 26, 18, 16, 14, 12]

function handOf({ deal }: GameRecord['nights'][number], seat: Seat, players: number): readonly string[] {
  return deal.pack.slice(seat * HANDS[players], (seat + 1) * HANDS[players])
}

function fateOf({ deal }: GameRecord['nights'][number], players: number): string[] {
  const first = players * HANDS[players]
  const fate: string[] = deal.pack.slice(first, first + FATE[players])
  fate.splice(deal.whiteout, 0, 'WW')
  return fate
}

/** V2: with two players both cards of each beat's offer are seen. */
const offeredBy = (night: GameRecord['nights'][number], view: TableView): string[] =>
  view.players === 2 ? fateOf(night, 2).slice(0, 2 * view.beat) : []
const offeredAll = (night: GameRecord['nights'][number], players: number): string[] =>
  players === 2 ? fateOf(night, 2) : []

/** Whether a step lies after what a view shows. */
function isLater(step: { readonly step: string; readonly beat: number }, view: TableView): boolean {
  if (step.beat !== view.beat) return step.beat > view.beat
  const beat = view.beats[view.beat - 1]
  if (step.step === 'plays') return beat?.plays === undefined
  if (step.step === 'gambit') return beat?.gambit === undefined
  if (step.step === 'take') return beat?.take === undefined
  return false
}
