/** @watchfires/server: who keeps the tables, and hands out the pages. */
export { type Served, type Serving, serve } from './serve.ts'
