/** @watchfires/lab: what the `watchfires` command is made of. */
export { parseJson, readRecord } from './readRecord.ts'
export { replayLine } from './replay.ts'
export { verdictsOn } from './verify.ts'
