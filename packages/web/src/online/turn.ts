/** *Your turn*, told to somebody who looks elsewhere: by the tab's sign, and if they want by a bell or a notification. */
import { useEffect, useRef } from 'preact/hooks'
import { keep, kept } from '../shell/keep.ts'
import { words } from './words.ts'

export interface Notices {
  readonly sound: boolean
  readonly notify: boolean
}

/** What this browser was told to do besides the tab's sign. */
export function noticesKept(): Notices {
  const found = kept('notices')
  const { sound, notify } = (typeof found === 'object' && found !== null ? found : {}) as Partial<Notices>
  return { sound: sound === true, notify: notify === true }
}

export const keepNotices = (notices: Notices): void => void keep('notices', notices)

/** Whether this browser can show notifications here, and may. Plain http has none. */
export function notifying(): 'can' | 'ask' | 'denied' | 'cannot' {
  if (!('Notification' in globalThis) || !globalThis.isSecureContext) return 'cannot'
  if (Notification.permission === 'granted') return 'can'
  return Notification.permission === 'denied' ? 'denied' : 'ask'
}

/** Partials of a small bell: pitch in Hz, loudness, and how long it rings in s. */
const BELL = [
  [523, 0.2, 1.4],
  [1255, 0.08, 0.9],
  [2093, 0.04, 0.5],
] as const

let room: AudioContext | null = null

/** Rings once. A browser lets a page sound only after somebody has touched it; before that nothing happens. */
export function ring(): void {
  try {
    room ??= new AudioContext()
    void room.resume()
    for (const [pitch, loudness, length] of BELL) {
      const tone = new OscillatorNode(room, { frequency: pitch })
      const gain = new GainNode(room, { gain: loudness })
      gain.gain.exponentialRampToValueAtTime(0.0005, room.currentTime + length)
      tone.connect(gain).connect(room.destination)
      tone.start()
      tone.stop(room.currentTime + length)
    }
  } catch {
    // A device without sound is told by the tab's sign.
  }
}

function notify(table: string, names: string): void {
  if (notifying() !== 'can') return
  try {
    const shown = new Notification(words.notices.turn, { body: words.notices.turnSay(names), tag: table })
    shown.onclick = () => {
      focus()
      shown.close()
    }
  } catch {
    // Some phones allow them only to installed pages.
  }
}

const SIGN = { plain: '/icon.svg', turn: '/icon-turn.svg' } as const

/** Puts the mark on the tab's sign while it is somebody's turn here, and calls them when that begins out of their sight. */
export function useTurn(isDue: boolean, { table, names }: { readonly table: string; readonly names: string }): void {
  const was = useRef(isDue)
  useEffect(() => {
    const sign = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (sign) sign.href = isDue ? SIGN.turn : SIGN.plain
    return () => {
      if (sign) sign.href = SIGN.plain
    }
  }, [isDue])
  useEffect(() => {
    const begins = isDue && !was.current
    was.current = isDue
    if (!begins || document.hasFocus()) return
    const wanted = noticesKept()
    if (wanted.sound) ring()
    if (wanted.notify) notify(table, names)
  }, [isDue, table, names])
}
