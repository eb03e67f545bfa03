/** `watchfires replay`: plays records over and prints what happened, as record.md says. */
import { explainFault, type Fault, isFault, replay } from '@watchfires/rules'
import type { Command } from 'commander'
import { parseJson, readRecord } from './readRecord.ts'
import { answer, refuseFault } from './say.ts'
import { bytesOf, fileFault, Lines } from './source.ts'

interface Options {
  readonly legal?: true
  readonly lines?: true
}

/** How much is gathered before it is written. */
const BATCH = 2 ** 16

export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('play a record over, JSON or text, and print what happened as JSON')
    .argument('<file>', 'the record; - is standard input')
    .option('--legal', 'also print the legal plays of every reveal')
    .option('--lines', 'one JSON record a line in, one answer a line out')
    .action((file: string, options: Options) => (options.lines ? replayLines(file, options) : replayOne(file, options)))
}

async function replayOne(file: string, { legal }: Options): Promise<void> {
  const read = await readRecord(file)
  const told = isFault(read) ? read : replay(read.record, { legal })
  if (isFault(told)) return refuseFault(told)
  await answer(`${JSON.stringify(told)}\n`)
}

async function replayLines(file: string, options: Options): Promise<void> {
  const lines = new Lines()
  let batch = ''
  try {
    for await (const part of bytesOf(file)) {
      for (const line of lines.push(part)) {
        batch += replayLine(line, options)
        if (batch.length < BATCH) continue
        await answer(batch)
        batch = ''
      }
    }
  } catch (error) {
    return refuseFault(fileFault(error, file))
  }
  await answer(batch + replayLine(lines.last(), options))
}

/** The answer to one line, its line break included; nothing for a blank line. */
export function replayLine(line: string | Fault, { legal }: Options): string {
  if (typeof line === 'string' && line.trim() === '') return ''
  const read = typeof line === 'string' ? parseJson(line) : line
  const told = isFault(read) ? read : replay(read.json, { legal })
  return `${JSON.stringify(isFault(told) ? refusalOf(told) : told)}\n`
}

function refusalOf(fault: Fault): object {
  const { clause, night, beat, seat } = fault
  return { error: explainFault(fault), clause, night, beat, seat }
}
