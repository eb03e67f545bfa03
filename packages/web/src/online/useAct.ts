import type { Answer } from '@watchfires/table'
import { useState } from 'preact/hooks'
import type { Asked } from '../remote/ask.ts'

/** An answer of a link as one of the API. */
export const asAsked = (answer: Answer): Asked<{ readonly seq: number }> =>
  'refused' in answer ? answer : { body: answer }

export interface Acting {
  /** why the last act was refused, in words; empty when it was not */
  readonly fault: string
  readonly isBusy: boolean
  /** Does one thing at a time; answers its result, or null when it was refused or the server could not be reached. */
  act<T>(work: () => Promise<Asked<T>>): Promise<T | null>
}

/** For buttons that ask the server for something. `unreachable` is said when no answer came. */
export function useAct(unreachable: string): Acting {
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const act = async <T>(work: () => Promise<Asked<T>>): Promise<T | null> => {
    if (isBusy) return null
    setFault('')
    setBusy(true)
    const asked = await work().catch(() => null)
    setBusy(false)
    if (asked === null) setFault(unreachable)
    else if ('refused' in asked) setFault(`${asked.refused.title}. ${asked.refused.detail}`)
    else return asked.body
    return null
  }
  return { fault, isBusy, act }
}
