import type { Chapter } from '../clause.ts'
import { spelled, town, wagons } from '../figures.ts'

export const whiteout: Chapter = {
  id: 'whiteout',
  title: 'The whiteout and the Gambit',
  lead: 'One card in the Fate deck is the storm itself. It may come in the first beat or never.',
  clauses: [
    {
      id: 'W1',
      title: 'The storm breaks',
      says: [
        'The run is over at once. Of the wagons that are laden and have left 0, the one that is furthest along is through. If some are level, see [T2].',
      ],
    },
    {
      id: 'W2',
      title: 'The Gambit',
      says: [
        'If there is no such wagon, the storm has caught the valley unready, and one throw is left. Everybody who still holds cards lays one face down, and all are turned over together. An empty wagon that has rolled does not prevent the Gambit, and neither does a laden one that is still on 0.',
      ],
    },
    {
      id: 'W3',
      title: 'What is flung',
      says: [
        `A ♥, ♦ or ♣ is **flung** at its own wagon and lands for all its pips, wherever that wagon is, 0 and ${town} among the rest. It becomes your stores there, beside any you already have. A ♠ goes to your watch-pile as if fed on an ordinary beat, and counts there ([G4], [G5]).`,
        'Nothing rolls, nothing drifts, and a King roars for nothing.',
      ],
    },
    {
      id: 'W4',
      title: 'Who wins the Gambit',
      says: [
        `Only what was flung just now is in the race. The wagon with the most pips flung at it is through, wherever it stands: from the trailhead it can beat one that is halfway over. Level: the one with the highest single card flung at it. Level still: the Fate flip ([T4]).`,
        `Old stores do not race. Nor does it help to have come to Town: [E1] is not asked here, and a card flung onto an empty wagon on ${town} must win like any other.`,
      ],
    },
    {
      id: 'W5',
      title: 'What it pays',
      says: ['All stores on the winning wagon are paid, the old and the flung.'],
      rulings: [
        {
          says: 'Cards flung at the other wagons are stores that turned back. They count against whoever flung them ([G2]), as stores always do.',
          why: 'they are aboard like any others. A throw that could cost nothing would be no gambit.',
        },
      ],
    },
    {
      id: 'W6',
      title: 'Stranded',
      rulings: [
        {
          says: 'If nobody flings a ♥, ♦ or ♣, nobody is through and all are **stranded**. It is settled like a buried road ([G6]): stores wash to 0, and the fire pays.',
          why: `a wagon turns back only behind one that gets through. Here none of the ${spelled(wagons)} did.`,
        },
      ],
    },
  ],
}
