/** A whole bot for an online table, on Node 24 alone: `node examples/bot.ts LINK [NAME]`. docs/bot-api.md explains it. */
import { setTimeout as wait } from 'node:timers/promises'

interface View {
  readonly phase: string
  readonly night: number
  readonly beat: number
  readonly aboard: readonly (readonly { readonly seat: number; readonly pips: number }[])[]
  readonly owes: readonly number[]
  readonly gratitude: readonly number[]
  readonly seats: readonly { readonly name: string; readonly away: boolean }[]
  readonly you?: { readonly seat: number; readonly legal: readonly string[] }
}

const [link, name = 'Carter'] = process.argv.slice(2)
const at = link.replace('/table/', '/api/tables/')
const headers: Record<string, string> = { 'content-type': 'application/json' }

/** Asks until there is an answer. The id makes that safe: what was accepted once is answered again, not done again. */
async function post(path: string, wish: object) {
  const body = JSON.stringify({ id: crypto.randomUUID(), ...wish })
  for (;;) {
    const response = await fetch(`${at}/${path}`, { method: 'POST', headers, body }).catch(() => null)
    if (response?.ok) return response.json()
    if (response && response.status < 500 && response.status !== 429) return console.error(await response.text())
    await wait(1000 * Number(response?.headers.get('retry-after') ?? 1))
  }
}

/** The view of the table each time that it changes; after a break the stream begins with the current one. */
async function* hear(): AsyncGenerator<View> {
  for (; ; await wait(1000)) {
    const response = await fetch(`${at}/stream`, { headers }).catch(() => null)
    if (response && [401, 404, 410].includes(response.status)) throw new Error(`The table answers ${response.status}.`)
    let rest = ''
    try {
      for await (const text of response?.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        const events = (rest + text).split('\n\n')
        rest = events.pop() ?? ''
        for (const event of events) if (event.includes('data: ')) yield JSON.parse(event.split('data: ')[1]).view
      }
    } catch {} // a stream that broke is opened anew
  }
}

const rising = (a: string, b: string): number => (Number(a.at(-2)) || 10) - (Number(b.at(-2)) || 10)

/** Pushes a wagon that carries ten of its stores, loads its best card when none carries any, else keeps the fire. */
function choosePlay(aboard: View['aboard'], { seat, legal }: NonNullable<View['you']>): string {
  const of = (kind: string) => legal.filter((play) => play.startsWith(kind)).toSorted(rising)
  const own = aboard.map((wagon) => wagon.reduce((sum, stores) => sum + (stores.seat === seat ? stores.pips : 0), 0))
  const push = of('P').find((play) => own['HDC'.indexOf(play.slice(-1))] >= 10)
  return push ?? (own.some((stores) => stores > 0) ? undefined : of('L').at(-1)) ?? of('F')[0]
}

/** What this seat should send now; null when nothing is asked of it. */
function decide({ phase, night, beat, aboard, owes, seats, you }: View): Record<string, unknown> | null {
  if (you && seats[you.seat].away) return { type: 'back' }
  if (!you || !owes.includes(you.seat)) return null
  if (phase === 'settled') return { type: 'ready', night }
  if (phase === 'call') return { type: 'call', night, beat, call: false }
  if (phase === 'play') return { type: 'play', night, beat, play: choosePlay(aboard, you) }
  return { type: phase, night, beat, card: you.legal.toSorted(rising).at(-1) }
}

const chair =
  (await post('seats', { name, nonce: crypto.randomUUID().replaceAll('-', ''), bot: true })) ?? process.exit(1)
headers.authorization = `Bearer ${chair.key}`
let answered = ''
for await (const view of hear()) {
  if (view.phase === 'over' || view.phase === 'closed') {
    console.log(`${view.phase}: ${view.seats.map(({ name }, i) => `${name} ${view.gratitude[i]}`).join(', ')}`)
    break
  }
  const wish = decide(view)
  const moment = `${view.night} ${view.beat} ${wish?.type}`
  if (wish && moment !== answered) await post('commands', wish)
  answered = moment
}
