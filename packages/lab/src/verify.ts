/** `watchfires verify`: whether a record's deals are the ones that its proof gives (deal.md, 6). */
import {
  type Fault,
  fault,
  type GameRecord,
  isFault,
  NONCE_BYTES,
  type Proof,
  parseHex,
  type Replay,
  replay,
  SECRET_BYTES,
  type Verdict,
  verifyDeal,
} from '@watchfires/rules'
import type { Command } from 'commander'
import { readRecord } from './readRecord.ts'
import { answer, refuseFault } from './say.ts'

const VERDICTS: Readonly<Record<Verdict, string>> = {
  holds: 'holds',
  'not yet': 'not yet verifiable',
  commitment: 'the commitment is wrong',
  deal: 'the deal is different',
}

export function addVerify(program: Command): void {
  program
    .command('verify')
    .description('check that the deals of a record are those its proof gives; exit 1 when one is not')
    .argument('<file>', 'the record, JSON with a proof; - is standard input')
    .action(verify)
}

async function verify(file: string): Promise<void> {
  const read = await readRecord(file)
  const verdicts = isFault(read) ? read : verdictsOn(read.record)
  if (isFault(verdicts)) return refuseFault(verdicts)
  await answer(verdicts.map((verdict, i) => `night ${i + 1}: ${VERDICTS[verdict]}\n`).join(''))
  if (verdicts.some((verdict) => verdict === 'commitment' || verdict === 'deal')) process.exitCode = 1
}

/** One verdict for every night of a record, or the fault of a record that is illegal or has no proper proof. */
export function verdictsOn(record: unknown): Verdict[] | Fault {
  const told = replay(record)
  if (isFault(told)) return told
  const { nights, players, proof } = record as GameRecord & { proof?: unknown }
  const read = readProof(proof, players)
  if (isFault(read)) return read
  const missing = told.nights.findIndex((night, i) => isFinished(night) && !read.nights[i])
  if (missing >= 0) return fault('proofShape', { night: missing + 1, said: 'this night is not in it' })
  return nights.map(({ deal }, i) =>
    isFinished(told.nights[i]) ? verifyDeal(read.nights[i], { table: read.table, night: i + 1, deal }) : 'not yet',
  )
}

const isFinished = (night: Replay['nights'][number]): boolean => night.outcome !== undefined

function readProof(proof: unknown, players: number): { table: string; nights: readonly Proof[] } | Fault {
  if (proof === undefined) return fault('noProof')
  const { table, nights } = (proof ?? {}) as { table?: unknown; nights?: unknown }
  if (typeof table !== 'string') return fault('proofShape', { said: '"table" is not a text' })
  if (!Array.isArray(nights)) return fault('proofShape', { said: '"nights" is not a list' })
  const read: Proof[] = []
  for (const [i, night] of nights.entries()) {
    const wrong = wrongWith(night, players)
    if (wrong !== undefined) return fault('proofShape', { night: i + 1, said: wrong })
    read.push({ ...(night as Proof), secret: (night as Proof).secret ?? null })
  }
  return { table, nights: read }
}

/** What is wrong with the shape of one night's proof, if anything. */
function wrongWith(night: unknown, players: number): string | undefined {
  const { commitment, secret, nonces } = (night ?? {}) as Record<string, unknown>
  if (!parseHex(commitment, SECRET_BYTES)) return '"commitment" is not 64 hex digits'
  if (secret !== undefined && secret !== null && !parseHex(secret, SECRET_BYTES)) return '"secret" is not 64 hex digits'
  if (!Array.isArray(nonces) || nonces.length !== players) return '"nonces" does not have one nonce a seat'
  if (!nonces.every((nonce) => parseHex(nonce, NONCE_BYTES))) return 'a nonce is not 32 hex digits'
  return undefined
}
