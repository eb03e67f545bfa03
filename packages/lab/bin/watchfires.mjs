#!/usr/bin/env node
// Runs main.ts on a Node that runs TypeScript natively: this one where it is new enough, else the pinned one. What Node makes
// of the sources is kept in .cache, so that only the first start pays for it.
import { spawn } from 'node:child_process'
import module from 'node:module'
import { fileURLToPath } from 'node:url'

if (Number(process.versions.node.split('.')[0]) >= 24) {
  module.enableCompileCache(fileURLToPath(new URL('../../../.cache/compile', import.meta.url)))
  await import('../src/main.ts')
} else {
  const { findNode } = await import('../../../scripts/node.mjs')
  const child = spawn(findNode(), [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
