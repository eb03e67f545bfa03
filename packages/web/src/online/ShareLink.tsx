import { useId, useRef, useState } from 'preact/hooks'
import { Sign } from '../shell/Sign.tsx'
import { Qr } from './Qr.tsx'
import { words } from './words.ts'

const say = words.share

/** Copies where the browser lets a page; plain http has only the old way, and some have none. */
async function copy(field: HTMLInputElement): Promise<boolean> {
  field.focus()
  field.select()
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(field.value)
      return true
    }
    return document.execCommand('copy')
  } catch {
    return false
  }
}

interface ShareLinkProps {
  readonly link: string
  readonly label: string
  /** whether the code shows at once */
  readonly showsCode?: boolean
}

/** A link to hand on: copied, shared, or read from the screen as a QR code. */
export function ShareLink({ link, label, showsCode = false }: ShareLinkProps) {
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<'no' | 'copied' | 'selected'>('no')
  const [isCode, setCode] = useState(showsCode)
  const id = useId()
  return (
    <div class="share">
      <label for={id}>{label}</label>
      <div class="share-row">
        <input
          ref={field}
          id={id}
          type="text"
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button
          type="button"
          class="button"
          onClick={async () => setCopied((await copy(field.current!)) ? 'copied' : 'selected')}
        >
          <Sign name="link" size={20} />
          {say.copy}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            class="button"
            // Whoever closes the system's sheet has changed their mind; that is no fault.
            onClick={() => navigator.share({ url: link }).catch(() => {})}
          >
            <Sign name="share" size={20} />
            {say.share}
          </button>
        )}
        {!isCode && (
          <button type="button" class="button" onClick={() => setCode(true)}>
            {say.showCode}
          </button>
        )}
      </div>
      <p role="status" class="share-said">
        {copied === 'no' ? '' : say[copied]}
      </p>
      {isCode && <Qr link={link} label={say.code} />}
    </div>
  )
}

/** The address of a table; with a claim, that of one seat of it. The claim stands where no server sees it. */
export const linkTo = (table: string, claim?: string): string =>
  `${location.origin}/table/${table}${claim === undefined ? '' : `#claim=${claim}`}`
