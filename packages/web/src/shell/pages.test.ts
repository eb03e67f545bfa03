import { expect, test } from 'vitest'
import { placeOf } from './pages.ts'

test.each([
  ['/', '/', ''],
  ['/play', '/play', ''],
  ['/play/', '/play', ''],
  ['/local/abc', '/local/:id', 'abc'],
  ['/local/a%20b/', '/local/:id', 'a b'],
  ['/table/k3', '/table/:id', 'k3'],
  ['/tables', '/tables', ''],
  ['/local', null, ''],
  ['/local/', null, ''],
  ['/local/%', null, ''],
  ['/local/a/b', null, ''],
  ['/Play', null, ''],
] as const)('%s leads to %s', (path, page, id) => {
  expect(placeOf(path)).toEqual({ page, id })
})
