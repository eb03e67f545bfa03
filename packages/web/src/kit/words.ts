/** The words of the page that hands out the printed kit, in the markup of `prose`. */
import { capital, fewest, most, spelled, two, wagons } from '../rulebook/figures.ts'

export const words = {
  title: 'The table kit',
  about:
    'Watchfires & Wagons for a real table: the rules card, the mat and the scorepad as PDFs in black ink, A4 and US Letter.',
  lead: 'One deck of cards, three sheets of paper, a pencil, a coin. The whole pass fits into a coat pocket.',
  papers: { a4: 'A4', letter: 'Letter' },
  open: (sheet: string, paper: string) => `Open ${sheet} to print it, ${paper}`,
  download: (sheet: string, paper: string) => `Download ${sheet}, ${paper}`,
  show: 'Open',
  save: 'Download',
  picture: (sheet: string) => `${capital(sheet)}, as it is printed`,
  sheets: {
    rules: {
      name: 'the rules card',
      title: 'Rules card',
      say: 'The whole game on one side of paper: the beat, the plays, how a night ends, what it pays, and the Gambit’s full ruling.',
    },
    mat: {
      name: 'the mat',
      title: 'Mat',
      say: `The Road from the trailhead to Town for ${spelled(wagons)} wagons, the Snow with the burial mark of every number of players, places for Fate and for the fires.`,
    },
    scorepad: {
      name: 'the scorepad',
      title: 'Scorepad',
      say: 'Three nights, line by line in the order of the rules, for as many as sit down.',
    },
  },
  needTitle: 'Lay the table',
  need: [
    'Take the four aces out of a deck. Those of ♥, ♦ and ♣ stand for the wagons and start on the trailhead.',
    'The ace of ♠ marks the Snow; on the mat a coin does it, since the track is small. It starts at 0.',
    'Keep one joker. It is the whiteout, and goes into the Fate deck after that has been counted out.',
    `Deal and count by the table on the rules card: ${fewest} to ${most} play, and two play The Last Valley (hands of ${two.hand}, Fate ${two.fate}), whose rules here are our reconstruction.`,
  ],
  print:
    'Print at full size, without “fit to page”. The sheets hold only black, and leave every edge white that a home printer cannot reach.',
  score: 'Keep score on a phone',
  rules: 'Read the rules',
} as const
