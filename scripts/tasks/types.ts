// The types of every room.
import { PROJECTS } from '../rooms.ts'
import { run } from './tools.ts'

for (const project of PROJECTS) run('tsc', ['-p', project])
