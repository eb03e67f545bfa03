/** `watchfires show`: a record as people read it, in the text notation (record.md). */
import { isFault, makeText } from '@watchfires/rules'
import type { Command } from 'commander'
import { readRecord } from './readRecord.ts'
import { answer, refuseFault } from './say.ts'

export function addShow(program: Command): void {
  program
    .command('show')
    .description('print a record, JSON or text, in the text notation')
    .argument('<file>', 'the record; - is standard input')
    .action(show)
}

async function show(file: string): Promise<void> {
  const read = await readRecord(file)
  const text = isFault(read) ? read : makeText(read.record)
  if (typeof text !== 'string') return refuseFault(text)
  await answer(text)
}
