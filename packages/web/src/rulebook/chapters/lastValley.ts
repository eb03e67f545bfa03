import type { Chapter } from '../clause.ts'
import { longWatch, spelled, two } from '../figures.ts'

export const lastValley: Chapter = {
  id: 'what-is-different',
  title: 'What is different',
  lead: 'All the other rules hold. These are played on top of them, and where the two differ, these are the ones to follow.',
  clauses: [
    {
      id: 'V1',
      title: 'Who holds the watch',
      says: [
        'One of you _holds the watch_ and sits in the fire’s seat. Agree who it is on the first night; here, it is the first seat. On later nights it is whoever has less gratitude so far, and if you are level, whoever did not begin the night before with it.',
      ],
    },
    {
      id: 'V2',
      title: 'The offer',
      says: [
        'In place of the flip ([B1]), turn two Fate cards face up. If one is the whiteout the run ends ([W1]), and the other does nothing; it stays turned. If both are of one wagon’s suit, nobody takes: that wagon rolls two spaces in one step, and you look whether the night has ended. If a single card is left in the deck, turn it as an ordinary flip; it can only be the whiteout.',
      ],
    },
    {
      id: 'V3',
      title: 'The take',
      says: [
        'Any other two are a choice. Whoever holds the watch takes one of them into hand, in the open. The other is the beat’s Fate card and does what a flip does. Look whether the night has ended.',
      ],
    },
    {
      id: 'V4',
      title: 'Call the Run',
      says: [
        `Before cards are laid, while some laden wagon stands on ${two.callFrom} or further, whoever holds the watch may **Call the Run**. The night ends there and then, and of the laden wagons that have moved, the furthest is through (level: [T2]).`,
      ],
    },
    {
      id: 'V5',
      title: 'The watch passes',
      says: ['If the holder did not feed the fire in the reveal, or sat it out, the watch passes to the other.'],
    },
    {
      id: 'V6',
      title: 'With an empty hand',
      says: [
        'A player without cards sits out, but can still hold the watch, take a card (and so have one again) and Call the Run. When both hands are empty after a beat the Last Watch begins, even if there was still a card to take ([E4]).',
      ],
    },
    {
      id: 'V7',
      title: 'The price of a call',
      says: [
        `On a night that was called, the Long Watch is the other player’s ${spelled(longWatch)}, whatever the piles, even if nobody fed a card.`,
      ],
    },
  ],
}
