export {
  CARD_BOX,
  type CardFrame,
  type CardName,
  type CardSize,
  type CardWords,
  cardBack,
  cardFull,
  cardMarks,
  cardParts,
  cardSmall,
  PACK,
  RANKS,
  type Rank,
} from './cards.ts'
export { byOwner, type CratePlace, crateMarks, cratePlaces, previewCrateMarks, type Stores } from './crates.ts'
export { badge, EMBLEMS, type Emblem, emblemOf, seatRole } from './emblems.ts'
export { type FireLevel, fireLevel, fireMarks, hearthMarks } from './fire.ts'
export {
  type HomeLayout,
  homeFirePlace,
  homeGlow,
  homeHit,
  homeLandscape,
  homeLayout,
  homeScene,
  homeSnow,
  homeWagons,
  homeWatchers,
} from './home.ts'
export { ICONS, type IconName, icon, iconPiece } from './icons.ts'
export { COLUMN, deskLayout, type Layout, layoutFor, phoneLayout, type Size, tabletLayout } from './layouts.ts'
export {
  type Box,
  type Clip,
  type GroupMark,
  group,
  type Hatch,
  type Look,
  type Mark,
  type Paint,
  type PathMark,
  type Piece,
  type Place,
  type Point,
  path,
  type TextMark,
  type Type,
  text,
  type UseMark,
  use,
} from './mark.ts'
export { figureMarks, pusherMarks, watcherMarks } from './people.ts'
export { inkOf } from './print.ts'
export {
  feederPlaces,
  firePlace,
  headMarks,
  headPlaces,
  landscape,
  type Preview,
  pusherPlaces,
  rollMarks,
  type SceneState,
  sceneParts,
  stonesMarks,
  tableScene,
  wagonPlace,
} from './scene.ts'
export { type NightEnd, settlementScene } from './settlement.ts'
export {
  burialMarks,
  driftMarks,
  type Snowfall,
  type SnowState,
  snowfallMarks,
  snowMarks,
  snowRise,
  stakeMarks,
  tagMarks,
  tagPlaces,
  teethMarks,
} from './snow.ts'
export { SUIT_NAMES, SUITS, type Suit, suitRoles, suitSign, WAGONS, type WagonSuit } from './suits.ts'
export { type Frame, sprite, svg } from './svg.ts'
export { FACES, property, type Role, THEMES, type Theme, themeCss } from './tokens.ts'
export { wagonMarks } from './wagons.ts'
