/** `test` with an eye on the browser: nothing may be complained of in the console or thrown in a page, unless a test says so. */
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'

interface Watched {
  /** how somebody likes it: written before the first page loads */
  readonly settings: Record<string, unknown>
  /** console messages that this test provokes */
  readonly allowed: RegExp | null
}

interface Watching extends Watched {
  complain(text: string): void
}

/** Makes a browser somebody's who likes it so, and tells all that it complains of. */
export async function watch(context: BrowserContext, { settings, allowed, complain }: Watching): Promise<void> {
  const listen = (page: Page) => {
    page.on('pageerror', (error) => complain(`thrown: ${error.stack ?? error}`))
    page.on('console', (message) => {
      const text = message.text()
      if (['error', 'warning'].includes(message.type()) && !allowed?.test(text)) complain(`${message.type()}: ${text}`)
    })
  }
  for (const page of context.pages()) listen(page)
  context.on('page', listen)
  await context.addInitScript((kept) => {
    if (!location.protocol.startsWith('http')) return
    if (!localStorage.getItem('watchfires/settings')) localStorage.setItem('watchfires/settings', kept)
  }, JSON.stringify(settings))
}

/** Reveals at once: for whoever plays whole games. */
export const AT_ONCE = { theme: 'night', reveal: 'none' }

export const test = base.extend<Watched & { watch: undefined }>({
  settings: [AT_ONCE, { option: true }],
  allowed: [null, { option: true }],
  watch: [
    async ({ context, settings, allowed }, use) => {
      const complaints: string[] = []
      await watch(context, { settings, allowed, complain: (text) => complaints.push(text) })
      await use(undefined)
      expect(complaints, 'the console is silent').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
