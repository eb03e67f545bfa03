// `node scripts/run.mjs TASK …`: the one door to every npm script. Finds Node 24, installs what the lock file says when it
// has changed, and hands over to scripts/tasks/TASK.ts on that Node.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNode, must, once, root, stop, withNode } from './node.mjs'

const [task, ...args] = process.argv.slice(2)
const file = join(root, 'scripts/tasks', `${(task ?? '').replace(':', '-')}.ts`)
if (!task || !existsSync(file)) stop(`there is no task named ${JSON.stringify(task ?? '')}`)

const node = findNode()
const env = withNode(node)
const stamp = join(root, 'node_modules/.lock-hash')
const lock = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(node)
    .digest('hex')
const fresh = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lock()

if (!fresh()) {
  once('.cache/install', () => {
    if (fresh()) return
    process.stderr.write('Installing what the lock file names …\n')
    must('npm', ['ci', '--no-audit', '--no-fund', '--silent'], { env })
    writeFileSync(stamp, lock())
  })
}

const child = spawn(node, [file, ...args], { stdio: 'inherit', cwd: root, env })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
