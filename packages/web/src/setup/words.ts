import type { Level } from '@watchfires/table'
import type { Who } from './draft.ts'
import type { NameFault } from './names.ts'

/** The words of the page where a table on this device is laid. */
export const words = {
  title: 'Lay the table',
  you: 'You',
  players: 'How many sit down?',
  seats: 'Who sits where',
  seat: (number: number) => `Seat ${number}`,
  whoOf: (number: number) => `Who sits on seat ${number}`,
  nameOf: (number: number) => `Name of seat ${number}`,
  first: 'Your name',
  who: { person: 'Someone here', novice: 'Bot, novice', steady: 'Bot, steady', sharp: 'Bot, sharp' } satisfies Record<
    Who,
    string
  >,
  levels: {
    novice: 'Novice: plays as somebody would on their first night.',
    steady: 'Steady: counts stores and snow, and seldom wastes a card.',
    sharp: 'Sharp: weighs what everybody else may do before it moves.',
  } satisfies Record<Level, string>,
  faults: {
    empty: 'A name, please.',
    long: 'At most 24 characters, please.',
    marks: 'This name has invisible characters in it; please type it anew.',
    taken: 'Somebody at this table has that name.',
  } satisfies Record<NameFault, string>,
  passing: 'This device goes round. Each hand stays hidden until its owner takes it.',
  lastValley: {
    title: 'For two: The Last Valley',
    say: 'The mountain offers two cards each beat. Whoever holds the watch takes one of them, and may call the run.',
    reconstruction:
      'These rules for two are our reconstruction: their printed rulebook could not be found. What is known of it is kept; the rest is ours.',
  },
  start: 'Light the fire',
  starting: 'Lighting …',
  fleeting: 'This browser keeps nothing here (a private window, perhaps): the game will last as long as this tab.',
  failed: 'The table could not be laid. Please try again.',
  botNames: [
    'Bram',
    'Odile',
    'Tove',
    'Marek',
    'Hanne',
    'Ysolt',
    'Corin',
    'Petra',
    'Anselm',
    'Runa',
    'Jory',
  ] as readonly string[],
}
