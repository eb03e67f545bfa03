// `npm run e2e [-- file or -g words …]`: the browser tests, against our own server with the pages as they are now.
import { bringChromium, NO_CHROMIUM } from '../chromium.ts'
import { stop } from '../node.mjs'
import { freePort } from '../port.ts'
import { buildWeb } from '../web.ts'
import { run } from './tools.ts'

if (!bringChromium()) stop(NO_CHROMIUM)
buildWeb()
process.env.E2E_PORT = String(await freePort())
run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)])
