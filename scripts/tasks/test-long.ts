// `npm run test:long`: the server's tests with every scenario at full length; what else is given goes to Vitest.
import { codeOf } from './tools.ts'

process.exit(codeOf('vitest', ['run', 'packages/server', ...process.argv.slice(2)], { TEST_LONG: '1' }))
