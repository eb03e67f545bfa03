/** Ctrl-C: the first ends the work after what is being done, which is kept; a second one ends the command at once. */

/** A terminal and the starting script may both send the same ctrl-C. */
const SAME = 500
const INTERRUPTED = 130

/** A signal that ctrl-C aborts; `lift` gives ctrl-C its usual meaning back. */
export function stopOnInterrupt(): { readonly signal: AbortSignal; lift(): void } {
  const controller = new AbortController()
  let first = 0
  const onInterrupt = (): void => {
    if (!controller.signal.aborted) {
      first = performance.now()
      controller.abort()
      process.exitCode = INTERRUPTED
      process.stderr.write('\nStopping; what is done is kept. Ctrl-C again ends at once.\n')
    } else if (performance.now() - first > SAME) process.exit(INTERRUPTED)
  }
  process.on('SIGINT', onInterrupt).on('SIGTERM', onInterrupt)
  return {
    signal: controller.signal,
    lift: () => void process.off('SIGINT', onInterrupt).off('SIGTERM', onInterrupt),
  }
}
