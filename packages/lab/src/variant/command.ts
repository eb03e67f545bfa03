/** `watchfires variant`: checks the file of a studied game, and prints what it changes. */
import { FEWEST_PLAYERS, MOST_PLAYERS } from '@watchfires/rules'
import { answer, refuse, refuseFault } from '../say.ts'
import { readWhole } from '../source.ts'
import { changed, NoVariant, readVariant, type Variant } from './variant.ts'

export async function variant(file: string): Promise<void> {
  const read = await variantFrom(file)
  if (read === undefined) return
  const changes: Record<string, object> = {}
  for (let players = FEWEST_PLAYERS; players <= MOST_PLAYERS; players++) changes[players] = changed(read, players)
  await answer(`${JSON.stringify({ name: read.name, changes, numbers: read.numbers })}\n`)
}

/** The variant in a file; undefined when it has been refused. */
export async function variantFrom(file: string): Promise<Variant | undefined> {
  const text = await readWhole(file)
  if (typeof text !== 'string') {
    refuseFault(text)
    return undefined
  }
  try {
    return readVariant(text)
  } catch (error) {
    if (!(error instanceof NoVariant)) throw error
    refuse(`no variant: ${error.message}`)
    return undefined
  }
}
