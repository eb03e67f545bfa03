import type { Chapter } from '../clause.ts'
import { capital, cards, court, fewest, highest, lowest, most, spelled, town, wagons } from '../figures.ts'

export const setup: Chapter = {
  id: 'setting-out',
  title: 'Setting out',
  lead: `A pack of cards, a joker, a pencil, and ${spelled(fewest)} to ${spelled(most)} people who trust each other as far as the next beat.`,
  clauses: [
    {
      id: 'S1',
      title: 'The pack',
      says: [
        `Take one ordinary pack and a joker, the **whiteout**. Lay out the aces, for they are never played: A♥, A♦ and A♣ mark the ${spelled(wagons)} wagons, A♠ marks the Snow. The other ${cards} cards are the game: ♥ is food, ♦ medicine, ♣ firewood, and ♠ is snow.`,
        `A card is worth its _pips_; a Jack, a Queen and a King are worth ${court} each. Where cards must be told apart by rank, they climb from the ${lowest} to the ${highest}, and then J, Q, K.`,
      ],
    },
    {
      id: 'S2',
      title: 'Numbers for your table',
      says: [
        `How many cards make a hand, how many make the Fate deck, and how much Snow buries the road depend on how many of you there are. ${capital(spelled(fewest))} players add all of [The Last Valley](/rules/last-valley) to what stands here.`,
      ],
    },
    {
      id: 'S3',
      title: 'The deal',
      says: [
        `Shuffle the ${cards} and deal the hands. Then count off the Fate deck face down, shuffle the whiteout into it, and set it where all can reach. Cards left over sit out the night, and nobody looks at them. A hand is never filled from the Fate deck, except by the take of the Last Valley ([V3]).`,
      ],
    },
    {
      id: 'S4',
      title: 'The Road',
      says: [
        `The Road climbs from 0, the trailhead at the mouth of your valley, to ${town}, which is Town. All ${spelled(wagons)} wagons stand on 0 with nothing aboard, and the Snow stands at 0.`,
      ],
    },
  ],
}
