import { useEffect, useState } from 'preact/hooks'
import type { Summary } from '../local/ledger.ts'
import { ledger } from '../local/shelf.ts'

/** The games kept on this device, last played first; null until they are known. Looked up again when the page is seen again. */
export function useGames() {
  const [games, setGames] = useState<readonly Summary[] | null>(null)
  const look = async () => {
    const kept = await ledger()
    setGames(await kept.list().catch(() => []))
  }
  useEffect(() => {
    void look()
    const seen = () => {
      if (document.visibilityState === 'visible') void look()
    }
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [])
  const remove = async (table: string) => {
    await (await ledger()).remove(table)
    await look()
  }
  return { games, remove }
}
