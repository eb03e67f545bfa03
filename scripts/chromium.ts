/** The browser that tests run in: the system's, never a downloaded one. */
import { existsSync } from 'node:fs'
import { install } from './debian.ts'

const USUAL = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Nothing from elsewhere, and no sandbox for root, who can have none. */
export const FLAGS: string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]

/** Where Chromium is: what `CHROMIUM` names, or one of the usual places; undefined when it is nowhere. */
export const chromium = (): string | undefined => process.env.CHROMIUM ?? USUAL.find((path) => existsSync(path))

/** Brings Chromium where that can be done, by Debian's root. Answers whether there is one now. */
export function bringChromium(): boolean {
  if (chromium()) return true
  install('chromium')
  return chromium() !== undefined
}

export const NO_CHROMIUM =
  'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM to its path.'
