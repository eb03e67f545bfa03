/** The browser tests: our own server with the built pages, and the system's Chromium. `npm run e2e` sets what is read here. */
import { defineConfig } from '@playwright/test'
import { chromium, FLAGS } from '../scripts/chromium.ts'

const port = process.env.E2E_PORT
const report = process.env.E2E_REPORT

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    actionTimeout: 20_000,
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: chromium(), args: FLAGS },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  webServer: {
    command: 'node e2e/serve.ts',
    cwd: '..',
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
})
