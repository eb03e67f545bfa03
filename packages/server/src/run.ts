/** Runs a server until it is told to stop. */
import { type Served, type Serving, serve } from './serve.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** A stop that takes longer than this is cut short; what was answered is stored in any case. */
const LONGEST_STOP = 15_000

/** Serves, and stops gracefully when the process is asked to: nothing new is taken, what is open is stored and answered. */
export async function run(serving: Serving): Promise<Served> {
  const served = await serve(serving)
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), LONGEST_STOP).unref()
    served.close().then(
      () => process.exit(0),
      (error) => {
        process.stderr.write(`${error}\n`)
        process.exit(1)
      },
    )
  }
  for (const signal of SIGNALS) process.on(signal, stop)
  return served
}
