/** The addresses that the pages know, as the web's build lists them (`pages.json`): `:id` stands for one part. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Reads which paths are pages of the build in `dist`; throws when it is no build. */
export async function readPages(dist: string): Promise<(path: string) => boolean> {
  const pages: string[] = JSON.parse(await readFile(join(dist, 'pages.json'), 'utf8'))
  const shapes = pages.map((page) => new RegExp(`^${page.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+')}/*$`))
  return (path) => shapes.some((shape) => shape.test(path))
}
