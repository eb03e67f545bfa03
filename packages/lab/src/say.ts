/** What the command says: answers on standard output, one line of refusal on standard error. */
import { once } from 'node:events'
import { explainFault, type Fault, spellOut } from '@watchfires/rules'

/** Bad input, and a command that was not understood. */
const BAD_INPUT = 2

/** Ends without a word when nobody reads our output any more (`| head`), and with one line when it cannot be written. */
export function endWhenUnheard(): void {
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code !== 'EPIPE') refuse(`the answer cannot be written: ${code}`)
    process.exit()
  })
}

/** Writes to standard output, and waits while its reader is slower. */
export async function answer(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain')
}

/** A line of ours is shorter; a longer one quotes what was given to the command. */
const LONGEST = 300

/** One line on standard error; the command will end with `BAD_INPUT`. */
export function refuse(text: string): void {
  const line = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
  process.stderr.write(`${spellOut(line)}\n`)
  process.exitCode = BAD_INPUT
}

export const refuseFault = (fault: Fault): void => refuse(explainFault(fault))
