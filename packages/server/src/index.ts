/** @watchfires/server: who keeps the tables, and hands out the pages. */
export { BadOption, OPTIONS, optionsFrom, type ServerOptions, VARIABLES } from './options.ts'
export { run } from './run.ts'
export { DATABASE, type Served, type Serving, serve } from './serve.ts'
