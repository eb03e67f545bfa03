/** `watchfires tables`: what tables a server keeps; closing and deleting one, whether or not the server runs. */
import type { Register } from '@watchfires/server'
import type { Command } from 'commander'
import { answer, refuse } from './say.ts'
import { DATA } from './serve.ts'

interface Options {
  readonly data: string
}

export function addTables(program: Command): void {
  const tables = program.command('tables').description('list, close or delete the tables of a server')
  const at = (command: Command): Command => command.option('--data <folder>', 'the folder where they are kept', DATA)
  at(tables.command('list').description('every table, last played first, one a line')).action((options: Options) =>
    within(options, list),
  )
  at(tables.command('close').description('end a game; its record stays').argument('<table>')).action(
    (id: string, options: Options) => within(options, (register) => close(register, id)),
  )
  at(tables.command('delete').description('delete a table with all that is known of it').argument('<table>')).action(
    (id: string, options: Options) =>
      within(options, async (register) => {
        if (await register.delete(id)) await answer(`${id} is deleted\n`)
        else refuse(`there is no table ${id}`)
      }),
  )
}

async function within({ data }: Options, work: (register: Register) => Promise<void>): Promise<void> {
  const { Register } = await import('@watchfires/server')
  const register = Register.open(data)
  if (!register) return refuse(`there are no tables in ${data}`)
  try {
    await work(register)
  } finally {
    await register.end()
  }
}

async function list(register: Register): Promise<void> {
  for await (const { id, phase, players, free, isPublic, touchedAt } of register.list()) {
    const seats = `${players - free}/${players}`
    const visibility = isPublic ? 'public' : 'private'
    await answer(
      `${[id, phase.padEnd(7), seats, visibility.padEnd(7), new Date(touchedAt).toISOString()].join('  ')}\n`,
    )
  }
}

async function close(register: Register, id: string): Promise<void> {
  switch (await register.close(id, Date.now())) {
    case 'closed':
      return answer(`${id} is closed\n`)
    case 'ended before':
      return refuse(`the game at table ${id} is over`)
    case 'unknown':
      return refuse(`there is no table ${id}`)
  }
}
