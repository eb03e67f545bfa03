import type { Summary } from '../local/ledger.ts'

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' })

/** Everybody but the first person of this device. */
const others = ({ names, persons }: Summary): string => list.format(names.filter((_, seat) => seat !== persons[0]))

function where({ stage, night, beat }: Summary): string {
  switch (stage) {
    case 'on':
      return `night ${night}, beat ${beat}`
    case 'settled':
      return `night ${night} is settled`
    case 'over':
      return 'all three nights are played'
    case 'closed':
      return `ended in night ${night}`
  }
}

/** The words of the first page. */
export const words = {
  title: ['Watchfires', '& Wagons'] as const,
  tag: [
    'One snowbound road, three wagons, three nights.',
    'Play cards to send them over, or to keep the fire.',
  ] as const,
  scene: 'The pass at night: three wagons climb toward the lights of a far town; a watchfire burns in front.',
  feed: 'Feed the fire',
  hint: 'Touch the fire to feed it',
  fire: [
    'The fire is down to embers.',
    'The fire burns low.',
    'The fire burns.',
    'The fire burns high.',
    'The fire blazes.',
    'The fire roars.',
  ] as const,
  doors: {
    play: { name: 'Play', say: 'You and bots, or one phone passed round' },
    open: { name: 'Open a table', say: 'Friends join by a link' },
    find: { name: 'Find a table' },
    rules: { name: 'Rules' },
    story: { name: 'Story' },
    kit: { name: 'Print the table kit' },
    score: { name: 'Keep score' },
  },
  more: 'All doors',
  goOn: 'Go on',
  goOnAt: (game: Summary) => `Go on: ${where(game)}`,
  with: (game: Summary) => `With ${others(game)}`,
  games: {
    title: 'Games on this device',
    name: (game: Summary) => list.format(game.names),
    state: (game: Summary) => {
      if (game.stage !== 'over') return `At ${where(game)}`.replace('At night', 'Night').replace('At ended', 'Ended')
      const won = list.format(game.winners.map((seat) => game.names[seat]))
      const line = game.names.map((name, seat) => `${name} ${String(game.gratitude[seat]).replace('-', '−')}`)
      return `Won by ${won}: ${line.join(', ')}`
    },
    when: (game: Summary) => day.format(game.playedAt),
    open: { on: 'Go on', over: 'Look back' },
    openFull: (game: Summary) =>
      `${game.stage === 'over' ? 'Look back at' : 'Go on with'} the game of ${day.format(game.playedAt)}`,
    record: 'Record',
    recordFull: 'Download the record of this game (JSON)',
    text: 'Text',
    textFull: 'Download this game as text',
    remove: 'Delete',
    removeFull: 'Delete this game',
    confirm: 'Delete this game?',
    confirmSay: (game: Summary) =>
      `${list.format(game.names)}, ${where(game)}. It is kept on this device alone and cannot be brought back.`,
    keep: 'Keep it',
    failed: 'That did not work. Please try again.',
  },
}
