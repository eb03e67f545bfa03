/** `watchfires kit`: writes the printed kit, three sheets in black ink. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Command, Option } from 'commander'
import { answer, refuse } from './say.ts'

interface Options {
  readonly out: string
  readonly paper: 'a4' | 'letter'
}

export function addKit(program: Command): void {
  program
    .command('kit')
    .description('write the rules card, the mat and the scorepad as PDFs, for a real table')
    .requiredOption('--out <folder>', 'the folder to write to; made where there is none')
    .addOption(new Option('--paper <size>', 'the paper').choices(['a4', 'letter']).default('a4'))
    .action(kit)
}

async function kit({ out, paper }: Options): Promise<void> {
  // every other command does without the faces and the PDF library
  const { buildKit } = await import('@watchfires/kit/print')
  const sheets = await buildKit({ paper })
  try {
    await mkdir(out, { recursive: true })
    for (const { name, bytes } of sheets) await writeFile(join(out, name), bytes)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    return refuse(`${out} cannot be written: ${code}`)
  }
  await answer(sheets.map(({ name, bytes }) => `${join(out, name)}, ${bytes.length} bytes\n`).join(''))
}
