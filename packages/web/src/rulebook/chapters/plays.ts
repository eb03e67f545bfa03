import type { Chapter } from '../clause.ts'
import {
  beforeTown,
  caught,
  firstHeave,
  lastFull,
  lastTrail,
  lowest,
  spaces,
  spelled,
  thrown,
  town,
} from '../figures.ts'

export const plays: Chapter = {
  id: 'plays',
  title: 'What a card may do',
  lead: 'Feed, load, push: every ♥, ♦ and ♣ can do each of them somewhere, and a ♠ can feed or dig. Whether a play is lawful is read off the road after the flip, while the cards lie face down. Nothing that others turn over can spoil yours.',
  clauses: [
    {
      id: 'P1',
      title: 'Feed',
      says: [
        'Lay any card in the fire. It goes to your own watch-pile and pays you when the night is settled ([G4]), whatever becomes of the wagons. Feeding is always lawful.',
      ],
    },
    {
      id: 'P2',
      title: 'Load',
      says: [
        `Put a ♥, ♦ or ♣ aboard its own suit’s wagon while that stands on ${spaces(0, lastFull)}. All its pips become your stores there, and they ride where everyone can see them. A ♠ is never loaded.`,
      ],
    },
    {
      id: 'P3',
      title: 'Heave',
      says: [
        `A wagon on ${spaces(firstHeave, beforeTown)} is on its way, and what you load must be thrown. Half the pips reach it, rounded down, and become your stores: of a ${thrown}, ${spelled(caught)}. The wagon must be laden already, with anybody’s stores. Aboard an empty one there is nobody to catch, and it cannot be loaded there.`,
      ],
    },
    {
      id: 'P4',
      title: 'Push',
      says: [
        `Lay a ♥, ♦ or ♣ sideways, and its own wagon rolls one space, from any space short of Town, laden or not. Pips do not matter: a ${lowest} pushes as hard as a King. Pushes pay if that wagon gets through ([G3]).`,
      ],
    },
    {
      id: 'P5',
      title: 'Break trail',
      says: [
        `Lay a ♠ sideways and name a laden wagon that stands on ${firstHeave} or ${lastTrail}: it rolls one space. A shovel has no other use, and none has ever dug a wagon into Town. It pays nothing, and it is no feed: the drift counts you among those who left the fire ([B3]).`,
      ],
    },
    {
      id: 'P6',
      title: 'A wagon in Town',
      rulings: [
        {
          says: `A wagon on ${town} has arrived. Nothing can be loaded on it or push it, and a Fate card of its suit does nothing.`,
          why: 'while the night goes on only an empty wagon can be standing there. If it could be filled at the gate, it would win without having carried a thing over the pass.',
        },
      ],
    },
    {
      id: 'P7',
      title: 'Laden',
      says: ['A wagon is _laden_ as soon as one store is aboard, no matter whose.'],
    },
    {
      id: 'P8',
      title: 'The order of a reveal',
      part: {
        title: 'When the cards are turned over',
        says: '',
        ruling: {
          says: 'All cards of a reveal happen at once, and only their kind decides what is reckoned first.',
          why: 'you chose them at once. Where a player sits must never be worth anything.',
        },
      },
      says: [
        'First all feeds and loads, each load worth what it was worth as the wagons stood when cards were laid. Then the shovels. Then the pushes.',
      ],
    },
    {
      id: 'P9',
      title: 'Several shovels',
      says: [
        `Shovels before one wagon dig one after another, and none takes it past ${beforeTown}. A shovel that finds it on ${beforeTown} is spent for nothing.`,
      ],
    },
    {
      id: 'P10',
      title: 'Several pushes',
      says: [`Pushes on one wagon add up, and it stops on ${town}.`],
      rulings: [
        {
          says: 'Each of them counts for its owner at the settlement ([G3]), also one more than the wagon needed to reach Town in that reveal.',
          why: 'the shoulders were at the wheel together. To pay all but one would be to ask who sits where.',
        },
      ],
    },
  ],
}
