import type { Chapter } from '../clause.ts'
import { coldSnap, fewest, spelled } from '../figures.ts'

export const beat: Chapter = {
  id: 'a-beat',
  title: 'A beat',
  lead: 'A night goes by in beats, and every beat goes the same way: Fate first, then all of you at once, then the Snow.',
  clauses: [
    {
      id: 'B1',
      title: 'Flip',
      says: [
        `Turn over the top card of the Fate deck. A ♥, ♦ or ♣ rolls its own wagon one space, laden or not. A ♠ is a **cold-snap**: the Snow climbs ${spelled(coldSnap)}, and nothing in anybody’s hand can stop it. The whiteout ends the run where it stands ([W1]).`,
      ],
    },
    {
      id: 'B2',
      title: 'Play',
      says: [
        'Everybody who holds cards chooses one, and what it is to do, and lays it face down. When the last is down, all are turned over together. As long as you hold a card you play one; nobody may pass. Whoever has none left sits out.',
      ],
    },
    {
      id: 'B3',
      title: 'Drift',
      says: [
        'The Snow climbs one for each player who, this beat, played a card anywhere but into the fire. Loaded, heaved, pushed or dug with: it is all one to the Snow.',
        'Then each King that was fed this beat, of whatever suit, **roars**, and shoves the Snow back one.',
      ],
      rulings: [
        {
          says: 'A player who sits out adds nothing to the drift.',
          why: `the drift is the price of leaving the fire for something, and an empty hand left it for nothing. Only ${spelled(fewest)} players can come to this.`,
        },
        {
          says: 'The Snow is never shoved below 0.',
          why: 'at 0 the road is clear, and there is nothing there to shove.',
        },
      ],
    },
    {
      id: 'B4',
      title: 'Has the night ended?',
      says: ['Look after the flip, again after the reveal, and again after the drift ([E1] and on).'],
      rulings: [
        {
          says: 'Drift and roar are one step. Count the drift, take off the Kings, and only then look at the burial mark.',
          why: 'the roar answers the drift. If the mark were read between the two, a King burned to save the road in its last beat would burn for nothing.',
        },
      ],
    },
    {
      id: 'B5',
      title: 'The last cards',
      rulings: [
        {
          says: 'The beat in which the last cards are played is played to its end, drift and all, before the Last Watch begins ([L1]).',
          why: 'those cards left the fire like any others, and the Snow has them on its account.',
        },
      ],
    },
    {
      id: 'B6',
      title: 'Open and hidden',
      says: [
        'Open to all: every Fate card once it is turned, whose stores ride where and how many, pushes, shovels, the watch-piles, cards taken openly, and how many cards each of you holds.',
        'Hidden: your hands, the order of the Fate deck, the cards that sit out, and every play until the reveal.',
      ],
    },
  ],
}
