// A night of four, one seat played by a bot of your own. Run it with `node examples/night.ts`.
import { type Bot, driveNight, steady } from '@watchfires/bots'
import { shuffleOf } from '@watchfires/lab'
import { Dice, Game } from '@watchfires/rules'

/** Feeds the fire whenever it can, the ♠ first. */
const stoker: Bot = {
  choose: (view) => view.you!.legal.findLast((choice) => String(choice)[0] === 'F') ?? view.you!.legal[0],
}

const game = new Game(4)
game.deal(shuffleOf({ seed: 1, board: 0, night: 1, players: 4 }))
driveNight(game, [stoker, steady, steady, steady], (seat, moment) => new Dice(1, seat, moment))
const [{ outcome, gratitude }] = game.nights
process.stdout.write(`${outcome.kind} by ${outcome.by}: ${gratitude.join(', ')}\n`)
