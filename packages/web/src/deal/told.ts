/** What a table tells of its deals, reckoned anew here (deal.md). */
import {
  cardOf,
  type Deal,
  makeCard,
  NONCE_BYTES,
  numbersFor,
  type Proof,
  parseHex,
  parsePlay,
  SECRET_BYTES,
  type Seat,
  type Verdict,
  verifiableDeal,
  verifyDeal,
  WHITEOUT,
} from '@watchfires/rules'
import type { TableView } from '@watchfires/table'

export interface DealTold {
  readonly night: number
  readonly commitment: string
  readonly secret: string | null
  readonly nonces: readonly string[] | null
  readonly verdict: Verdict | 'seen' | 'half' | 'promise' | 'share'
}

/** What this browser knows by itself: the fingerprints it saw before it sat down, and what it gave. */
export interface Witness {
  readonly commitments: readonly string[]
  readonly nonce: string
  readonly seat: Seat
}

/** The record of a game that is over, as far as its deals go. */
export interface Dealt {
  readonly nights: readonly { readonly deal: Deal }[]
  readonly proof: { readonly nights: readonly Proof[] }
}

export interface Evidence {
  readonly view: TableView
  readonly record: Dealt | null
  readonly witness: Witness | null
}

/** Every night's deal as far as it can be judged by now. */
export function dealsTold({ view, record, witness }: Evidence): readonly DealTold[] {
  return view.deals.map(({ commitment, secret, nonces }, i) => {
    const given = nonces?.map((nonce) => nonce ?? '') ?? null
    const told = { night: i + 1, commitment, secret, nonces: given }
    if (witness && witness.commitments[i] !== commitment) return { ...told, verdict: 'promise' }
    if (witness && given && given[witness.seat] !== witness.nonce) return { ...told, verdict: 'share' }
    return { ...told, verdict: judged({ commitment, secret, nonces: given ?? [] }, { view, night: i + 1, record }) }
  })
}

function judged(
  proof: Proof,
  { view, night, record }: { readonly view: TableView; readonly night: number; readonly record: Dealt | null },
): DealTold['verdict'] {
  if (proof.secret === null) return 'not yet'
  const dealt = record?.nights[night - 1]
  if (dealt) return verifyDeal(proof, { table: view.table, night, deal: dealt.deal })
  const reckoned = reckon(proof, { table: view.table, night })
  // Against itself a deal always holds: what is left is whether the secret is the one committed to.
  if (!reckoned) return 'deal'
  const verdict = verifyDeal(proof, { table: view.table, night, deal: reckoned })
  if (verdict !== 'holds') return verdict
  if (view.night !== night) return 'half'
  return fitsWhatWasSeen(view, reckoned) ? 'seen' : 'deal'
}

function reckon(proof: Proof, of: { readonly table: string; readonly night: number }): Deal | null {
  const secret = parseHex(proof.secret, SECRET_BYTES)
  const nonces = proof.nonces.flatMap((nonce) => parseHex(nonce, NONCE_BYTES) ?? [])
  if (!secret || nonces.length < 2 || nonces.length !== proof.nonces.length) return null
  return verifiableDeal({ secret, ...of, nonces })
}

/** Whether all that was turned and played in a view's night lay where a deal has it. */
export function fitsWhatWasSeen({ players, beats }: TableView, { pack, whiteout }: Deal): boolean {
  const { hand, fate } = numbersFor(players)
  const ahead = pack.slice(players * hand, players * hand + fate) as string[]
  const fateCards = [...ahead.slice(0, whiteout), makeCard(WHITEOUT), ...ahead.slice(whiteout)]
  const turned = beats.flatMap(({ flip, pair, offer }) => pair ?? offer ?? (flip === undefined ? [] : [flip]))
  if (turned.some((card, i) => card !== fateCards[i])) return false
  const taken = new Set<string>(beats.flatMap(({ take }) => take ?? []))
  return beats.every(({ plays, gambit }) =>
    Array.from({ length: players }, (_, seat) => {
      const own = new Set<string>([...pack.slice(seat * hand, (seat + 1) * hand), ...taken])
      const play = plays?.[seat]
      const flung = gambit?.[seat]
      return (!play || own.has(makeCard(cardOf(parsePlay(play)!)))) && (!flung || own.has(flung))
    }).every(Boolean),
  )
}
