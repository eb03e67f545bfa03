/** The report as one page of HTML that needs nothing else: figures, what they show, and their numbers. */
import { numbersFor, RULES_VERSION } from '@watchfires/rules'
import type { Share } from '../study/count.ts'
import { changed } from '../variant/variant.ts'
import {
  cards,
  endingKey,
  endings,
  fairness,
  gratitudeBySeat,
  kindKey,
  lengths,
  scores,
  useByBeat,
  worthByBeat,
} from './figures.ts'
import {
  byBeatOf,
  byCardOf,
  endingsOf,
  FEWEST,
  lengthsOf,
  type Mean,
  type Part,
  quantile,
  scoresOf,
  seatsOf,
} from './part.ts'

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)

const whole = (n: number): string => n.toLocaleString('en')
const percent = (share: number): string => `${(100 * share).toFixed(2)} %`
const sharing = ({ share, low95, high95 }: Share): string =>
  `${percent(share)} (${percent(low95)} – ${percent(high95)})`
const signed = (value: number): string => value.toFixed(2).replace('-', '−')
const meaning = ({ n, mean, low, high }: Mean): string =>
  n < FEWEST ? '–' : `${signed(mean)} (${signed(low)} – ${signed(high)})`

interface Figure {
  readonly title: string
  readonly says: string
  readonly key?: string
  readonly drawn: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

function figure({ title, says, key = '', drawn, heads, rows }: Figure): string {
  const head = heads.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('')
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('')
  return `<section><h2>${escaped(title)}</h2><figure><figcaption>${escaped(says)}</figcaption>${key}<div class="plot" tabindex="0" role="group" aria-label="${escaped(title)}">${drawn}</div></figure>
<details><summary>The numbers</summary><div class="plot" tabindex="0" role="group" aria-label="${escaped(title)}, numbers"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div></details></section>`
}

/** The whole page. */
export function page(parts: readonly Part[]): string {
  const nights = parts.map(({ study, tally }) => `${whole(tally.nights)} of ${study.players}`).join(', ')
  const n = `n: nights of a table by its number of players: ${nights}. Bars and brackets: 95 % intervals.`
  const plays = 'Plays of one night hang together, so their intervals are a little too narrow.'
  const [{ study }] = parts
  const sections = [
    figure({
      title: 'Does the seat matter?',
      says: `How often each seat comes first; shared wins count by their parts, the dashed line is an even share. ${n}`,
      drawn: fairness(parts),
      heads: ['players', 'seat', 'nights', 'first (95 %)'],
      rows: parts.flatMap(seatsOf).map((seat) => [`${seat.players}`, `${seat.seat}`, whole(seat.n), sharing(seat)]),
    }),
    figure({
      title: 'What a seat gets',
      says: `Mean gratitude of a night by seat. ${n}`,
      drawn: gratitudeBySeat(parts),
      heads: ['players', 'seat', 'nights', 'gratitude (95 %)'],
      rows: parts
        .flatMap(seatsOf)
        .map((seat) => [`${seat.players}`, `${seat.seat}`, whole(seat.n), meaning(seat.gratitude)]),
    }),
    figure({
      title: 'How nights end',
      says: `Each ending's share of nights. ${n}`,
      key: endingKey(),
      drawn: endings(parts),
      heads: ['players', 'ending', 'nights', 'share (95 %)'],
      rows: parts
        .flatMap(endingsOf)
        .map((ending) => [`${ending.players}`, ending.ending, whole(ending.n), sharing(ending)]),
    }),
    figure({
      title: 'How long nights are',
      says: `The beat in which a night ends. ${n}`,
      drawn: lengths(parts),
      heads: ['players', 'beat', 'nights', 'share (95 %)'],
      rows: parts
        .flatMap(lengthsOf)
        .map((length) => [`${length.players}`, `${length.beat}`, whole(length.n), sharing(length)]),
    }),
    figure({
      title: 'What a night pays',
      says: `Gratitude of a night, all seats together, in classes of five. Middle half: ${parts
        .map((part) => `${part.study.players} players ${quantile(part, 0.25)} – ${quantile(part, 0.75)}`)
        .join(', ')}. ${n}`,
      drawn: scores(parts),
      heads: ['players', 'gratitude', 'scores', 'share (95 %)'],
      rows: parts
        .flatMap(scoresOf)
        .map((score) => [`${score.players}`, `${score.from} – ${score.to - 1}`, whole(score.n), sharing(score)]),
    }),
    figure({
      title: 'What is played, beat by beat',
      says: `Shares of all plays of a beat. Heave: a load at half its pips, on spaces 3–5. ${n}`,
      key: kindKey(),
      drawn: useByBeat(parts),
      heads: ['players', 'beat', 'play', 'plays of the beat', 'share (95 %)'],
      rows: parts
        .flatMap(byBeatOf)
        .map(({ players, beat, kind, use }) => [`${players}`, `${beat}`, kind, whole(use.n), sharing(use)]),
    }),
    ...(['paid', 'lead'] as const).map((of) =>
      figure({
        title: of === 'paid' ? 'What a play pays by itself' : 'How those who play it do',
        says:
          of === 'paid'
            ? `Stores, +2 of a push, or the wage, as the settlement paid them for that one card; the Long Watch is nobody's card and not counted. ${plays} ${n}`
            : `The player's gratitude above the mean of the table in that night. It tells what goes with success, not what causes it. ${plays} ${n}`,
        key: kindKey(),
        drawn: worthByBeat(parts, of),
        heads: ['players', 'beat', 'play', 'plays', 'gratitude (95 %)'],
        rows: parts
          .flatMap(byBeatOf)
          .map((use) => [`${use.players}`, `${use.beat}`, use.kind, whole(use[of].n), meaning(use[of])]),
      }),
    ),
    ...parts.map((part) =>
      figure({
        title: `Card by card, ${part.study.players} players`,
        says: `In each cell: how often the card, when played, was played so (%). Colour: the player's gratitude above the table, purple more, orange less; white level; none below ${FEWEST} plays. ${plays} n: ${whole(part.tally.nights)} nights.`,
        drawn: cards(part),
        heads: ['card', 'play', 'plays', 'share of the card (95 %)', 'paid (95 %)', 'above the table (95 %)'],
        rows: byCardOf(part).map((use) => [
          use.rank + use.suit,
          use.kind,
          whole(use.paid.n),
          sharing(use.use),
          meaning(use.paid),
          meaning(use.lead),
        ]),
      }),
    ),
  ]
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Watchfires &amp; Wagons: how the game plays</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><main><h1>How the game plays</h1>
<p>Watchfires &amp; Wagons, rules version ${RULES_VERSION}; ${escaped(castOf(parts))}, seed ${study.seed}: ${whole(parts.reduce((sum, { tally }) => sum + tally.nights, 0))} nights. The same command gives the same page.</p>
${study.variant ? `<p class="studied"><strong>Not the real game.</strong> The variant “${escaped(study.variant.name)}”: ${escaped(changesOf(parts))}.</p>` : ''}
${numbersTable(parts)}
${sections.join('\n')}</main></body></html>
`
}

const castOf = (parts: readonly Part[]): string =>
  [...new Set(parts.map(({ study }) => [...new Set(study.bots)].join(', ')))].join('; ')

function changesOf(parts: readonly Part[]): string {
  return parts
    .map(({ study }) => {
      const changes = Object.entries(changed(study.variant!, study.players))
      const said = changes.map(([name, { from, to }]) => `${name} ${to} instead of ${from}`)
      return `${study.players} players: ${said.join(', ') || 'nothing changed'}`
    })
    .join('; ')
}

function numbersTable(parts: readonly Part[]): string {
  const rows = parts
    .map(({ study }) => {
      const { hand, fate, mark } = study.variant?.numbers[study.players] ?? numbersFor(study.players)
      return `<tr><th scope="row">${study.players}</th><td>${hand}</td><td>${fate}</td><td>${mark}</td></tr>`
    })
    .join('')
  return `<table><thead><tr><th scope="col">players</th><th scope="col">hand</th><th scope="col">Fate cards</th><th scope="col">burial mark</th></tr></thead><tbody>${rows}</tbody></table>`
}

const STYLE = `:root{color-scheme:light dark}body{margin:0;font:16px/1.45 system-ui,sans-serif;background:light-dark(#fbf8f2,#15191f);color:light-dark(#1c1c1c,#e8e4da)}
main{max-width:960px;margin:0 auto;padding:24px 16px 64px}h1,h2{font-family:Georgia,serif;line-height:1.2}h1{font-size:32px}h2{font-size:22px;margin:40px 0 4px}
figure{margin:0}figcaption{margin-bottom:8px;color:light-dark(#444,#bbb)}.plot{overflow-x:auto}.plot svg{display:block;overflow:visible}
.key{display:flex;flex-wrap:wrap;gap:4px 16px;list-style:none;margin:0 0 8px;padding:0}.key i{display:inline-block;width:12px;height:12px;margin-right:6px;border-radius:2px}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}th,td{padding:2px 12px 2px 0;text-align:left;border-bottom:1px solid light-dark(#ddd6c8,#333a44);font-weight:400}thead th{font-weight:600}
summary{cursor:pointer;margin-top:8px}.studied{padding:8px 12px;border:2px solid #d55e00}`
