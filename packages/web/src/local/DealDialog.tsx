import { NIGHTS, type Verdict, verifyDeal } from '@watchfires/rules'
import type { Table } from '@watchfires/table'
import { Dialog } from '../shell/Dialog.tsx'
import { words as shell } from '../shell/words.ts'
import { words } from './words.ts'

const say = words.deals

interface DealTold {
  readonly night: number
  readonly commitment: string
  readonly secret: string | null
  readonly verdict: Verdict
}

/** Every night's deal, reckoned anew from what is out. */
function dealsOf(table: Table): readonly DealTold[] {
  const { nights, proof } = table.record()
  const proofs = (proof as { nights: readonly Parameters<typeof verifyDeal>[0][] }).nights
  return Array.from({ length: NIGHTS }, (_, i) => {
    const night = i + 1
    const verdict = proofs[i] ? verifyDeal(proofs[i], { table: table.id, night, deal: nights[i].deal }) : 'not yet'
    return { night, commitment: table.commitments[i], secret: table.secretOf(night), verdict }
  })
}

/** How the nights were dealt: each commitment, and once a night is over its secret and whether the two agree. */
export function DealDialog({ table, onClose }: { table: Table; onClose: () => void }) {
  return (
    <Dialog title={say.title} onClose={onClose}>
      <p>{say.say}</p>
      <ul class="deals">
        {dealsOf(table).map(({ night, commitment, secret, verdict }) => (
          <li key={night}>
            <h3>{say.night(night)}</h3>
            <p>{say.verdicts[verdict]}</p>
            <p class="hex">
              {say.commitment} <code>{commitment}</code>
            </p>
            {secret && (
              <p class="hex">
                {say.secret} <code>{secret}</code>
              </p>
            )}
          </li>
        ))}
      </ul>
      <button type="button" class="button" onClick={onClose}>
        {shell.close}
      </button>
    </Dialog>
  )
}
