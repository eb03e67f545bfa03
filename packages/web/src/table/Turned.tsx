import type { Seat } from '@watchfires/rules'
import { CardFace } from './CardFace.tsx'
import type { Scene } from './choreograph.ts'
import { Emblem } from './Emblem.tsx'
import type { Showing } from './reveal.ts'
import { Said } from './Said.tsx'
import type { Told, Turned as TurnedCard } from './told.ts'
import { words } from './words.ts'

interface TurnedProps {
  readonly showing: Showing
  readonly told: Told
  /** every seat's turned card; null while none lies there */
  readonly turned: readonly TurnedCard[] | null
  readonly names: readonly string[]
  onSkip(): void
}

/** What is turned in this moment of the reveal, what it does, and how far along the reveal is. */
export function Turned({ showing, told, turned, names, onSkip }: TurnedProps) {
  const { scenes, at } = showing
  const step = words.steps[scenes[at].kind]
  return (
    <section class="reveal" aria-label={step}>
      {turned ? <Cards turned={turned} names={names} /> : <FateTurned scene={scenes[at]} />}
      <div class="tell">
        <p class="tell-title">
          <Said text={told.title} size={18} />
        </p>
        <p class="tell-detail">
          <Said text={told.detail} size={13} />
        </p>
        <ol class="steps" aria-hidden="true">
          {scenes.map((_, i) => (
            <li key={i} class={i < at ? 'done' : i === at ? 'now' : ''} />
          ))}
        </ol>
        <div class="tell-foot">
          <span>{words.step(step, at + 1, scenes.length)}</span>
          <button type="button" class="skip" onClick={onSkip}>
            {words.skip}
          </button>
        </div>
      </div>
    </section>
  )
}

function Cards({ turned, names }: { turned: readonly TurnedCard[]; names: readonly string[] }) {
  return (
    <ul class="turned" data-count={turned.length}>
      {turned.map(({ card, verb, what, sideways, roars }, seat: Seat) => (
        <li key={seat} class={`${sideways ? 'sideways' : ''}${roars ? ' roars' : ''}`}>
          <div class="turned-who">
            <Emblem seat={seat} />
            <span>{names[seat]}</span>
          </div>
          <div class="turned-place">{card && <CardFace card={card} size="full" />}</div>
          <p class="turned-what">
            {card && <span class="sr">{words.card(card)}: </span>}
            <b>{verb}</b>
            <span>{what}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** The card that the mountain turns, large. */
function FateTurned({ scene }: { scene: Scene }) {
  const cards =
    scene.kind === 'flip' || scene.kind === 'take'
      ? [scene.card]
      : scene.kind === 'pair' || scene.kind === 'offer'
        ? scene.cards
        : []
  return (
    <div class="fate-turned" aria-hidden="true">
      {cards.map((card) => (
        <CardFace key={card} card={card} size="full" />
      ))}
    </div>
  )
}
