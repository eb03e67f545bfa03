/** @watchfires/lab: what the `watchfires` command is made of. */
export { parseJson, readRecord } from './readRecord.ts'
export { replayLine } from './replay.ts'
export { deciding, shuffleOf } from './study/board.ts'
export { castBot } from './study/cast.ts'
export { conductNight } from './study/conduct.ts'
export { type Row, rowOf } from './study/row.ts'
export { readVariant, type Variant } from './variant/variant.ts'
export { verdictsOn } from './verify.ts'
