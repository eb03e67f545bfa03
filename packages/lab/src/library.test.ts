import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

test('the example plays a night with a bot of one’s own, and the lab’s page shows the same lines', () => {
  const out = execFileSync(process.execPath, [at('examples/night.ts')], { encoding: 'utf8' })
  expect(out).toMatch(/^(through|buried|stranded) by [a-z-]+: -?\d+, -?\d+, -?\d+, -?\d+\n$/)
  const [, ...lines] = readFileSync(at('examples/night.ts'), 'utf8').trim().split('\n')
  expect(readFileSync(at('docs/lab.md'), 'utf8')).toContain(lines.join('\n').trim())
})
