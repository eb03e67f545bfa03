import { Page } from '../shell/Page.tsx'
import { takeSeat } from './sitting.ts'
import { useAct } from './useAct.ts'
import { words } from './words.ts'

const say = words.claim

/** The claim of a link, taken out of the address at once, so that it is neither kept in history nor handed on with it. */
export function takeClaim(): string | null {
  const claim = /^#claim=([\w-]{16,100})$/.exec(location.hash)?.[1] ?? null
  if (claim !== null) history.replaceState(null, '', location.pathname)
  return claim
}

interface ClaimProps {
  readonly table: string
  readonly claim: string
  /** the seat was taken, or is not wanted */
  readonly onDone: () => void
}

/** Somebody has opened the link to a seat. Nothing is taken before they say so: links are also opened by programs. */
export function Claim({ table, claim, onDone }: ClaimProps) {
  const { fault, isBusy, act } = useAct(words.sit.failed)
  return (
    <Page title={say.title}>
      <p>{say.say}</p>
      <div class="row">
        <button
          type="button"
          class="button first"
          aria-disabled={isBusy}
          onClick={async () => (await act(() => takeSeat(table, { claim }))) && onDone()}
        >
          {say.go}
        </button>
        <button type="button" class="button" onClick={onDone}>
          {say.not}
        </button>
      </div>
      <p role="alert">{fault}</p>
    </Page>
  )
}
