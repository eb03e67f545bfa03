/** The story's words, in the markup of `prose`. They are meant to be read aloud. */
import { spelled, through, wagons } from '../rulebook/figures.ts'

export const words = {
  title: 'The Bitter Pass',
  about: 'The valley, the town over the mountain, and the one road between them: the story behind Watchfires & Wagons.',
  scene: 'The pass at night: wagons climb toward the lights of a far town, and two figures keep a watchfire.',

  valley: [
    'On a still night, from the last field of our valley, you can see the town. It lies a long way over, tucked under the mountain, a handful of lights that might be low stars. Children here learn to count by them. They count in autumn and again in spring, and in spring the number is smaller. Nobody has to tell them why.',
    `Nothing that grows over there will keep. What they eat after the first frost comes over the Bitter Pass on wheels, and every winter the pass closes. It does not slam. It fills, the way a cup fills, until one morning there is no road. Before that morning we load ${spelled(wagons)} wagons and send them up.`,
  ],

  forcesLead: 'Only a few things count up there, and we know their signs before we can read.',
  forces: [
    [
      '♥',
      '**Food** rides first: flour, hard cheeses, and the sack of seed that must not be eaten whatever happens, because it is next year.',
    ],
    [
      '♦',
      '**Medicine** rides second: bark, and bitter drops in bottles no longer than a thumb. It is the lightest wagon. People walk beside it as if it were asleep.',
    ],
    [
      '♣',
      '**Firewood** rides third: split beech, and pine with the pitch in it. You would not think that a town could burn its own chairs.',
    ],
    [
      '♠',
      '**The Snow** needs no wagon. There is no hate in it and no hurry. It comes up a little for everyone who turns from the fire, and now and then, for no reason, it is at your thigh between one breath and the next.',
    ],
  ],
  storm:
    'The whiteout has no sign, for nobody who met it could say what it looked like. There is a road, and then there is white. Whatever is furthest by then feels its way down by the ruts; the rest turns back. If no wheel has begun to turn, we each throw one thing, blind, and the heaviest throw takes it over.',

  ride: [
    `Nobody crosses for you. All night you spend your own winter: your sacks on a tailboard, your shoulder at a wheel, your spade in a drift so that somebody else’s name can go by. A wagon that is well away will still take a sack, if you can run and someone aboard can catch, though half of it stays in the road behind you. And if yours is the one that comes down among the lights, they give you ${spelled(through)} for one, and speak of you at table, people who never saw your face. If it was another, yours turned round somewhere in the dark, and your winter is under the Snow.`,
  ],
  fire: [
    'But look behind you. All along the climb there are fires, and a fire is only as good as whoever stands at it, in the worst cold there is, putting good wood into a hole in the night while the lanterns of the others grow small. It is poor work. It is also the only work up here that has never once gone unpaid. In the town they ask who kept the longest watch before they ask who drove.',
    'Some nights wood is not enough, and the drift has its chin on the coals. Then somebody takes the best they have, the thing a house keeps for the sake of its name, and lays it in. That is a King. It goes up with a sound you can hear in both valleys, and the Snow steps back. One step. It is a terrible price for a step, and there are people alive because of it.',
  ],
  watch: [
    'And some nights end in an hour with no work left in it. The last sack is thrown, every hand is empty, and the fires sink to red eyes. Then the whole mountain leans on the road, and nothing moves but what was moving already: a wagon, alone, rolling on a push that somebody gave it hours ago, with the white coming on behind. We call that the Last Watch. There is nothing to do in it but look.',
    'By morning we know. Either a bell is ringing, far down on the other side, or it is quiet, and then it does not matter whose wagon was the fine one. On those mornings nobody is owed anything but the people with soot on their faces.',
  ],
  end: 'So when the first flakes come, and we stand about at the trailhead with our collars up, nobody makes a speech. We look at the wagons. We look at the fire. And each of us waits a little, to see if somebody else will go to it.',
  motto: ['Win alone.', 'Lose together.'],
  play: 'Play a night',
  rules: 'Read the rules',
} as const
