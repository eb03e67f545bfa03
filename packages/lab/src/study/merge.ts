/** `watchfires merge`: puts the files of a study's shards together, into what the whole run would have written. */
import { answer, refuse, refuseFault } from '../say.ts'
import { fileFault } from '../source.ts'
import { type Heading, headingOf, NoRows, readHeading, rowsOf } from './rowsFile.ts'
import { RowsOut } from './rowsOut.ts'
import { payOf, rangeOf, WHOLE } from './study.ts'
import { summaryOf } from './summary.ts'
import { count, emptyTally } from './tally.ts'

interface Part {
  readonly file: string
  readonly heading: Heading
}

export async function merge(files: readonly string[], { out }: { out?: string }): Promise<void> {
  let file = files[0]
  try {
    const parts: Part[] = []
    for (file of files) parts.push({ file, heading: await readHeading(file) })
    parts.sort((a, b) => a.heading.shard.part - b.heading.shard.part)
    const wrong = whyNotOne(parts)
    if (wrong !== null) return refuse(`merge: ${wrong}`)
    const { study } = parts[0].heading
    if (out !== undefined) file = out
    const rows = out === undefined ? null : await RowsOut.open(out, headingOf(study, WHOLE))
    const tally = emptyTally(study.players)
    for (const part of parts) {
      file = part.file
      for await (const { text, row } of rowsIn(part)) {
        count(tally, row, payOf(study))
        await rows?.write(`${text}\n`)
      }
    }
    await rows?.close()
    await answer(`${JSON.stringify(summaryOf(study, tally, true))}\n`)
  } catch (error) {
    if (error instanceof NoRows) refuse(`merge: ${file}: ${error.message}`)
    else refuseFault(fileFault(error, file))
  }
}

/** The rows of a shard; throws NoRows where one is missing or out of order. */
async function* rowsIn({ file, heading }: Part): ReturnType<typeof rowsOf> {
  const { from, to } = rangeOf(heading.study, heading.shard)
  let next = from
  for await (const read of rowsOf(file)) {
    if (read.row.game !== next) throw new NoRows(`game ${next} should come next, not ${read.row.game}`)
    yield read
    if (heading.study.unit === 'night' || read.row.totals) next++
  }
  if (next !== to) throw new NoRows(`it ends before game ${next}; its shard goes on to ${to - 1}`)
}

/** Why these are not all the shards of one study, each once; null when they are. */
function whyNotOne(parts: readonly Part[]): string | null {
  const [{ heading: first, file }] = parts
  for (const { heading, file: other } of parts) {
    const isSame = JSON.stringify(heading.study) === JSON.stringify(first.study) && heading.shard.of === first.shard.of
    if (!isSame) return `${file} and ${other} are not of the same study`
  }
  for (let part = 1; part <= first.shard.of; part++) {
    const found = parts.filter(({ heading }) => heading.shard.part === part)
    if (found.length !== 1) return `shard ${part}/${first.shard.of} is there ${found.length} times, not once`
  }
  return null
}
