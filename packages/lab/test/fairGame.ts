/** A whole game with deals that can be checked, its plays as plain as can be. */
import {
  awaiting,
  type BeatRecord,
  commitmentTo,
  Game,
  type GameRecord,
  isEmptyHanded,
  makeCard,
  makeHex,
  makePlay,
  type NightRecord,
  nthCard,
  offered,
  type Proof,
  parseCard,
  SITS_OUT,
  verifiableDeal,
} from '@watchfires/rules'

export type Proven = GameRecord & { proof: { table: string; nights: Proof[] } }

const bytes = (length: number, first: number): Uint8Array => Uint8Array.from({ length }, (_, i) => (first + i) & 255)

/** Three nights for 2–6 players in which everybody does the first thing that is legal. */
export function fairGame(players: number, table = 'test-table'): Proven {
  const game = new Game(players)
  const nonces = Array.from({ length: players }, (_, seat) => bytes(16, 16 * seat))
  const nights: NightRecord[] = []
  const proofs: Proof[] = []
  while (!game.isOver) {
    const night = game.dealt + 1
    const secret = bytes(32, 40 * night)
    const deal = verifiableDeal({ secret, table, night, nonces })
    game.deal({ pack: deal.pack.map((card) => parseCard(card)!), whiteout: deal.whiteout })
    nights.push(playNight(game, { deal, beats: [] }))
    proofs.push({ commitment: commitmentTo(secret), secret: makeHex(secret), nonces: nonces.map(makeHex) })
  }
  return { format: 'watchfires-record', version: 1, players, nights, proof: { table, nights: proofs } }
}

function playNight(game: Game, record: NightRecord): NightRecord {
  const { night, players } = game
  const seats = Array.from({ length: players }, (_, seat) => seat)
  let beat: BeatRecord = {}
  while (game.isOpen) {
    switch (awaiting(night).kind) {
      case 'take':
        beat.take = makeCard(offered(night, night.beat, 0))
        record.beats.push(beat)
        game.take(0)
        break
      case 'call':
        if (!record.beats.includes(beat)) record.beats.push(beat)
        beat.call = false
        game.call(false)
        break
      case 'play': {
        if (!record.beats.includes(beat)) record.beats.push(beat)
        const plays = seats.map((seat) => (isEmptyHanded(night, seat) ? SITS_OUT : night.nthPlay(seat, 0)))
        beat.plays = plays.map((play) => (play === SITS_OUT ? null : makePlay(play)))
        beat = {}
        game.reveal(plays)
        break
      }
      case 'gambit': {
        const cards = seats.map((seat) => (isEmptyHanded(night, seat) ? SITS_OUT : nthCard(night, seat, 0)))
        record.gambit = cards.map((card) => (card === SITS_OUT ? null : makeCard(card)))
        game.fling(cards)
      }
    }
  }
  return record
}
