/** Programs that some tests need, and that Debian's root can have brought. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { once } from './node.mjs'

/** Where a program is found: on the path, or where Debian keeps those of its administrators; undefined when nowhere. */
function find(program: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin']
  return folders.map((folder) => join(folder, program)).find(existsSync)
}

/** Installs one of Debian's packages, as root; answers whether that could be tried at all. One at a time, for apt has one lock. */
export function install(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  process.stderr.write(`There is no ${name} here; installing Debian’s …\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env })
  once('.cache/apt', () => {
    if (apt('install', '-y', '--no-install-recommends', name).status === 0) return
    apt('update')
    apt('install', '-y', '--no-install-recommends', name)
  })
  return true
}

/** The path of a program that a test needs, brought from Debian's package of that name; throws one line when it cannot be had. */
export function bringTool(program: string): string {
  const found = find(program) ?? (install(program) ? find(program) : undefined)
  if (!found) throw new Error(`This test needs ${program}: install it (Debian: apt-get install ${program})`)
  return found
}
