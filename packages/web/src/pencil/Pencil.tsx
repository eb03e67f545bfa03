/** The score pencil: a real table's three nights, noted, checked and settled. */
import './pencil.css'
import './laid.css'
import './settled.css'
import { NIGHTS } from '@watchfires/rules'
import {
  endNight,
  nextNight,
  type PencilGame,
  type PencilNight,
  settleNight,
  withNight,
} from '@watchfires/table/pencil'
import { useEffect, useRef, useState } from 'preact/hooks'
import { SettingsButton } from '../shell/SettingsButton.tsx'
import { Sign } from '../shell/Sign.tsx'
import { usePage } from '../shell/usePage.ts'
import { words as shell } from '../shell/words.ts'
import { Badge } from './Badge.tsx'
import { HowEnded } from './HowEnded.tsx'
import { Laid } from './Laid.tsx'
import { Opening } from './Opening.tsx'
import { followPads, openPad, pads, turnTo, writePad } from './pads.ts'
import { SettledNight } from './Settled.tsx'
import { type Step, stepBeside, stepsOf } from './steps.ts'
import { Total } from './Total.tsx'
import { words } from './words.ts'

/** A night by its number from 0, at one of its pages; or the whole game. */
type Where = { readonly night: number; readonly step: Step } | 'game'

/** Where a pad opens: at the night that is being noted, or at the end of all three. */
function whereIn({ nights, names }: PencilGame): Where {
  const last = nights.length - 1
  const isSettled = settleNight(nights[last], names).kind === 'settled'
  if (last === NIGHTS - 1 && isSettled) return 'game'
  return { night: last, step: isSettled ? 'sheet' : 'end' }
}

const nameOf = (step: Step, names: readonly string[]): string =>
  step === 'end' ? words.nextEnd : step === 'sheet' ? words.nextSheet : names[step]

export default function Pencil() {
  usePage(words.title)
  useEffect(followPads, [])
  const pad = openPad(pads.value)
  return (
    <div class="pencil">
      {!pad && (
        <header class="head">
          <a class="wordmark" href="/">
            {shell.title}
          </a>
          <SettingsButton />
        </header>
      )}
      {!pads.value.lasts && (
        <p class="fleeting" role="status">
          {words.fleeting}
        </p>
      )}
      {pad ? <Open key={pad.id} game={pad.game} /> : <Opening />}
    </div>
  )
}

function Open({ game }: { game: PencilGame }) {
  const [where, go] = useState<Where>(() => whereIn(game))
  const main = useRef<HTMLElement>(null)
  const hasTurned = useRef(false)
  useEffect(() => {
    if (!hasTurned.current) {
      hasTurned.current = true
      return
    }
    scrollTo(0, 0)
    const heading = main.current?.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [where])
  const at = where === 'game' ? null : where
  const goOn = () => {
    const last = game.nights.length - 1
    if (game.nights[last].end === null) return go({ night: last, step: 'end' })
    if (settleNight(game.nights[last], game.names).kind !== 'settled') return go({ night: last, step: 'sheet' })
    writePad(nextNight(game))
    go({ night: last + 1, step: 'end' })
  }
  return (
    <>
      <Nights game={game} where={where} onGo={go} />
      {at && <Steps game={game} night={at.night} step={at.step} onStep={(step) => go({ ...at, step })} />}
      <main class="pencil-main" ref={main} data-step={at ? at.step : 'game'}>
        {at === null ? (
          <Total
            game={game}
            onNight={(night) => go({ night, step: 'sheet' })}
            onGoOn={goOn}
            onAgain={() => turnTo(null)}
          />
        ) : (
          <Night game={game} night={at.night} step={at.step} onGo={go} />
        )}
      </main>
    </>
  )
}

interface NightProps {
  readonly game: PencilGame
  readonly night: number
  readonly step: Step
}

/** One page of a night, and the way to the next. */
function Night({ game, night: at, step, onGo }: NightProps & { onGo: (where: Where) => void }) {
  const { names, nights } = game
  const night = nights[at]
  const write = (written: PencilNight) => writePad(withNight(game, at, written))
  const to = (step: Step) => onGo({ night: at, step })
  const before = stepBeside(step, -1, names.length)
  const after = stepBeside(step, 1, names.length)
  const isSettled = step === 'sheet' && settleNight(night, names).kind === 'settled'
  const goOn = () => {
    if (at === NIGHTS - 1) return onGo('game')
    if (at === nights.length - 1) writePad(nextNight(game))
    onGo({ night: at + 1, step: at === nights.length - 1 ? 'end' : 'sheet' })
  }
  return (
    <>
      {step === 'end' ? (
        <HowEnded key={at} end={night.end} names={names} onEnd={(end) => write(endNight(night, end))} />
      ) : step === 'sheet' ? (
        <SettledNight night={night} names={names} onWrite={write} onStep={to} />
      ) : (
        <Laid key={`${at} ${step}`} night={night} seat={step} names={names} onWrite={write} />
      )}
      <div class="pencil-foot">
        {before !== undefined && (
          <button
            type="button"
            class="button"
            aria-label={words.back(nameOf(before, names))}
            onClick={() => to(before)}
          >
            <Sign name="back" size={22} />
          </button>
        )}
        {after !== undefined && (
          <button type="button" class="button first" onClick={() => to(after)}>
            {words.next(nameOf(after, names))}
          </button>
        )}
        {isSettled && (
          <button type="button" class="button first" onClick={goOn}>
            {at === NIGHTS - 1 ? words.sheet.toGame : words.sheet.next(at + 1)}
          </button>
        )}
      </div>
    </>
  )
}

function Nights({ game, where, onGo }: { game: PencilGame; where: Where; onGo: (where: Where) => void }) {
  return (
    <header class="pencil-head">
      <a class="corner" href="/" aria-label={shell.home}>
        <Sign name="feed" size={22} />
      </a>
      <nav class="pencil-nights" aria-label={words.nights}>
        {Array.from({ length: NIGHTS }, (_, night) => {
          const isHere = where !== 'game' && where.night === night
          return (
            <button
              key={night}
              type="button"
              aria-current={isHere ? 'page' : undefined}
              aria-label={words.night(night)}
              disabled={night >= game.nights.length}
              onClick={() => onGo({ night, step: game.nights[night].end === null ? 'end' : 'sheet' })}
            >
              <Sign name="moon" size={16} />
              {isHere ? words.night(night) : words.nightShort(night)}
            </button>
          )
        })}
        <button type="button" aria-current={where === 'game' ? 'page' : undefined} onClick={() => onGo('game')}>
          {words.game}
        </button>
      </nav>
      <SettingsButton />
    </header>
  )
}

function Steps({ game, night, step, onStep }: NightProps & { onStep: (step: Step) => void }) {
  const { names } = game
  return (
    <nav class="pencil-steps" aria-label={words.steps(night)}>
      {stepsOf(names.length).map((one) => (
        <button
          key={one}
          type="button"
          aria-current={one === step ? 'step' : undefined}
          aria-label={one === 'end' ? words.stepEnd : one === 'sheet' ? words.stepSheet : names[one]}
          onClick={() => onStep(one)}
        >
          {one === 'end' ? (
            <Sign name="walk" size={22} />
          ) : one === 'sheet' ? (
            <Sign name="score" size={22} />
          ) : (
            <Badge seat={one} size={28} />
          )}
        </button>
      ))}
    </nav>
  )
}
