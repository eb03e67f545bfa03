import { spawnSync } from 'node:child_process'

/** Runs one of the repository's tools to its end, its output shown as it comes; answers its exit code. */
export function codeOf(tool: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): number {
  const ran = spawnSync(tool, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (ran.error) throw ran.error
  return ran.status ?? 1
}

/** The same, and leaves with that code when it fails. */
export function run(tool: string, args: readonly string[]): void {
  const code = codeOf(tool, args)
  if (code !== 0) process.exit(code)
}
