/** Colours that are the same in both lights: cards are paper and ink everywhere, seats and fire keep their hue. */
const FIXED = {
  ember: '#ff9d3c',
  coal: '#b3421e',
  core: '#ffe6b5',
  firecut: '#b3421e',
  paper: '#f4ecdb',
  pitch: '#0f1420',
  'card:ink': '#17181c',
  'card:paper': '#f4ecdb',
  'card:white': '#fffef9',
  'card:face': '#fffaf0',
  'card:gold': '#d9a441',
  'card:brass': '#e0a23c',
  'card:flame': '#d9641e',
  'card:night': '#1c2536',
  'card:frost': '#8fa3bf',
  'card:h': '#a3301c',
  'card:d': '#85560a',
  'card:c': '#1f5f40',
  'card:s': '#2a5b8c',
  'seat:ink': '#17181c',
  'seat:lantern': '#f1e3b4',
  'seat:axe': '#5fc9c0',
  'seat:bell': '#c7a2f0',
  'seat:key': '#f59ab5',
  'seat:spade': '#b5cf62',
  'seat:star': '#86a8ff',
  hb: '#a3301c',
  db: '#85560a',
  cb: '#1f5f40',
  sb: '#2a5b8c',
} as const

const NIGHT = {
  sky: '#0f1420',
  bg: '#0f1420',
  near: '#0a0e17',
  panel: '#161d2c',
  rule: '#35435c',
  text: '#e9eef5',
  dim: '#aab8cc',
  accent: '#ff9d3c',
  onaccent: '#0f1420',
  slot: '#7486a6',
  emline: 'transparent',
  far: '#1a2334',
  farlit: '#3b4a66',
  peakcut: '#3b4a66',
  peakline: '#5d708f',
  skycut: '#26324a',
  moon: '#e9eef5',
  l0: '#29364f',
  l1: '#212d43',
  l2: '#192336',
  hatch: '#4a5d7c',
  road: '#c3cfdf',
  road2: '#8496b0',
  crest: '#e9eef5',
  tick: '#0f1420',
  post: '#8496b0',
  snow: '#e9eef5',
  onsnow: '#0f1420',
  snowedge: '#ffffff',
  snowcut: '#9db0c8',
  teeth: 'transparent',
  flake: '#c9d5e6',
  mark: '#ff9d3c',
  now: '#e9eef5',
  onnow: '#0f1420',
  most: '#0f1420',
  onmost: '#e9eef5',
  stake: '#d8b48a',
  rock: '#2a2430',
  ink: '#0f1420',
  edge: '#e9eef5',
  edge2: '#64779a',
  line: '#0f1420',
  solid: '#0f1420',
  canvas: '#e9eef5',
  wheel: '#0f1420',
  house: '#121826',
  roof: '#cdd8e6',
  window: '#ffb45c',
  watcher: '#0a0e17',
  log: '#5a3420',
  logedge: '#0f1420',
  h: '#f2876b',
  d: '#f3bd55',
  c: '#7cc79a',
  s: '#a5cdf2',
  th: '#f2876b',
  td: '#f3bd55',
  tc: '#7cc79a',
  ts: '#a5cdf2',
} as const

const PAPER: Readonly<Record<keyof typeof NIGHT, string>> = {
  sky: '#f4ecdb',
  bg: '#f4ecdb',
  near: '#e2d7c0',
  panel: '#faf5e9',
  rule: '#b7ab92',
  text: '#17181c',
  dim: '#565045',
  accent: '#9c3615',
  onaccent: '#fffaf0',
  slot: '#857b68',
  emline: '#17181c',
  far: '#8d877b',
  farlit: '#fbf6ea',
  peakcut: '#17181c',
  peakline: '#17181c',
  skycut: '#a79b82',
  moon: '#fffef9',
  l0: '#ddd2ba',
  l1: '#e6dcc7',
  l2: '#eee6d5',
  hatch: '#403b33',
  road: '#fffdf6',
  road2: '#fffdf6',
  crest: '#17181c',
  tick: '#17181c',
  post: '#17181c',
  snow: '#fffef9',
  onsnow: '#17181c',
  snowedge: '#17181c',
  snowcut: '#5d574c',
  teeth: '#17181c',
  flake: '#8d877b',
  mark: '#9c3615',
  now: '#17181c',
  onnow: '#fffef9',
  most: '#fffef9',
  onmost: '#17181c',
  stake: '#c9a06f',
  rock: '#17181c',
  ink: '#17181c',
  edge: '#17181c',
  edge2: '#17181c',
  line: '#17181c',
  solid: '#17181c',
  canvas: '#fffef9',
  wheel: '#fffef9',
  house: '#fbf6ea',
  roof: '#17181c',
  window: '#b3421e',
  watcher: '#17181c',
  log: '#3a2a20',
  logedge: '#17181c',
  h: '#d98a72',
  d: '#dfb45e',
  c: '#7fae8f',
  s: '#8fb4d6',
  th: '#a3301c',
  td: '#85560a',
  tc: '#1f5f40',
  ts: '#2a5b8c',
}

/** The name of a colour. Drawings and style sheets know these and no values. */
export type Role = keyof typeof FIXED | keyof typeof NIGHT

/** `night`: by firelight, the default. `paper`: paper and ink, the light theme. */
export type Theme = 'night' | 'paper'

/** Every role's value in each theme: `#rrggbb` or `transparent`. */
export const THEMES: Readonly<Record<Theme, Readonly<Record<Role, string>>>> = {
  night: { ...FIXED, ...NIGHT },
  paper: { ...FIXED, ...PAPER },
}

/** The two faces, with what stands in while or if they do not load. */
export const FACES = {
  display: 'Grenze,"IM Fell English",Georgia,serif',
  body: '"Alegreya Sans","Gill Sans","Trebuchet MS",sans-serif',
} as const

/** The custom property of a role: `seat:axe` is `--seat-axe`. */
export const property = (role: Role): string => `--${role.replace(':', '-')}`

const block = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([role, value]) => `${property(role as Role)}:${value};`)
    .join('')

/**
 * The style sheet of both themes: custom properties. By default night holds for the whole page, and for anything
 * inside `.night`; paper for anything inside `.paper`. `--disp` and `--txt` are the faces. The sprite is taken
 * out of the page's flow.
 */
export const themeCss = (select = { night: ':root,.night', paper: '.paper' }): string =>
  `:root{${block(FIXED)}--disp:${FACES.display};--txt:${FACES.body}}` +
  `${select.night}{color-scheme:dark;${block(NIGHT)}}${select.paper}{color-scheme:light;${block(PAPER)}}.k-sprite{position:absolute}`
