import type { Chapter } from '../clause.ts'
import { beforeTown, firstMoved, flood, spelled } from '../figures.ts'

export const lastWatch: Chapter = {
  id: 'last-watch',
  title: 'The Last Watch',
  lead: 'The hands are empty, the fires are embers, and whatever still moves is moving by itself.',
  clauses: [
    {
      id: 'L1',
      title: 'Flood and coast',
      says: [
        'Turn no more Fate. Do these two things, in this order, until one of them ends the night.',
        `**The flood.** The Snow climbs ${spelled(flood)}, and one more for each player at the table. At its mark or past it, the road is buried.`,
        `**The coast.** Every laden wagon from ${firstMoved} to ${beforeTown} rolls one space. If one comes to Town it is through. A wagon on 0 has no way on it and stays; if nothing rolls at all, the next flood comes just the same.`,
      ],
    },
  ],
}
