import { SUIT_NAMES, type Suit, suitSign, svg } from '@watchfires/kit'
import type { ComponentChildren } from 'preact'

const SIGNS: Readonly<Record<string, Suit>> = { '♥': 'H', '♦': 'D', '♣': 'C', '♠': 'S' }

/** A suit's sign in a line of text; it tells its name. */
export function SuitSign({ suit, size = 15 }: { suit: Suit; size?: number }) {
  return (
    <svg
      class="suit"
      viewBox="-12 -12 24 24"
      width={size}
      height={size}
      role="img"
      aria-label={SUIT_NAMES[suit]}
      dangerouslySetInnerHTML={{ __html: svg(suitSign(suit)) }}
    />
  )
}

const SPLIT = /((?:10|[2-9JQK])?[♥♦♣♠])/
const SPLIT_GAINS = /((?:10|[2-9JQK])?[♥♦♣♠]|[+−]\d+)/

/** A sentence with its suits drawn, rank and sign never parted, and with its gains and losses in bold if asked. */
export function Said({ text, size, gains = false }: { text: string; size?: number; gains?: boolean }) {
  const parts: ComponentChildren[] = text.split(gains ? SPLIT_GAINS : SPLIT).map((part) => {
    const sign = part.slice(-1)
    if (sign in SIGNS) {
      return (
        <span class="sign-word">
          {part.slice(0, -1)}
          <SuitSign suit={SIGNS[sign]} size={size} />
        </span>
      )
    }
    return gains && /^[+−]\d/.test(part) ? <b>{part}</b> : part
  })
  return <>{parts}</>
}
