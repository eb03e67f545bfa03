import { expect, test } from 'vitest'
import { EventReader } from './events.ts'
import { newId, newNonce } from './random.ts'

test('events are told whole, however they are cut, and comments are none', () => {
  const sent = 'id: 3\ndata: {"seq":3}\n\n:\n\ndata: {"seq":3,"view":1}\n\nid: 4\ndata: {"seq"'
  for (let cut = 0; cut <= sent.length; cut++) {
    const reader = new EventReader()
    expect([...reader.read(sent.slice(0, cut)), ...reader.read(sent.slice(cut))]).toEqual([
      '{"seq":3}',
      '{"seq":3,"view":1}',
    ])
    expect(reader.read(':4}\n\n')).toEqual(['{"seq":4}'])
  }
})

test('ids are UUIDs and nonces 32 hex digits, no two alike', () => {
  const ids = Array.from({ length: 100 }, newId)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(ids).size).toBe(100)
  expect(newNonce()).toMatch(/^[0-9a-f]{32}$/)
})
