/** What the rules card says. Every number in it is read from the rules. */
import {
  FEWEST_PLAYERS,
  LAST_FULL,
  MOST_PLAYERS,
  NIGHTS,
  numbersFor,
  PACK,
  parseCard,
  pipsOf,
  TOWN,
} from '@watchfires/rules'
import type { IconName } from '../icons.ts'

const { coldSnap, flood, through, turnedBack, push, spade, fed, longWatch } = numbersFor(MOST_PLAYERS)
const { callFrom } = numbersFor(FEWEST_PLAYERS)
const court = pipsOf(parseCard('KH')!)
const beforeTown = TOWN - 1
const heaved = LAST_FULL + 1
const counted = ['no', 'one', 'two', 'three'] as const

/** A part of the card: its heading and what stands under it. Steps are numbered; a point has its icon. */
export type Part = {
  readonly title: string
  readonly lead?: string
  readonly steps?: readonly string[]
  readonly points?: readonly (readonly [words: string, icon: IconName])[]
  readonly close?: string
}

export const SCOPE = `The rules on one page, for ${FEWEST_PLAYERS} to ${MOST_PLAYERS} players`
export const MOTTO = 'Win alone. Lose together.'

export const SETUP: Part = {
  title: 'Setting out',
  lead:
    'Take one pack and a joker, the **whiteout**. A♥ for food, A♦ for medicine and A♣ for firewood mark the wagons, all on space 0 of the Road; ' +
    `A♠ or a coin marks the Snow, on its 0. The other ${PACK.length} cards are worth their pips; J, Q and K ${court} each. ` +
    'Shuffle them, deal the hands, then count off the Fate deck, shuffle the whiteout into it and lay it face down. What is left sits out unseen.',
}

/** The table of S2: its head, then a row for each number of players. */
export const TABLE: readonly (readonly string[])[] = [
  ['players', 'hand', 'Fate deck', 'Snow buries at'],
  ...Array.from({ length: MOST_PLAYERS - FEWEST_PLAYERS + 1 }, (_, i) => {
    const { hand, fate, mark } = numbersFor(FEWEST_PLAYERS + i)
    return [`${FEWEST_PLAYERS + i}`, `${hand}`, `${fate} + whiteout`, `${mark}`]
  }),
]

export const BEAT: Part = {
  title: 'A beat',
  steps: [
    `**Turn a Fate card.** ♥♦♣: that wagon rolls 1. ♠: a cold-snap, Snow +${coldSnap}, which nothing stops. The whiteout: the run ends.`,
    '**All play.** Each lays one card face down, and all are turned over together. Nobody may pass; a player without cards sits out.',
    '**The Snow drifts:** +1 for each card just played that did not go into the fire. Then each King fed shoves it back 1, never below 0.',
  ],
  close: 'After each step, see whether the night has ended.',
}

export const PLAYS: Part = {
  title: 'What your card may do',
  points: [
    [
      `**Feed the fire:** any card, at any time. It joins your watch-pile, where a ♠ pays ${spade} and any other card ${fed}. It never costs you.`,
      'feed',
    ],
    [
      `**Load** a ♥♦♣ onto its own wagon on 0–${LAST_FULL}: its pips are your stores and ride there, open to all.`,
      'load',
    ],
    [
      `**Heave** a ♥♦♣ onto its own wagon on ${heaved}–${beforeTown}, if that is laden already: half its pips get aboard; of an odd number the odd one is lost.`,
      'load',
    ],
    [
      `**Push** with a ♥♦♣ laid sideways: its own wagon rolls 1 from any space, whatever the pips. It pays ${push} if that wagon is through.`,
      'push',
    ],
    [
      `**Break trail** with a ♠ laid sideways before a laden wagon on ${heaved} or ${beforeTown - 1}: it rolls 1, never into Town. It pays nothing, and it is no feed.`,
      'trail',
    ],
  ],
  close:
    'A wagon is **laden** once a store is aboard, anyone’s. What a card may do is judged by the road as the cards are laid. ' +
    'At the reveal feed and load first, then dig, then push. A shovel that finds its wagon on ' +
    `${beforeTown} is spent for nothing; a push that finds it in Town still counts. Nothing can be loaded on a wagon in Town or push it later.`,
}

export const GAME: Part = {
  title: 'The game',
  lead:
    `Play ${counted[NIGHTS]} nights, dealing all the cards anew for each; gratitude adds up. The most wins. ` +
    'Level: the best single night. Still level: share the win.',
}

export const ENDS: Part = {
  title: 'The night ends',
  points: [
    [
      `**Through:** a laden wagon stands in Town, on ${TOWN}. An empty one only stands there; empty wagons never win.`,
      'walk',
    ],
    ['**Buried:** the Snow is at its mark or past it.', 'flake'],
    [
      '**Whiteout:** of the wagons that are laden and have moved, the furthest is through. Is there none? The Gambit.',
      'story',
    ],
    ['**Every hand is empty** after a whole beat: the Last Watch.', 'hand'],
  ],
}

export const LEVEL: Part = {
  title: 'Wagons level',
  lead:
    'The furthest is through; then the one with the most stores aboard; then the one with the highest card aboard, K before Q before J. ' +
    'Then the mountain decides: turn on through Fate, and after it the cards left over, until one of their suits shows.',
}

export const LAST_WATCH: Part = {
  title: 'The Last Watch',
  lead:
    `No more Fate. Again and again the Snow floods by ${flood} and 1 more for each player; if the road is not buried, ` +
    `every laden wagon on 1–${beforeTown} coasts 1; until one is through or all is buried.`,
}

export const GAMBIT: Part = {
  title: 'The Gambit',
  lead: 'The whiteout fell, and no wagon was both laden and moved. Neither half will do: not a wagon that rolled empty, nor one with stores still on 0.',
  steps: [
    'Everyone who holds cards lays one face down, and all are turned over together.',
    '♥♦♣ are **flung:** each onto its own wagon for full pips, whatever space that is on, Town too. They are your stores like any others, and may join stores of yours. ♠ go to your watch-pile, fed as ever.',
    'Only what was just flung races. The wagon with the most pips flung at it is through; level, the highest single card flung; then the mountain decides, as above. How far a wagon has come does not matter here; one that never left may win.',
    'All stores on that wagon are paid, old and flung. Stores on the others, old and flung, turn back.',
  ],
  close:
    'Nothing rolls, nothing drifts, a King roars in vain. If no ♥♦♣ is flung all are **stranded**: settle as if buried.',
}

export const REPAID: Part = {
  title: 'Repayment, each night',
  close:
    'On a **buried** road stores and pushes count for nothing, good or ill; the fire pays as ever. If nobody fed a card, nobody has the Long Watch.',
}

/** What is paid for what, in the order in which it is reckoned. */
export const REPAYMENT: readonly (readonly [what: string, pays: string])[] = [
  ['each pip of your stores on the wagon that is through', `+${through}`],
  ['each pip of your stores on any other wagon', `−${turnedBack}`],
  ['each of your pushes on the wagon that is through', `+${push}`],
  ['each ♠ in your watch-pile', `+${spade}`],
  ['each other card in it', `+${fed}`],
  ['**the Long Watch:** most cards in a watch-pile; if level, each', `+${longWatch}`],
]

export const VALLEY: Part = {
  title: 'The Last Valley, for two · a reconstruction',
  lead:
    '_Its own printed rulebook was not at hand; these rules are built about what is known of it._ All as above, but one of you **holds the watch**. ' +
    'Agree who on night one; later it is whoever has less gratitude or, if level, did not begin the night before with it.',
  points: [
    [
      '**The offer.** In place of one Fate card turn two. A whiteout ends the run. Two of one wagon’s suit roll it twice. Otherwise the holder takes one into hand, openly, and the other is Fate’s. A last card, alone, is simply turned.',
      'hand',
    ],
    [
      `**Call the Run.** Before cards are laid, if a laden wagon stands on ${callFrom} or further, the holder may end the night: the furthest laden wagon that has moved is through. The Long Watch then goes to the other player, whatever the piles.`,
      'call',
    ],
    [
      '**The watch passes** when its holder did not feed, or sat out. A player without cards sits out and brings no drift, but may still hold the watch, take and call.',
      'watch',
    ],
  ],
}
