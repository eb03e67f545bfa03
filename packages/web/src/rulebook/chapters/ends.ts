import type { Chapter } from '../clause.ts'
import { fewest, spelled, town, wagons } from '../figures.ts'

export const ends: Chapter = {
  id: 'endings',
  title: 'How a night ends',
  lead: 'With a wagon in Town, with the road under Snow, with the storm, or with nobody left who has anything to give.',
  clauses: [
    {
      id: 'E1',
      title: 'Through',
      says: [
        `A laden wagon stands in Town, on ${town}. It is **through**, and the night is over. Whether it is laden is asked when the whole step is done, so a load and some pushes of one reveal can do it between them. If two wagons arrive in one step, or all ${spelled(wagons)}, see [T1].`,
      ],
    },
    {
      id: 'E2',
      title: 'Buried',
      says: ['The Snow stands at its burial mark or past it. The road is **buried**, and nobody gets through.'],
    },
    {
      id: 'E3',
      title: 'The whiteout',
      says: ['The whiteout is turned over: go to [W1].'],
    },
    {
      id: 'E4',
      title: 'Empty hands',
      says: [
        `A beat is done and nobody holds a card: the Last Watch begins ([L1]). With ${spelled(fewest)} players it begins even if the holder of the watch could still take a card.`,
      ],
    },
    {
      id: 'E5',
      title: 'Empty wagons never win',
      says: ['An empty wagon that comes to Town ends nothing. It stands there, and the night goes on.'],
    },
  ],
}
