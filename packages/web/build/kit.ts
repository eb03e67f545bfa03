/** Puts the printed kit beside the pages: `kit/watchfires-rules-a4.pdf` and so on, for both papers. */
import { buildKit, PAPERS, type Paper } from '@watchfires/kit/print'
import type { Plugin } from 'vite'

export function kitSheets(): Plugin {
  return {
    name: 'watchfires-kit',
    apply: 'build',
    async generateBundle() {
      for (const paper of Object.keys(PAPERS) as Paper[]) {
        for (const { name, bytes } of await buildKit({ paper }))
          this.emitFile({ type: 'asset', fileName: `kit/${name}`, source: bytes })
      }
    },
  }
}
