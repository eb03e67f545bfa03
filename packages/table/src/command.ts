/** What a seat may ask of its table (api.md, *Deciding*). The id makes a repeat harmless. */
import type { Card, Play } from '@watchfires/rules'

export type Decision =
  | { readonly type: 'play'; readonly night: number; readonly beat: number; readonly play: Play }
  | { readonly type: 'take'; readonly night: number; readonly beat: number; readonly card: Card }
  | { readonly type: 'call'; readonly night: number; readonly beat: number; readonly call: boolean }
  | { readonly type: 'gambit'; readonly night: number; readonly beat: number; readonly card: Card }

export type Wish =
  | Decision
  | { readonly type: 'ready'; readonly night: number }
  | { readonly type: 'leave' }
  | { readonly type: 'back' }
  | { readonly type: 'say'; readonly phrase?: Phrase; readonly text?: string }
  | { readonly type: 'rematch' }

export type Command = Wish & { readonly id: string }

/** Quick phrases of table talk, by word; the catalogue has the sentences. */
export const PHRASES = [
  'iWillFeed',
  'pushFood',
  'pushMedicine',
  'pushFirewood',
  'whoHasTheFire',
  'holdTheRoad',
  'loadNothing',
  'wellDriven',
  'forTheTown',
] as const
export type Phrase = (typeof PHRASES)[number]
