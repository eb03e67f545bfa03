// The types of every room, each checked with only the globals that its environment has.
import { run } from './tools.ts'

for (const room of ['rules', 'table', 'bots', 'kit', 'lab', 'server', 'web']) run('tsc', ['-p', `packages/${room}`])
run('tsc', ['-p', '.'])
