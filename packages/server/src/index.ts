/** @watchfires/server: who keeps the tables, and hands out the pages. */
export { BadOption, OPTIONS, optionsFrom, type ServerOptions, VARIABLES } from './options.ts'
export { type Closed, Register } from './register.ts'
export { run } from './run.ts'
export { DATABASE, type Served, type Serving, serve } from './serve.ts'
export { SqliteStore } from './store/sqlite.ts'
