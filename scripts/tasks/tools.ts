import { spawnSync } from 'node:child_process'

/** Runs one of the repository's tools to its end, its output shown as it comes; leaves with its code when it fails. */
export function run(tool: string, args: string[]): void {
  const ran = spawnSync(tool, args, { stdio: 'inherit' })
  if (ran.error) throw ran.error
  if (ran.status !== 0) process.exit(ran.status ?? 1)
}
