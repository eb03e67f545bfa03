import type { Chapter } from '../clause.ts'
import { capital, fed, longWatch, nights, push, spade, spelled, through, turnedBack } from '../figures.ts'

export const gratitude: Chapter = {
  id: 'repayment',
  title: 'Repayment',
  lead: 'The thanks of the town is the only coin up here. When a night is over, each of you is owed for what you did in it, line by line.',
  clauses: [
    {
      id: 'G1',
      title: 'Stores that got through',
      says: [`Each pip of your stores on the wagon that is through: **+${through}**.`],
    },
    {
      id: 'G2',
      title: 'Stores that turned back',
      says: [`Each pip of your stores on any other wagon: **−${turnedBack}**.`],
    },
    {
      id: 'G3',
      title: 'Pushes',
      says: [
        `Each of your pushes into the wagon that is through, those from before it was laden too: **+${push}**. Pushes into other wagons, and all shovels, pay nothing.`,
      ],
    },
    {
      id: 'G4',
      title: 'The watch',
      says: [`Each ♠ in your watch-pile: **+${spade}**. Each other card in it, a King like the rest: **+${fed}**.`],
    },
    {
      id: 'G5',
      title: 'The Long Watch',
      says: [
        `Whoever has the most cards in a watch-pile: **+${longWatch}**, every night. It is cards that count here, not pips. If several are level, each has the full ${spelled(longWatch)}.`,
      ],
      rulings: [
        {
          says: 'If nobody fed a card, nobody has the Long Watch.',
          why: 'it is paid for keeping a fire, and no fire was kept.',
        },
      ],
    },
    {
      id: 'G6',
      title: 'Buried or stranded',
      says: [
        'Stores and pushes count for nothing, neither for you nor against you. The watch and the Long Watch pay as ever. So a night can leave you below zero for one reason only: your stores were on a wagon, and another got through.',
      ],
    },
  ],
}

export const game: Chapter = {
  id: 'the-game',
  title: `${capital(spelled(nights))} nights`,
  lead: 'One night may be luck. The winter is longer than that.',
  clauses: [
    {
      id: 'M1',
      title: 'Night after night',
      says: [
        `Play ${spelled(nights)} nights. For each, gather all the cards and deal anew; wagons and Snow go back to 0. Gratitude is kept and added up.`,
      ],
    },
    {
      id: 'M2',
      title: 'Who wins',
      says: [
        'The most gratitude wins. If some are level, the best single night among them. If they are level in that too, they share the win.',
      ],
    },
  ],
}
