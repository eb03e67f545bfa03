// `npm run bench:engine [-- --json]`: the engine against the speed limit (bench/limit.cpp) and against boardgame.io, by plays
// a CPU second in interleaved rounds, with proof that all three did the same work. bench/README.md says what is measured.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { disagreements, median } from '../../bench/agree.ts'
import { pool, rate, type Squares, type Tally } from '../../bench/tally.ts'

const ROUNDS = 5
const PLAYERS = [3, 4, 5, 6]
/** Where boardgame.io is measured. */
const PEERS_AT = 4
/** Nights of one round, a second or so for each program. Fixed, as the seeds are: the statistics of a run are always the same. */
const NIGHTS = { limit: 1_200_000, engine: 700_000, port: 1_000 }
/** limit.cpp prints shares to five digits. */
const ROUNDED = 0.5e-5
const LIMIT = '.cache/bench/limit'

const PROGRAMS = ['limit', 'engine', 'reducer', 'client'] as const
type Program = (typeof PROGRAMS)[number]

/** Runs a program to its end; leaves with its own words when it fails. */
function ran(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawnSync(command, args, { encoding: 'utf8', env: { ...process.env, ...env } })
  if (child.error) throw child.error
  if (child.status !== 0) {
    process.stderr.write(`${command} ${args.join(' ')} failed:\n${child.stdout}${child.stderr}`)
    process.exit(1)
  }
  return child
}

/** Compiles the speed limit; false where there is no g++. */
function compiled(): boolean {
  if (spawnSync('g++', ['--version']).error) return false
  mkdirSync('.cache/bench', { recursive: true })
  ran('g++', ['-O3', '-march=native', '-o', LIMIT, 'bench/limit.cpp', 'bench/cpu.cpp'])
  return true
}

/** Installs bench/ by its own lock file when boardgame.io is not there in the version it names. */
function installPeers(): void {
  const version = (file: string, of: (json: { version: string; dependencies: Record<string, string> }) => string) =>
    existsSync(file) ? of(JSON.parse(readFileSync(file, 'utf8'))) : undefined
  const wanted = version('bench/package.json', (json) => json.dependencies['boardgame.io'])
  if (version('bench/node_modules/boardgame.io/package.json', (json) => json.version) === wanted) return
  process.stdout.write('Installing what bench/package-lock.json names …\n')
  ran('npm', ['ci', '--prefix', 'bench', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'])
}

function measured(program: Program, players: number, round: number): Tally {
  // No two runs share a seed.
  const seed = String(1000 * players + 10 * round + PROGRAMS.indexOf(program))
  if (program === 'limit') {
    const { stdout, stderr } = ran(LIMIT, [String(players), String(NIGHTS.limit), seed])
    return { ...JSON.parse(stdout), cpuSeconds: Number(stderr) }
  }
  const [file, nights] = program === 'engine' ? ['engine', NIGHTS.engine] : ['boardgameio', NIGHTS.port]
  const args = [`bench/${file}.ts`, String(players), String(nights), seed, program]
  return JSON.parse(ran(process.execPath, args, { NODE_ENV: 'production' }).stdout)
}

const millions = (plays: number) => `${(plays / 1e6).toFixed(2)} M`
const thousands = (plays: number) => `${(plays / 1e3).toFixed(1)} k`
const tell = (...cells: string[]) =>
  process.stdout.write(`${cells.map((c, i) => (i ? c.padStart(15) : c.padEnd(22))).join('')}\n`)

let same = true
function check(who: string, ours: Tally, theirs: Tally): void {
  for (const { what, ours: a, theirs: b, errors } of disagreements(
    ours as Tally & { squares: Squares },
    theirs,
    ROUNDED,
  )) {
    same = false
    process.stderr.write(
      `${who}, ${ours.players} players: ${what} ${a.toFixed(5)} and ${b.toFixed(5)} lie ${errors.toFixed(1)} standard errors apart\n`,
    )
  }
}

const hasLimit = compiled()
if (!hasLimit) process.stdout.write('There is no g++ here: the speed limit is not measured.\n')
installPeers()

/** The median, over the rounds, of one program's rate over another's in the same round. */
const ratio = (a: readonly Tally[], b: readonly Tally[]) => median(a.map((t, i) => rate(t) / rate(b[i])))
const rates = (tallies: readonly Tally[]) => median(tallies.map(rate))

const ratioToLimit: Record<string, number | null> = {}
let ratioToBoardgameio = 0
process.stdout.write(`Plays a CPU second, medians of ${ROUNDS} interleaved rounds.\n`)
tell('players', 'limit.cpp', 'engine', 'ratio')
for (const players of PLAYERS) {
  const programs: Program[] = players === PEERS_AT ? ['limit', 'engine', 'reducer', 'client'] : ['limit', 'engine']
  const runs: Record<Program, Tally[]> = { limit: [], engine: [], reducer: [], client: [] }
  for (let round = 0; round < ROUNDS; round++) {
    for (const program of programs)
      if (program !== 'limit' || hasLimit) runs[program].push(measured(program, players, round))
  }
  const engine = pool(runs.engine)
  if (hasLimit) check('engine and limit.cpp', engine, pool(runs.limit))
  ratioToLimit[players] = hasLimit ? ratio(runs.engine, runs.limit) : null
  tell(
    String(players),
    hasLimit ? millions(rates(runs.limit)) : '–',
    millions(rates(runs.engine)),
    ratioToLimit[players]?.toFixed(3) ?? '–',
  )
  if (players !== PEERS_AT) continue
  const drives = (['reducer', 'client'] as const).map((drive) => ({
    drive,
    runs: runs[drive],
    rate: rates(runs[drive]),
  }))
  for (const { drive, rate, runs: tallies } of drives) {
    check(`engine and boardgame.io by its ${drive}`, engine, pool(tallies))
    tell(`  boardgame.io ${drive}`, thousands(rate), '', `× ${ratio(runs.engine, tallies).toFixed(0)}`)
  }
  ratioToBoardgameio = Math.min(...drives.map((d) => ratio(runs.engine, d.runs)))
}

if (!same) process.exit(1)
process.stdout.write('All did the same work: beats, plays, gratitude and endings lie within four standard errors.\n')
if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify({ ratioToLimit, ratioToBoardgameio })}\n`)
