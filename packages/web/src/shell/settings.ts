/** How this person likes to see the game: one signal, kept in this browser, the theme put on the page at once. */
import { effect, signal } from '@preact/signals'
import { keep, kept } from './keep.ts'

export const THEME_CHOICES = ['night', 'paper', 'system'] as const
/** How a reveal is shown: each step until a tap, step by step by itself, the same but quick, or at once. */
export const REVEAL_CHOICES = ['tap', 'full', 'quick', 'none'] as const
/** `system` moves unless the system asks for less. */
export const MOTION_CHOICES = ['system', 'less'] as const

/** At tables of this device: what a steady player would do. */
export const HINT_CHOICES = ['off', 'on'] as const

export interface Settings {
  readonly theme: (typeof THEME_CHOICES)[number]
  readonly reveal: (typeof REVEAL_CHOICES)[number]
  readonly motion: (typeof MOTION_CHOICES)[number]
  readonly hints: (typeof HINT_CHOICES)[number]
}

const AT_FIRST: Settings = { theme: 'night', reveal: 'full', motion: 'system', hints: 'off' }

const oneOf = <T extends string>(choices: readonly T[], value: unknown, otherwise: T): T =>
  choices.find((choice) => choice === value) ?? otherwise

/** Settings from whatever was kept: what is missing or unknown is as at first. */
export function readSettings(value: unknown): Settings {
  const found = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  return {
    theme: oneOf(THEME_CHOICES, found.theme, AT_FIRST.theme),
    reveal: oneOf(REVEAL_CHOICES, found.reveal, AT_FIRST.reveal),
    motion: oneOf(MOTION_CHOICES, found.motion, AT_FIRST.motion),
    hints: oneOf(HINT_CHOICES, found.hints, AT_FIRST.hints),
  }
}

export const settings = signal<Settings>(readSettings(kept('settings')))

/** Changes some of the settings, now and for later visits. */
export function change(some: Partial<Settings>): void {
  settings.value = { ...settings.value, ...some }
  keep('settings', settings.value)
}

const light = matchMedia('(prefers-color-scheme: light)')
const still = matchMedia('(prefers-reduced-motion: reduce)')
const systemIsLight = signal(light.matches)
const systemIsStill = signal(still.matches)
light.addEventListener('change', () => {
  systemIsLight.value = light.matches
})
still.addEventListener('change', () => {
  systemIsStill.value = still.matches
})

/** The theme that shows now. */
export const themeNow = (): 'night' | 'paper' => {
  const { theme } = settings.value
  return theme === 'system' ? (systemIsLight.value ? 'paper' : 'night') : theme
}

/** Whether things should change place without moving there. Reading it in a component follows it. */
export const movesLess = (): boolean => settings.value.motion === 'less' || systemIsStill.value

/** Puts theme and motion on the page, and follows other tabs. Called once. */
export function wearSettings(): void {
  effect(() => {
    const root = document.documentElement
    root.className = themeNow()
    root.toggleAttribute('data-still', movesLess())
    const ground = getComputedStyle(root).getPropertyValue('--bg').trim()
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground)
  })
  addEventListener('storage', ({ key }) => {
    if (key === 'watchfires/settings') settings.value = readSettings(kept('settings'))
  })
}
