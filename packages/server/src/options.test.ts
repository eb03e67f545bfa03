import { expect, test } from 'vitest'
import { BadOption, OPTIONS, optionsFrom, VARIABLES } from './options.ts'

test('without an environment all is as by default', () => {
  expect(optionsFrom({}, OPTIONS)).toEqual(OPTIONS)
  expect(optionsFrom({ PATH: '/bin', WATCHFIRES_PORT: '' }, OPTIONS)).toEqual(OPTIONS)
})

test('every variable sets its own option and no other', () => {
  const set = optionsFrom(
    {
      WATCHFIRES_PORT: '8080',
      WATCHFIRES_HOST: '0.0.0.0',
      WATCHFIRES_DATA: '/srv/tables',
      WATCHFIRES_PUBLIC_URL: 'https://play.example.org/',
      WATCHFIRES_TRUST_PROXY: 'on',
      WATCHFIRES_LOBBY: 'off',
      WATCHFIRES_KEEP_WAITING_HOURS: '1',
      WATCHFIRES_KEEP_UNFINISHED_DAYS: '2',
      WATCHFIRES_KEEP_FINISHED_DAYS: '3',
      WATCHFIRES_TABLES_PER_HOUR: '4',
      WATCHFIRES_STREAMS_PER_ADDRESS: '5',
      WATCHFIRES_REQUESTS_PER_SECOND: '6',
      WATCHFIRES_COMMANDS_PER_SECOND: 'off',
      WATCHFIRES_BOT_THREADS: '2',
      WATCHFIRES_BOT_PACE: '0-10',
      WATCHFIRES_LOG: 'info',
    },
    OPTIONS,
  )
  expect(set).toEqual({
    port: 8080,
    host: '0.0.0.0',
    data: '/srv/tables',
    publicUrl: 'https://play.example.org',
    trustProxy: true,
    lobby: false,
    retention: { waitingHours: 1, unfinishedDays: 2, finishedDays: 3 },
    limits: { tablesPerHour: 4, streamsPerAddress: 5, requestsPerSecond: 6, commandsPerSecond: null },
    botThreads: 2,
    botPace: [0, 10],
    log: 'info',
  })
  expect(VARIABLES).toHaveLength(16)
})

test.each([
  ['WATCHFIRES_PORT', '65536'],
  ['WATCHFIRES_PORT', '-1'],
  ['WATCHFIRES_PORT', '80 '],
  ['WATCHFIRES_HOST', 'a b'],
  ['WATCHFIRES_PUBLIC_URL', 'play.example.org'],
  ['WATCHFIRES_PUBLIC_URL', 'ftp://play.example.org'],
  ['WATCHFIRES_PUBLIC_URL', 'https://play.example.org/table?x'],
  ['WATCHFIRES_TRUST_PROXY', 'yes'],
  ['WATCHFIRES_LOBBY', 'OFF'],
  ['WATCHFIRES_KEEP_FINISHED_DAYS', '0'],
  ['WATCHFIRES_TABLES_PER_HOUR', 'none'],
  ['WATCHFIRES_BOT_PACE', '9-1'],
  ['WATCHFIRES_LOG', 'loud'],
  ['WATCHFIRES_NONSENSE', '1'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => optionsFrom({ [name]: value }, OPTIONS)).toThrow(BadOption)
  expect(() => optionsFrom({ [name]: value }, OPTIONS)).toThrow(name)
})

test('of several bad values each has its line', () => {
  expect(() => optionsFrom({ WATCHFIRES_PORT: 'x', WATCHFIRES_LOG: 'y' }, OPTIONS)).toThrow(
    /WATCHFIRES_PORT=x.*\nWATCHFIRES_LOG=y/,
  )
})
