import type { Chapter } from '../clause.ts'

export const ties: Chapter = {
  id: 'ties',
  title: 'Wagons level',
  lead: 'Ask these questions only of wagons that have an equal claim, one after another, until a single wagon is left.',
  clauses: [
    { id: 'T1', title: 'The furthest', says: ['Which of them stands furthest along the Road?'] },
    {
      id: 'T2',
      title: 'The most stores',
      says: [
        'Which has the most stores aboard, all owners together? Stores count as they ride: what was heaved counts half.',
      ],
    },
    {
      id: 'T3',
      title: 'The highest card',
      says: [
        'Which has the highest single card aboard, by rank ([S1])? A King beats a Queen, though both are worth the same.',
      ],
    },
    {
      id: 'T4',
      title: 'The Fate flip',
      says: [
        'Then the mountain names it. Turn on through the Fate deck until a card shows the suit of one of the tied wagons: that wagon it is. The other cards you turn do nothing, not even the whiteout.',
      ],
    },
    {
      id: 'T5',
      title: 'When Fate runs out',
      rulings: [
        {
          says: 'If the Fate deck is used up, go on with the cards that sat out, and after them with the whole pack from its first card, all in the order in which they were dealt.',
          why: 'a tie must have an end, and cards that nobody has seen are as blind as Fate.',
        },
      ],
    },
  ],
}
