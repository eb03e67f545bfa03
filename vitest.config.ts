import { defineConfig } from 'vitest/config'

/** The rules change nothing outside themselves, so their test files share a worker: most of the start-up is saved. */
const RULES = ['packages/rules/src/**/*.test.ts', 'packages/rules/test/**/*.test.ts']

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'rules', include: RULES, isolate: false } },
      {
        extends: true,
        test: {
          name: 'house',
          include: [
            'packages/*/src/**/*.test.ts',
            'packages/*/test/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/*.test.ts',
            'lint/*.test.ts',
          ],
          exclude: ['**/node_modules/**', ...RULES],
        },
      },
    ],
  },
})
