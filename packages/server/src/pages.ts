/** The addresses that the pages know, as the web's build lists them (`pages.json`): `:id` stands for one part. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The page of every address that has no file of its own. */
export const ANY_PAGE = 'index.html'

/** Reads which paths are pages of the build in `dist`, and the file of each; null for other paths. Throws when it is no build. */
export async function readPages(dist: string): Promise<(path: string) => string | null> {
  const pages: string[] = JSON.parse(await readFile(join(dist, 'pages.json'), 'utf8'))
  const known = pages.map((page) => {
    const own = join('.', page, ANY_PAGE)
    const shape = new RegExp(`^${page.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+')}/*$`)
    return { shape, file: existsSync(join(dist, own)) ? own : ANY_PAGE }
  })
  return (path) => known.find(({ shape }) => shape.test(path))?.file ?? null
}
