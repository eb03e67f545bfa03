/** What every `EventStore` must do, as tests: run them against each adapter. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { Append, EventStore } from '../src/store/eventStore.ts'

const ROW = { phase: 'waiting', players: 3, free: 2, isPublic: true, touchedAt: 1000 }

/** Runs the contract against stores that `make` opens, empty each time. */
export function storeContract(name: string, make: () => Promise<EventStore>): void {
  describe(name, () => {
    let store: EventStore
    beforeEach(async () => {
      store = await make()
      return () => store.close()
    })

    const change = (of: Partial<Append> = {}): Append => ({ table: 'a', expected: 0, entries: ['1'], row: ROW, ...of })

    test('an append is stored when the log is as long as expected, and read back in order', async () => {
      expect(await store.append(change({ entries: ['1', '2'] }))).toBe('stored')
      expect(await store.append(change({ expected: 2, entries: ['3'], row: { ...ROW, touchedAt: 2000 } }))).toBe(
        'stored',
      )
      expect(await store.read('a', 0)).toMatchObject({ version: 3, entries: ['1', '2', '3'], openedAt: 1000 })
      expect(await store.read('a', 2)).toMatchObject({ version: 3, entries: ['3'] })
      expect(await store.read('b', 0)).toBeNull()
    })

    test('of many that expect the same, one is stored and the others leave nothing behind', async () => {
      await store.append(change())
      const race = await Promise.all(
        ['x', 'y', 'z'].map((body) =>
          store.append(
            change({
              expected: 1,
              entries: [body],
              done: [{ by: '0', id: body, digest: '', answer: '{}' }],
              keys: [{ add: [{ hash: body, owner: 0 }] }],
              deadline: { wait: body, at: 5, left: null },
            }),
          ),
        ),
      )
      expect(race.toSorted()).toEqual(['conflict', 'conflict', 'stored'])
      const winner = ['x', 'y', 'z'][race.indexOf('stored')]
      const stored = await store.read('a', 0)
      expect(stored).toMatchObject({
        version: 2,
        entries: ['1', winner],
        keys: [{ hash: winner, owner: 0 }],
        deadline: { wait: winner, at: 5, left: null },
      })
      for (const body of ['x', 'y', 'z']) {
        expect(await store.remembered('a', '0', body)).toEqual(
          body === winner ? { by: '0', id: body, digest: '', answer: '{}' } : null,
        )
      }
    })

    test('two tables may open at once, one table only once', async () => {
      const opened = await Promise.all([
        store.append(change()),
        store.append(change({ table: 'b' })),
        store.append(change()),
      ])
      expect(opened).toEqual(['stored', 'stored', 'conflict'])
    })

    test('one append that cannot be stored does not touch the others of its turn', async () => {
      const done = [{ by: '0', id: 'same', digest: '', answer: '{}' }]
      await store.append(change({ done }))
      const both = await Promise.allSettled([
        store.append(change({ expected: 1, entries: ['doubled'], done })),
        store.append(change({ table: 'b' })),
      ])
      expect(both.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
      expect(await store.read('a', 0)).toMatchObject({ version: 1, entries: ['1'] })
      expect(await store.read('b', 0)).toMatchObject({ version: 1 })
    })

    test('requests are remembered by table, owner and id', async () => {
      await store.append(change({ done: [{ by: '1', id: 'i', digest: 'd', answer: '{"seq":1}' }] }))
      expect(await store.remembered('a', '1', 'i')).toEqual({ by: '1', id: 'i', digest: 'd', answer: '{"seq":1}' })
      const others: [string, string, string][] = [
        ['b', '1', 'i'],
        ['a', '2', 'i'],
        ['a', '1', 'j'],
      ]
      for (const other of others) expect(await store.remembered(...other)).toBeNull()
    })

    test('keys are added and revoked by owner', async () => {
      await store.append(
        change({
          keys: [
            {
              add: [
                { hash: 'h', owner: 'host' },
                { hash: 's', owner: 1 },
              ],
            },
          ],
        }),
      )
      await store.append(change({ expected: 1, entries: [], keys: [{ revoke: [1], add: [{ hash: 't', owner: 1 }] }] }))
      const stored = await store.read('a', 0)
      expect(stored).toMatchObject({ version: 1 })
      expect(stored !== 'gone' && stored?.keys.toSorted((a, b) => (a.hash < b.hash ? -1 : 1))).toEqual([
        { hash: 'h', owner: 'host' },
        { hash: 't', owner: 1 },
      ])
    })

    test('a seat has one claim, the last one, until it is spent', async () => {
      const claim = (hash: string) => ({ claim: { hash, seat: 1, until: 9 } })
      await store.append(change({ keys: [claim('one')] }))
      await store.append(change({ expected: 1, entries: [], keys: [claim('two')] }))
      expect(await store.read('a', 0)).toMatchObject({ claims: [{ hash: 'two', seat: 1, until: 9 }] })
      await store.append(change({ expected: 1, entries: [], keys: [{ spend: [1] }] }))
      expect(await store.read('a', 0)).toMatchObject({ claims: [] })
    })

    test('deadlines come due in order, are moved, paused and taken away', async () => {
      const at = (time: number) => ({ wait: 'w', at: time, left: null })
      await store.append(change({ deadline: at(50) }))
      await store.append(change({ table: 'b', deadline: at(30) }))
      await store.append(change({ table: 'c', deadline: { wait: 'w', at: null, left: 7 } }))
      expect(await store.due(50, 10)).toEqual(['b', 'a'])
      expect(await store.due(50, 1)).toEqual(['b'])
      expect(await store.due(49, 10)).toEqual(['b'])
      await store.setDeadline('b', at(60))
      expect(await store.due(50, 10)).toEqual(['a'])
      await store.append(change({ expected: 1, entries: ['2'] }))
      expect(await store.due(50, 10)).toEqual(['a'])
      await store.pause(40)
      expect(await store.due(1000, 10)).toEqual([])
      expect(await store.read('a', 0)).toMatchObject({ deadline: { wait: 'w', at: null, left: 10 } })
      expect(await store.read('c', 0)).toMatchObject({ deadline: { wait: 'w', at: null, left: 7 } })
      await store.append(change({ expected: 2, entries: ['3'], deadline: null }))
      expect(await store.read('a', 0)).toMatchObject({ deadline: null })
    })

    test('versions are of those tables that are there', async () => {
      await store.append(change({ entries: ['1', '2'] }))
      expect(await store.versions(['a', 'b'])).toEqual(new Map([['a', 2]]))
    })

    test('nodes tell when they lived and whom they see; a silent one counts for nothing', async () => {
      expect(await store.beat('one', 100)).toEqual({ last: null, others: null })
      expect(await store.beat('two', 150)).toEqual({ last: null, others: 100 })
      expect(await store.beat('one', 200)).toEqual({ last: 100, others: 150 })
      await store.setPresent('one', 'a', ['host', 2])
      await store.setPresent('two', 'a', [0])
      expect(await store.presentElsewhere('a', { node: 'two', since: 150 })).toEqual(['host', 2])
      expect(await store.presentElsewhere('a', { node: 'one', since: 150 })).toEqual([0])
      expect(await store.presentElsewhere('a', { node: 'one', since: 151 })).toEqual([])
      await store.setPresent('two', 'a', [])
      expect(await store.presentElsewhere('a', { node: 'one', since: 0 })).toEqual([])
      await store.forgetNode('one')
      expect(await store.presentElsewhere('a', { node: 'two', since: 0 })).toEqual([])
    })

    test('the lobby pages through public tables with a free seat and somebody there, last opened first', async () => {
      await store.beat('one', 100)
      const open = async (table: string, row: Partial<Append['row']>, isThere = true) => {
        await store.append(change({ table, row: { ...ROW, ...row } }))
        if (isThere) await store.setPresent('one', table, [0])
      }
      for (const i of [1, 2, 3]) await open(`t${i}`, { touchedAt: i })
      await open('private', { isPublic: false })
      await open('full', { free: 0 })
      await open('playing', { phase: 'play' })
      await open('empty', {}, false)
      const first = await store.lobby({ after: null, limit: 2, since: 100 })
      expect(first.rows.map(({ id }) => id)).toEqual(['t3', 't2'])
      const second = await store.lobby({ after: first.next, limit: 2, since: 100 })
      expect(second.rows.map(({ id }) => id)).toEqual(['t1'])
      expect(second.next).toBeNull()
      expect((await store.lobby({ after: null, limit: 2, since: 101 })).rows).toEqual([])
      expect((await store.lobby({ after: 'nonsense', limit: 9, since: 100 })).rows).toHaveLength(3)
    })

    test('what has expired or is removed is gone, all of it, and its id is never used again', async () => {
      const done = [{ by: '0', id: 'i', digest: '', answer: '{}' }]
      const full = { done, keys: [{ add: [{ hash: 'h', owner: 0 }] }], deadline: { wait: 'w', at: 1, left: null } }
      await store.append(change({ ...full }))
      await store.append(change({ table: 'b', row: { ...ROW, phase: 'over', touchedAt: 10 } }))
      await store.append(change({ table: 'c', row: { ...ROW, phase: 'over', touchedAt: 20 } }))
      expect(await store.expire({ phases: ['over'], before: 20, limit: 10 })).toBe(1)
      expect(await store.remove('a')).toBe(true)
      expect(await store.remove('a')).toBe(false)
      expect(await store.remove('never')).toBe(false)
      for (const table of ['a', 'b']) {
        expect(await store.read(table, 0)).toBe('gone')
        expect(await store.append(change({ table }))).toBe('conflict')
      }
      expect(await store.remembered('a', '0', 'i')).toBeNull()
      expect(await store.due(100, 10)).toEqual([])
      expect((await store.list({ limit: 10, offset: 0 })).map(({ id }) => id)).toEqual(['c'])
    })

    test('a value is made once', async () => {
      expect(await store.once('secret', () => 'first')).toBe('first')
      expect(await store.once('secret', () => 'second')).toBe('first')
    })
  })
}
