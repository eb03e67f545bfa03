import { type Company, explainRepayment } from '@watchfires/rules'
import type { TableView } from '@watchfires/table'
import { useMemo, useState } from 'preact/hooks'
import { Sign } from '../shell/Sign.tsx'
import { nameOf } from './company.ts'
import { Drawer } from './Drawer.tsx'
import { Emblem } from './Emblem.tsx'
import { Said } from './Said.tsx'
import { SheetScene } from './SheetScene.tsx'
import { type Figure, type SheetLine, sheetLines, standings } from './sheet.ts'
import { words } from './words.ts'

interface SheetProps {
  readonly view: TableView
  readonly company: Company
  /** how the night ended, in sentences */
  readonly end: readonly string[]
  /** names of those who are waited for; null when nobody on this device is */
  readonly waitsFor: readonly string[]
  readonly mayGoOn: boolean
  onGoOn(): void
  onClose(): void
}

/** The night's sheet: how it ended, and every line of everybody's repayment in the order of the rules. */
export function Sheet({ view, company, end, waitsFor, mayGoOn, onGoOn, onClose }: SheetProps) {
  const result = view.nights.at(-1)!
  const isOver = view.phase === 'over'
  const [first, ...more] = sentencesOf(end)
  return (
    <Drawer label={words.sheet(view.night)} name="sheet" onClose={onClose}>
      <SheetScene view={view} />
      <div class="sheet-title">
        <h2>
          {result.outcome.wagon === null
            ? words.ends[result.outcome.kind === 'buried' ? 'buried' : 'stranded']
            : words.ends.through(result.outcome.wagon)}
        </h2>
        <p>{first}</p>
      </div>
      <button type="button" class="corner sheet-close" aria-label={words.close} onClick={onClose}>
        <Sign name="close" size={22} />
      </button>
      <div class="sheet-in paper">
        {more.length > 0 && (
          <p class="sheet-more">
            <Said text={more.join(' ')} size={13} />
          </p>
        )}
        <SheetTable view={view} company={company} />
        <div class="sheet-foot">
          {mayGoOn || isOver ? (
            <button type="button" class="go" data-first="" onClick={onGoOn}>
              {isOver ? words.toEnd : words.onTo(view.night + 1)}
            </button>
          ) : (
            <p class="go-wait">{words.waiting(waitsFor)}</p>
          )}
        </div>
      </div>
    </Drawer>
  )
}

/** Sentence by sentence, without what the title has said already. */
function sentencesOf(end: readonly string[]): string[] {
  const all = end.flatMap((line) => line.split(/(?<=\.) /))
  return all.map((line, i) => (i === 0 ? upper(line.slice(line.indexOf(': ') + 1).trim()) : line))
}

const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

function SheetTable({ view, company }: { view: TableView; company: Company }) {
  const lines = useMemo(() => sheetLines(view), [view])
  const [asked, ask] = useState<{ readonly line: SheetLine; readonly figure: Figure } | null>(null)
  const { nights, players } = view
  const { totals, lead } = standings(nights, players)
  const seats = view.seats.map((_, seat) => seat)
  return (
    <>
      <div class="sheet-table">
        <table data-count={players}>
          <thead>
            <tr>
              <td>
                <span class="sr">{words.line}</span>
              </td>
              {seats.map((seat) => (
                <th key={seat} scope="col">
                  <Emblem seat={seat} />
                  <span class="sheet-name">{nameOf(company, seat)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <th scope="row">
                  {line.name}
                  <small>
                    <Said text={line.rate} size={13} />
                  </small>
                </th>
                {line.figures.map((figure) => (
                  <td key={figure.seat}>
                    <FigureButton
                      figure={figure}
                      label={words.explainFigure(nameOf(company, figure.seat), line.name, words.signed(figure.value))}
                      isAsked={asked?.figure === figure}
                      onAsk={() => ask({ line, figure })}
                    />
                  </td>
                ))}
              </tr>
            ))}
            <tr class="sum">
              <th scope="row">{words.night(view.night)}</th>
              {seats.map((seat) => (
                <td key={seat}>
                  <b>{words.signed(nights[nights.length - 1].gratitude[seat])}</b>
                </td>
              ))}
            </tr>
            {nights.slice(0, -1).map((night, i) => (
              <tr key={i} class="was">
                <th scope="row">{words.night(i + 1)}</th>
                {seats.map((seat) => (
                  <td key={seat}>{words.number(night.gratitude[seat])}</td>
                ))}
              </tr>
            ))}
            <tr class="total">
              <th scope="row">{words.gratitudeTotal}</th>
              {seats.map((seat) => (
                <td key={seat} class={totals[seat] === lead ? 'lead' : ''}>
                  <b>{words.number(totals[seat])}</b>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <p class="why" aria-live="polite">
        {asked ? <Why view={view} company={company} asked={asked} /> : words.tapFigure}
      </p>
    </>
  )
}

interface FigureButtonProps {
  readonly figure: Figure
  readonly label: string
  readonly isAsked: boolean
  onAsk(): void
}

function FigureButton({ figure, label, isAsked, onAsk }: FigureButtonProps) {
  return (
    <button
      type="button"
      class={`figure${figure.value === 0 ? ' none' : ''}`}
      aria-label={label}
      aria-pressed={isAsked}
      onClick={onAsk}
    >
      <b>{words.signed(figure.value)}</b>
      <i>
        <Said text={figure.how} size={11} />
      </i>
    </button>
  )
}

interface WhyProps {
  readonly view: TableView
  readonly company: Company
  readonly asked: { readonly line: SheetLine; readonly figure: Figure }
}

function Why({ view, company, asked: { line, figure } }: WhyProps) {
  const { seat, value } = figure
  return (
    <>
      <b>
        {nameOf(company, seat)}, {words.signed(value)}.
      </b>{' '}
      <Said text={explainRepayment(view, { seat, line: line.line, company })} size={13} />
    </>
  )
}
