// `engine.ts PLAYERS NIGHTS SEED`: whole nights on the product's engine, every seat choosing uniformly among its legal
// plays, as limit.cpp does: dealt, played out and settled on one Night that nobody listens to. Prints one JSON line.
import { Dice, ENDINGS as ENDS, GAMBIT, gratitudeOf, Night, nthCard, numbersFor, PACK, PLAY } from '@watchfires/rules'
import { Count, ENDINGS } from './tally.ts'

const [players, nights, seed] = process.argv.slice(2, 5).map(Number)
const { hand, fate } = numbersFor(players)
/** The engine's number of an ending → its index here. */
const COUNTED = Int8Array.from(ENDS, ({ kind, by }) =>
  (ENDINGS as readonly string[]).indexOf(kind === 'stranded' ? kind : by),
)

const night = new Night()
const dice = new Dice(seed)
const pack = PACK.slice()
const at = { players, whiteout: 0 }
const chosen = new Uint8Array(players)

/** One night, dealt, played and settled. */
function one(count: Count): void {
  dice.shuffle(pack)
  at.whiteout = dice.below(fate + 1)
  night.deal(pack, at)
  let plays = 0
  for (; night.phase === PLAY; plays += players) {
    for (let seat = 0; seat < players; seat++) chosen[seat] = night.nthPlay(seat, dice.below(night.countPlays(seat)))
    night.reveal(chosen)
  }
  if (night.phase === GAMBIT) {
    // Every seat has played a card in every beat but this one.
    const held = hand + 1 - night.beat
    for (let seat = 0; seat < players; seat++) chosen[seat] = nthCard(night, seat, dice.below(held))
    night.fling(chosen)
    plays += players
  }
  let gratitude = 0
  for (let seat = 0; seat < players; seat++) gratitude += gratitudeOf(night, seat)
  count.road(night.beat, plays)
  count.end(COUNTED[night.ending], gratitude)
}

const warm = new Count(players)
for (let i = 0; i < Math.min(20_000, nights / 10); i++) one(warm)

const count = new Count(players)
const before = process.cpuUsage()
for (let i = 0; i < nights; i++) one(count)
const { user, system } = process.cpuUsage(before)
process.stdout.write(`${JSON.stringify(count.tally((user + system) / 1e6))}\n`)
