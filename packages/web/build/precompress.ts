/** Writes a `.br` and a `.gz` beside every text file of the build, so that the server never compresses anything itself. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/
/** Below this many bytes the headers weigh more than what is saved. */
const LEAST = 600

function compress(file: string): void {
  const body = readFileSync(file)
  if (body.length < LEAST) return
  writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
  writeFileSync(`${file}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
}

export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'watchfires-precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = config.build.outDir
    },
    closeBundle: {
      order: 'post',
      handler() {
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
          if (TEXT.test(name)) compress(join(folder, name))
      },
    },
  }
}
