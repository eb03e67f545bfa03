/** The commands that study the game. What they run is only loaded when they are. */
import { MOST_PLAYERS } from '@watchfires/rules'
import { type Command, InvalidArgumentError } from 'commander'
import type { ReportOptions } from './report/command.ts'
import { addPlaying, playerCounts, shard, whole } from './study/options.ts'
import type { SimulateOptions } from './study/simulate.ts'
import type { TournamentOptions } from './tournament/command.ts'
import type { TuneOptions } from './tune/command.ts'

export function addStudies(program: Command): void {
  addSimulate(program)
  addMerge(program)
  addTournament(program)
  addVariant(program)
  addReport(program)
  addTune(program)
}

function addSimulate(program: Command): void {
  const command = program
    .command('simulate')
    .description('play many nights or games with any mix of bots; print a summary as JSON')
    .option('--players <n>', 'seats at the table, 2–6', whole(2, MOST_PLAYERS), 4)
    .option('--bots <bot...>', 'one for all seats, or one a seat (docs/lab.md says which there are)', ['steady'])
    .option('--rotate', 'the bots move one seat on with every game')
    .option('--nights <n>', 'single nights to play; 10,000 where neither is given', whole(1))
    .option('--games <n>', 'whole games of three nights to play', whole(1))
    .option('--out <file>', 'write one row a night to this file, JSON lines')
    .option('--shard <i/n>', 'play only the i-th of n shares; merge puts their files together', shard, {
      part: 1,
      of: 1,
    })
  addPlaying(command).action(async (options: SimulateOptions) =>
    (await import('./study/simulate.ts')).simulate(options),
  )
}

function addMerge(program: Command): void {
  program
    .command('merge')
    .description('put the files of shards together; print the summary of the whole as JSON')
    .argument('<file...>', 'the files that simulate --shard wrote, in any order')
    .option('--out <file>', 'write the rows of all of them to this file')
    .action(async (files: string[], options: { out?: string }) =>
      (await import('./study/merge.ts')).merge(files, options),
    )
}

function addTournament(program: Command): void {
  const command = program
    .command('tournament')
    .description('bots against each other on duplicate boards, one among clones of another, both ways')
    .argument('<bot...>', 'two or more (docs/lab.md says which there are)')
    .option('--players <n>', 'seats: 4, or 2,4,6, or 2-6', playerCounts, [4])
    .option('--boards <n>', 'boards of each match, each played with the candidate in every seat', whole(2), 100)
    .option('--worth <low,high>', 'stop a match once the gain is clearly at most low or at least high', worth)
    .option('--risk <share>', 'how often the verdict of --worth may be wrong', risk, 0.05)
    .option('--json', 'print the matrix as JSON')
  addPlaying(command).action(async (bots: string[], options: TournamentOptions) =>
    (await import('./tournament/command.ts')).tournament(bots, options),
  )
}

function addVariant(program: Command): void {
  program
    .command('variant')
    .description('check a file of changed numbers, for simulate, tournament and report, and print what it changes')
    .argument('<file>', 'the variant, JSON; - is standard input')
    .action(async (file: string) => (await import('./variant/command.ts')).variant(file))
}

function addReport(program: Command): void {
  const command = program
    .command('report')
    .description('write one page of HTML with plots: fairness, endings, lengths, scores, and the worth of each play')
    .option('--players <n>', 'seats: 4, or 2,4,6, or 2-6', playerCounts, [2, 3, 4, 5, 6])
    .option('--bots <bot>', 'who plays all seats', 'steady')
    .option('--nights <n>', 'nights of each number of players', whole(1), 100_000)
    .option('--rows <file...>', 'report on these files of rows instead of playing (simulate --out, merge --out)')
    .option('--out <file>', 'where the page is written', 'report.html')
  addPlaying(command).action(async (options: ReportOptions) => (await import('./report/command.ts')).report(options))
}

function addTune(program: Command): void {
  program
    .command('tune')
    .description('look for better weights for steady; print them as JSON (docs/decisions says how ours were found)')
    .option('--players <n>', 'seats at the table, 2–6', whole(2, MOST_PLAYERS), 4)
    .option('--rounds <n>', 'rounds; each begins from what the one before found', whole(1), 3)
    .option('--generations <n>', 'generations of a round', whole(1), 30)
    .option('--size <n>', 'candidates of a generation', whole(4, 1000), 14)
    .option('--boards <n>', 'boards that each candidate plays', whole(10), 200)
    .option('--seed <n>', 'the seed', whole(0, 2 ** 31 - 1), 1)
    .option('--keys <names>', 'the weights to look for, by comma; all where not given', (text) => text.split(','))
    .action(async (options: TuneOptions) => (await import('./tune/command.ts')).tuneSteady(options))
}

function worth(text: string): NonNullable<TournamentOptions['worth']> {
  const [low, high] = text.split(',').map(Number)
  if (!(low < high)) throw new InvalidArgumentError('It is two numbers, the lower first, as in 0,0.5.')
  return { low, high }
}

function risk(text: string): number {
  const share = Number(text)
  if (!(share > 0 && share < 0.5)) throw new InvalidArgumentError('It is a share above 0 and below 0.5.')
  return share
}
