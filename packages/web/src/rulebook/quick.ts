/** The quick reference: the whole game as tables, for whoever has played it once. */
import {
  beforeTown,
  coldSnap,
  fed,
  firstHeave,
  lastFull,
  lastTrail,
  longWatch,
  push,
  spade,
  through,
  town,
  turnedBack,
} from './figures.ts'
import { tableOf } from './pictures.ts'
import { numbersTable } from './plates.ts'
import { prose } from './prose.ts'

const BEAT = [
  `**Flip** a Fate card. ♥♦♣: that wagon rolls one. ♠: Snow +${coldSnap}. Whiteout: the run ends. [B1]`,
  '**Play** a card each, face down, turned over together. [B2]',
  '**Drift:** the Snow climbs one for each card that was not fed, then falls one for each King that was. [B3]',
]

const ENDS = [
  `A laden wagon on ${town} is through. [E1]`,
  'The Snow at its mark buries the road. [E2]',
  'The whiteout: the furthest laden wagon that has moved is through; without one, the Gambit. [W1]',
  'All hands empty: the Last Watch. [L1]',
]

const PLAYS = [
  ['Feed [P1]', 'any', 'your watch-pile', 'the fire; a King roars'],
  ['Load [P2]', '♥♦♣', `its wagon on 0–${lastFull}`, 'all its pips ride'],
  ['Heave [P3]', '♥♦♣', `its wagon on ${firstHeave}–${beforeTown}, laden`, 'half its pips ride'],
  ['Push [P4]', '♥♦♣, sideways', `its wagon on 0–${beforeTown}`, 'rolls one'],
  ['Break trail [P5]', '♠, sideways', `a laden wagon on ${firstHeave} or ${lastTrail}`, 'rolls one'],
]

const PAYS = [
  ['Your stores on the wagon that is through, a pip [G1]', `+${through}`],
  ['Your stores on any other, a pip [G2]', `−${turnedBack}`],
  ['A push into the wagon that is through [G3]', `+${push}`],
  ['A ♠ in your watch-pile [G4]', `+${spade}`],
  ['Any other card in it [G4]', `+${fed}`],
  ['The Long Watch: most cards in a watch-pile; if level, each [G5]', `+${longWatch}`],
  ['Buried or stranded, stores and pushes [G6]', '0'],
]

const list = (words: readonly string[]): string => words.map((line) => `<li>${prose(line)}</li>`).join('')
const cells = (rows: readonly (readonly string[])[]) => rows.map((row) => row.map((cell) => prose(cell)))

/** The section, heading and all. */
export const quickReference = (): string =>
  '<section class="quick" id="quick-reference" aria-labelledby="quick-title">' +
  '<h2 id="quick-title">Quick reference</h2>' +
  `<h3>A beat</h3><ol>${list(BEAT)}</ol>` +
  `<h3>A night ends</h3><p>Look after each step of a beat.</p><ul>${list(ENDS)}</ul>` +
  `<h3>Plays</h3>${tableOf({
    caption: 'What a card may do',
    name: 'plays',
    head: ['Play', 'Card', 'Where', 'What it does'],
    rows: cells(PLAYS),
  })}` +
  `<h3>Repayment</h3>${tableOf({ caption: 'Gratitude, each night', name: 'pays', head: ['For', 'Pays'], rows: cells(PAYS) })}` +
  `<h3>Numbers</h3>${numbersTable()}</section>`
