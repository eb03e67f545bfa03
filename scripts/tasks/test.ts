// `npm test`: everything that is checked, stage by stage; a stage that fails does not stop the next. The last line is the count.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { PROJECTS } from '../rooms.ts'
import { codeOf } from './tools.ts'

interface Count {
  readonly passed: number
  readonly failed: number
}

const REPORTS = '.cache/reports'
const VITEST = `${REPORTS}/vitest.json`
const E2E = `${REPORTS}/e2e.json`

const NOTHING: Count = { passed: 0, failed: 0 }
const add = (a: Count, b: Count): Count => ({ passed: a.passed + b.passed, failed: a.failed + b.failed })
const one = (code: number): Count => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/** A stage that counts for itself: what its report says, and one more failure where its tool failed for another reason. */
function reported(code: number, report: string, read: (json: never) => Count): Count {
  const count = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8')) as never) : NOTHING
  return code !== 0 && count.failed === 0 ? add(count, one(code)) : count
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[]
}

/** A file that could not even be read is one failure. */
const readVitest = ({ numPassedTests, numFailedTests, testResults }: VitestReport): Count => ({
  passed: numPassedTests,
  failed:
    numFailedTests + testResults.filter((file) => file.status === 'failed' && !file.assertionResults.length).length,
})

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}

const readPlaywright = ({ stats }: PlaywrightReport): Count => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
})

const STAGES: readonly { readonly name: string; run(): Count }[] = [
  { name: 'lint', run: () => one(codeOf('biome', ['check', '--error-on-warnings'])) },
  { name: 'types', run: () => PROJECTS.map((project) => one(codeOf('tsc', ['-p', project]))).reduce(add) },
  { name: 'dead code', run: () => one(codeOf('knip', ['--no-progress'])) },
  {
    name: 'rules, tables, bots, kit, server, pages',
    run: () =>
      reported(
        codeOf('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST}`]),
        VITEST,
        readVitest,
      ),
  },
  {
    name: 'browser',
    run: () =>
      reported(
        codeOf(process.execPath, ['scripts/tasks/e2e.ts'], { E2E_REPORT: `${process.cwd()}/${E2E}` }),
        E2E,
        readPlaywright,
      ),
  },
]

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const lines: string[] = []
let all = NOTHING
for (const { name, run } of STAGES) {
  process.stdout.write(`\n── ${name} ──\n`)
  const began = performance.now()
  const count = run()
  all = add(all, count)
  lines.push(
    `${name}: ${count.passed} passed, ${count.failed} failed, ${((performance.now() - began) / 1000).toFixed(1)} s`,
  )
}
process.stdout.write(`\n${lines.join('\n')}\n${all.passed} passed, ${all.failed} failed\n`)
process.exit(all.failed === 0 ? 0 : 1)
