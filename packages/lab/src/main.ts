/** The `watchfires` command. Exit 0 when it did what was asked, 2 for bad input and commands not understood. */
import { readFileSync } from 'node:fs'
import { Command, CommanderError } from 'commander'
import { addDeal } from './deal.ts'
import { addKit } from './kit.ts'
import { addReplay } from './replay.ts'
import { endWhenUnheard, refuse } from './say.ts'
import { addServe } from './serve.ts'
import { addShow } from './show.ts'
import { addStudies } from './studies.ts'
import { addTables } from './tables.ts'
import { addVerify } from './verify.ts'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }

const program = new Command('watchfires')
  .description('the lab of Watchfires & Wagons: replay, read and check its records')
  .version(version)
  .showSuggestionAfterError(false)
  .configureOutput({ outputError: () => undefined })
  .exitOverride()
for (const add of [addReplay, addShow, addVerify, addDeal, addKit, addStudies, addServe, addTables]) add(program)

endWhenUnheard()
try {
  if (process.argv.length > 2) await program.parseAsync()
  else program.outputHelp()
} catch (error) {
  if (!(error instanceof CommanderError)) throw error
  if (error.exitCode !== 0) refuse(error.message.replace(/^error: /, ''))
}
