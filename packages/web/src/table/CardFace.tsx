import { type CardName, type CardSize, cardBack, cardFull, cardSmall } from '@watchfires/kit'
import { words } from './words.ts'

const faces = new Map<string, string>()

/** A card's drawing; each is made once. */
function faceOf(card: CardName | 'back', size: CardSize): string {
  const key = card + size
  const found = faces.get(key)
  if (found !== undefined) return found
  const frame = { words: words.courts, name: 'card' }
  const made =
    card === 'back' ? cardBack({ name: 'card' }) : size === 'small' ? cardSmall(card, frame) : cardFull(card, frame)
  faces.set(key, made)
  return made
}

/** A card face up, or its back. The style sheet gives its width; what it is called stands in the text around it. */
export function CardFace({ card, size = 'small' }: { card: CardName | 'back'; size?: CardSize }) {
  return <span class="face" dangerouslySetInnerHTML={{ __html: faceOf(card, size) }} />
}
