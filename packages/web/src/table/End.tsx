import { type Company, explainWinners } from '@watchfires/rules'
import type { TableView } from '@watchfires/table'
import { Sign } from '../shell/Sign.tsx'
import { nameOf } from './company.ts'
import { Drawer } from './Drawer.tsx'
import { Emblem } from './Emblem.tsx'
import { SheetScene } from './SheetScene.tsx'
import { standings } from './sheet.ts'
import { words } from './words.ts'

interface EndProps {
  readonly view: TableView
  readonly company: Company
  /** what there is to know before playing again */
  readonly againSay?: string
  onBack(): void
  onLeave(): void
  onAgain?(): void
  onExport?(kind: 'record' | 'text'): void
}

/** After the third night: who has won and by what, the three nights, and what to do next. */
export function End({ view, company, againSay, onBack, onLeave, onAgain, onExport }: EndProps) {
  const { nights, players, winners = [] } = view
  const { totals } = standings(nights, players)
  const order = totals
    .map((_, seat) => seat)
    .toSorted((a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || totals[b] - totals[a])
  return (
    <Drawer label={words.end} name="end" onClose={onBack}>
      <SheetScene view={view} />
      <div class="sheet-title">
        <p class="end-over">{words.end}</p>
        <div class="end-winners" aria-hidden="true">
          {winners.map((seat) => (
            <Emblem key={seat} seat={seat} />
          ))}
        </div>
      </div>
      <div class="end-in paper">
        <h2>{explainWinners(nights, winners, company)}</h2>
        <table>
          <thead>
            <tr>
              <td />
              {nights.map((_, i) => (
                <th key={i} scope="col">
                  {words.night(i + 1)}
                </th>
              ))}
              <th scope="col">{words.gratitudeTotal}</th>
            </tr>
          </thead>
          <tbody>
            {order.map((seat) => (
              <tr key={seat} class={winners.includes(seat) ? 'winner' : ''}>
                <th scope="row">
                  <Emblem seat={seat} />
                  <span>{nameOf(company, seat)}</span>
                  {winners.includes(seat) && <span class="sr">({words.winner})</span>}
                </th>
                {nights.map((night, i) => (
                  <td key={i}>{words.number(night.gratitude[seat])}</td>
                ))}
                <td>
                  <b>{words.number(totals[seat])}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p class="end-rule">
          {words.tieRule} <span class="clause">(M2)</span>
        </p>
        <div class="end-ways">
          {againSay && <p role="status">{againSay}</p>}
          {onAgain && (
            <button type="button" class="go" data-first="" onClick={onAgain}>
              {words.again}
            </button>
          )}
          <div class="row">
            {onExport && (
              <>
                <button type="button" class="button" onClick={() => onExport('record')}>
                  <Sign name="download" size={20} />
                  {words.saveRecord}
                </button>
                <button type="button" class="button" onClick={() => onExport('text')}>
                  <Sign name="download" size={20} />
                  {words.saveText}
                </button>
              </>
            )}
            <button type="button" class="button" onClick={onBack}>
              {words.backToSheet}
            </button>
            <button type="button" class="button" onClick={onLeave}>
              {words.home}
            </button>
          </div>
        </div>
      </div>
    </Drawer>
  )
}
