// Finds a Node new enough to run TypeScript natively (24), and brings the pinned one from npm where the system's is
// older. Plain JavaScript, because an older Node reads it first.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const WANTED = 24

const say = (text) => process.stderr.write(`${text}\n`)

/** Stops with one clear line: nothing here can go on without it. */
export function stop(text) {
  say(text)
  process.exit(1)
}

/** Runs a program to its end, its output on our standard error, and stops when it fails. */
export function must(program, args, options = {}) {
  const ran = spawnSync(program, args, { stdio: ['ignore', 2, 2], cwd: root, ...options })
  if (ran.error) stop(`could not run ${program}: ${ran.error.message}`)
  if (ran.status !== 0) stop(`${program} ${args.join(' ')} failed (${ran.status ?? ran.signal})`)
}

/** The pinned Node's path, whether or not it is installed; null on a platform npm has none for. */
function pinned() {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'tools/node/package.json'), 'utf8'))
  if (!(name in optionalDependencies)) return null
  return join(root, 'tools/node/node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
}

/** The path of a Node of at least version 24; WW_NODE=system takes the system's whatever it is. */
export function findNode() {
  const major = Number(process.versions.node.split('.')[0])
  if (major >= WANTED || process.env.WW_NODE === 'system') return process.execPath
  const path = pinned()
  if (!path)
    stop(
      `Node ${WANTED} or newer is needed; this is ${process.versions.node}, and npm has none for ${process.platform}-${process.arch}`,
    )
  if (!existsSync(path)) {
    say(`Node ${process.versions.node} is too old to run this; bringing Node ${WANTED} from npm …`)
    once('tools/node/.lock', () => {
      if (!existsSync(path))
        must('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'], {
          cwd: join(root, 'tools/node'),
        })
    })
    if (!existsSync(path)) stop('npm did not bring the pinned Node; set WW_NODE=system to use your own')
  }
  return path
}

/** Runs `work` while holding a lock folder, so that two commands started together do not install into one tree. */
export function once(lock, work) {
  const folder = join(root, lock)
  const owner = join(folder, 'pid')
  mkdirSync(dirname(folder), { recursive: true })
  for (;;) {
    try {
      mkdirSync(folder)
      break
    } catch {
      if (!alive(owner)) rmSync(folder, { recursive: true, force: true })
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
    }
  }
  writeFileSync(owner, String(process.pid))
  try {
    work()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Whether the process that holds the lock still runs; a lock that names nobody yet is given ten seconds to do so. */
function alive(owner) {
  try {
    process.kill(Number(readFileSync(owner, 'utf8')), 0)
    return true
  } catch (error) {
    if (error.code === 'EPERM') return true
    try {
      return error.code === 'ENOENT' && Date.now() - statSync(dirname(owner)).mtimeMs < 10_000
    } catch {
      return false
    }
  }
}

/** The environment in which `node` and the repository's own tools come first, and what Node has compiled once is kept. */
export function withNode(node) {
  const path = [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(
    process.platform === 'win32' ? ';' : ':',
  )
  return { NODE_COMPILE_CACHE: join(root, '.cache/node'), ...process.env, PATH: path, Path: path }
}
