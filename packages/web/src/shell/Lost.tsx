import { Page } from './Page.tsx'
import { Snowed } from './Snowed.tsx'
import { words } from './words.ts'

/** An address that is none of ours. */
export default function Lost() {
  const { title, say, home } = words.lost
  return (
    <Page title={title}>
      <Snowed />
      <p>{say}</p>
      <a class="button first" href="/">
        {home}
      </a>
    </Page>
  )
}
