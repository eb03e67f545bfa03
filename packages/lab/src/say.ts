/** What the command says: answers on standard output, one line of refusal on standard error. */
import { once } from 'node:events'
import { explainFault, type Fault, spellOut } from '@watchfires/rules'

/** Bad input, and a command that was not understood. */
export const BAD_INPUT = 2

/** Ends without a word when nobody reads our output any more (`| head`). */
export function endWhenUnheard(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
}

/** Writes to standard output, and waits while its reader is slower. */
export async function answer(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain')
}

/** One line on standard error; the command will end with `code`. */
export function refuse(text: string, code: number = BAD_INPUT): void {
  process.stderr.write(`${spellOut(text)}\n`)
  process.exitCode = code
}

export const refuseFault = (fault: Fault): void => refuse(explainFault(fault))
