// Biome: the format, and the laws of imports and purity.
import { run } from './tools.ts'

run('biome', ['check', '--error-on-warnings', ...process.argv.slice(2)])
