#!/usr/bin/env node
// Hands over to main.ts on a Node that runs TypeScript natively: this one where it is new enough, else the pinned one.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const main = new URL('../src/main.ts', import.meta.url)
if (Number(process.versions.node.split('.')[0]) >= 24) {
  await import(main.href)
} else {
  const { findNode } = await import('../../../scripts/node.mjs')
  const child = spawn(findNode(), [fileURLToPath(main), ...process.argv.slice(2)], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
