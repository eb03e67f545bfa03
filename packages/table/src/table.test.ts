import { type Deal, isFault, replay, verifyDeal } from '@watchfires/rules'
import { describe, expect, test } from 'vitest'
import { Play } from '../test/game.ts'
import { BrokenLog, type Entry, idle } from './index.ts'

describe('sealing', () => {
  test('others are told that a seat has committed, and nothing of what', () => {
    const play = new Play().start()
    const before = play.view(1)
    expect(play.decide(0)).toEqual([{ event: 'committed', seat: 0 }])
    const after = play.view(1)
    expect(after).toEqual({ ...before, owes: [1, 2, 3], committed: [0] })
  })

  test('whatever was committed, the others’ views are the same to the byte', () => {
    const heard = new Set<string>()
    for (let pick = 0; pick < 8; pick++) {
      const play = new Play().start()
      const { legal } = play.view(2).you!
      const choice = legal[pick % legal.length]
      play.write({ kind: 'sealed', seat: 2, night: 1, beat: 1, sealed: { type: 'play', play: choice as 'F2H' } })
      heard.add(JSON.stringify([0, 1, 3, 'spectator' as const].map((viewer) => play.view(viewer as number))))
    }
    expect(heard.size).toBe(1)
  })

  test('a play before the reveal replaces the earlier one, and nobody else is told', () => {
    const play = new Play().start()
    const [first, second] = play.view(0).you!.legal as 'F2H'[]
    const seal = (one: 'F2H') =>
      play.write({ kind: 'sealed', seat: 0, night: 1, beat: 1, sealed: { type: 'play', play: one } })
    expect(seal(first)).toHaveLength(1)
    const { seq } = play.table
    const seen = play.view(1)
    expect(seal(second)).toEqual([])
    expect(play.table.seq).toBe(seq)
    expect(play.view(1)).toEqual(seen)
    expect(play.view(0).you!.committed).toBe(second)
  })

  test('the last commit reveals all of them at once, once', () => {
    const play = new Play().start()
    for (const seat of [3, 1, 0]) expect(play.decide(seat)).toHaveLength(1)
    const happened = play.decide(2)
    const steps = happened.filter((item) => 'step' in item)
    expect(steps.filter(({ step }) => step === 'plays')).toHaveLength(1)
    expect(play.view('spectator').beats[0].plays).toHaveLength(4)
    expect(play.view(0).you!.committed).toBeNull()
  })

  test('the order in which seats commit changes nothing', () => {
    const results = new Set<string>()
    for (const order of [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [2, 0, 3, 1],
    ]) {
      const play = new Play().start()
      for (const seat of order) {
        const first = play.view(seat).you!.legal[0] as 'F2H'
        play.write({ kind: 'sealed', seat, night: 1, beat: 1, sealed: { type: 'play', play: first } })
      }
      results.add(JSON.stringify([play.view('spectator'), play.table.digest]))
    }
    expect(results.size).toBe(1)
  })
})

describe('a whole game', () => {
  test.each([2, 3, 4, 5, 6])('%i seats: what is folded anew at any entry is the same table', (players) => {
    const play = new Play({ players }, players).start()
    while (!play.table.isEnded) {
      play.step()
      if (play.dice.below(16) > 0) continue
      const again = play.again()
      expect(again.seq).toBe(play.table.seq)
      expect(again.version).toBe(play.log.length)
      expect(again.digest).toBe(play.table.digest)
      expect(again.owes).toEqual(play.table.owes)
    }
    expect(play.table.phase).toBe('over')
  })

  test('its record replays to the same end, and its proof holds', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const play = new Play({ players: 2 + (seed % 5) }, seed).start()
      while (!play.table.isEnded) play.step()
      const record = play.table.record()
      const replayed = replay(JSON.parse(JSON.stringify(record)))
      if (isFault(replayed)) throw new Error(JSON.stringify(replayed))
      expect(replayed.totals).toEqual(play.view('spectator').gratitude)
      expect(replayed.winners).toEqual(play.view('spectator').winners)
      const { table, nights } = record.proof as { table: string; nights: never[] }
      const verdicts = nights.map((proof, i) => verifyDeal(proof, { table, night: i + 1, deal: record.nights[i].deal }))
      expect(verdicts).toEqual(['holds', 'holds', 'holds'])
    }
  })

  test('an unfinished record stops where the game does, its last secret kept', () => {
    const play = new Play().start()
    for (let i = 0; i < 5; i++) play.step()
    const record = play.table.record()
    expect(isFault(replay(record))).toBe(false)
    const { nights } = record.proof as { nights: { secret: string | null }[] }
    expect(nights.map(({ secret }) => secret)).toEqual([null])
  })
})

describe('a log that does not add up', () => {
  /** The first entry that completed a reveal. */
  const revealed = (log: readonly Entry[]) => log.findIndex((entry) => entry.kind === 'sealed' && entry.digest)

  test('a digest that comes out otherwise is noticed', () => {
    const play = new Play().start()
    while (play.table.game.nights.length === 0) play.step()
    const log: Entry[] = play.log.slice()
    const at = revealed(log)
    log[at] = { ...(log[at] as Extract<Entry, { kind: 'sealed' }>), digest: '00000000' }
    expect(() => play.again(log)).toThrow(BrokenLog)
  })

  test('so is a pack that was changed afterwards', () => {
    const play = new Play().start()
    while (revealed(play.log) < 0) play.step()
    const log: Entry[] = play.log.slice()
    const at = log.findIndex(({ kind }) => kind === 'dealt')
    const entry = log[at] as Extract<Entry, { kind: 'dealt' }>
    const pack = [...entry.deal.pack].reverse()
    log[at] = { ...entry, deal: { ...entry.deal, pack } as Deal }
    expect(() => play.again(log)).toThrow()
  })

  test('and a log of other rules', () => {
    const { log } = new Play()
    const [opened] = log as [Extract<Entry, { kind: 'opened' }>]
    expect(() => new Play().again([{ ...opened, rules: 99 }])).toThrow('rules 99')
  })
})

describe('who sits', () => {
  test('two deadlines missed in a row make a seat away, told with the reveal and not before', () => {
    const play = new Play({ players: 3 }).start()
    const miss = () => {
      const view = play.view(0)
      const sealed = { type: 'play', play: (idle(play.view(0) as never) as { play: 'F2H' }).play } as const
      return play.write({ kind: 'sealed', seat: 0, night: view.night, beat: view.beat, sealed, auto: 'clock' })
    }
    expect(miss()).toEqual([{ event: 'committed', seat: 0 }])
    play.decide(1)
    play.decide(2)
    expect(play.table.phase).toBe('play')
    expect(miss()).toEqual([{ event: 'committed', seat: 0 }])
    expect(play.view('spectator').seats[0].away).toBe(false)
    play.decide(1)
    expect(play.decide(2)).toContainEqual({ event: 'away', seat: 0 })
    expect(play.view('spectator').seats[0].away).toBe(true)
    expect(play.write({ kind: 'back', seat: 0 })).toEqual([{ event: 'back', seat: 0 }])
    expect(play.view('spectator').seats[0].away).toBe(false)
  })

  test('who leaves is played by a bot until they are back', () => {
    const play = new Play().start()
    expect(play.write({ kind: 'left', seat: 2, level: 'novice' })).toEqual([{ event: 'left', seat: 2 }])
    expect(play.view(0).seats[2]).toMatchObject({ kind: 'bot', level: 'novice', name: 'Seat 2' })
    expect(play.write({ kind: 'back', seat: 2 })).toEqual([{ event: 'back', seat: 2 }])
    expect(play.view(0).seats[2]).toMatchObject({ kind: 'person' })
    expect(play.write({ kind: 'back', seat: 2 })).toEqual([])
  })

  test('a seat that is claimed keeps hand and nonce, and no bot plays it any more', () => {
    const play = new Play().start()
    const { hand } = play.view(1).you!
    const { nonces } = play.view('spectator').deals[0]
    play.write({ kind: 'left', seat: 1, level: 'steady' })
    expect(play.write({ kind: 'reclaimed', seat: 1, name: 'Nell' })).toEqual([{ event: 'reclaimed', seat: 1 }])
    expect(play.view('spectator').seats[1]).toMatchObject({ kind: 'person', name: 'Nell' })
    expect(play.view(1).you!.hand).toEqual(hand)
    expect(play.view('spectator').deals[0].nonces).toEqual(nonces)
  })

  test('the host’s powers are with the seat that sat down with the key, or the one they passed to', () => {
    const play = new Play()
    play.sit(2, { host: true })
    expect(play.view('spectator').host).toBe(2)
    play.write({ kind: 'rose', seat: 2 })
    expect(play.view('spectator').host).toBeUndefined()
    play.sit(0)
    expect(play.table.hostPassed).toBe(false)
    expect(play.write({ kind: 'host', seat: 0 })).toEqual([{ event: 'host', seat: 0 }])
    expect(play.view('spectator').host).toBe(0)
    expect(play.table.hostPassed).toBe(true)
  })

  test('between nights bots and who is away are always ready', () => {
    const play = new Play()
    play.sit(1, { as: 'bot', level: 'steady' })
    play.sit(3, { as: 'outside bot' })
    play.start()
    while (play.table.phase !== 'settled') play.step()
    expect(play.table.owes).toEqual([0, 2])
    expect(play.write({ kind: 'ready', seat: 0, night: 1 })).toEqual([{ event: 'ready', seat: 0 }])
    expect(play.write({ kind: 'ready', seat: 0, night: 1 })).toEqual([])
    expect(play.table.owes).toEqual([2])
  })
})
