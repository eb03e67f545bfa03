/** `watchfires deal`: makes a deal that anyone can check (deal.md), from what is given or from fresh random bytes. */
import { randomBytes } from 'node:crypto'
import {
  commitmentTo,
  dealFrom,
  FEWEST_PLAYERS,
  MOST_PLAYERS,
  makeHex,
  NIGHTS,
  NONCE_BYTES,
  parseHex,
  SECRET_BYTES,
  seedOf,
} from '@watchfires/rules'
import { type Command, InvalidArgumentError } from 'commander'
import { answer, refuse } from './say.ts'

interface Options {
  readonly players?: number
  readonly table: string
  readonly night: number
  readonly secret?: Uint8Array
  readonly nonce?: readonly Uint8Array[]
}

export function addDeal(program: Command): void {
  program
    .command('deal')
    .description('make a verifiable deal and print it with its seed and commitment as JSON')
    .option(
      '--players <n>',
      'seats at the table, 2–6; as many as nonces where those are given',
      within(2, MOST_PLAYERS),
    )
    .option('--table <id>', 'the id of the table', 'table')
    .option('--night <n>', 'the night, 1–3', within(1, NIGHTS), 1)
    .option('--secret <hex>', 'the secret, 64 hex digits; random where not given', (text) => hex(text, SECRET_BYTES))
    .option('--nonce <hex...>', 'one nonce a seat, 32 hex digits each; random where not given', manyNonces)
    .action(deal)
}

/** A reader of whole numbers in a range. */
function within(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = /^\d$/.test(text) ? Number(text) : Number.NaN
    if (!(number >= least && number <= most)) throw new InvalidArgumentError(`It is a number ${least}–${most}.`)
    return number
  }
}

function hex(text: string, bytes: number): Uint8Array {
  const read = parseHex(text, bytes)
  if (!read) throw new InvalidArgumentError(`It has ${2 * bytes} hex digits.`)
  return read
}

const manyNonces = (text: string, before: readonly Uint8Array[] = []): Uint8Array[] => [
  ...before,
  hex(text, NONCE_BYTES),
]

async function deal(options: Options): Promise<void> {
  const { table, night } = options
  const players = options.players ?? options.nonce?.length
  if (players === undefined) return refuse('deal needs --players, or one --nonce a seat')
  if (players < FEWEST_PLAYERS || players > MOST_PLAYERS) return refuse(`deal: ${players} nonces, for 2–6 seats`)
  const nonces = options.nonce ?? Array.from({ length: players }, () => randomBytes(NONCE_BYTES))
  if (nonces.length !== players) return refuse(`deal: ${nonces.length} nonces for ${players} seats`)
  const secret = options.secret ?? randomBytes(SECRET_BYTES)
  const seed = seedOf({ secret, table, night, nonces })
  const made = {
    players,
    table,
    night,
    secret: makeHex(secret),
    nonces: nonces.map(makeHex),
    commitment: commitmentTo(secret),
    seed: makeHex(seed),
    ...dealFrom(seed, players),
  }
  await answer(`${JSON.stringify(made)}\n`)
}
