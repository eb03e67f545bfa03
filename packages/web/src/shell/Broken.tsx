import { Component, type ComponentChildren } from 'preact'
import { Page } from './Page.tsx'
import { Snowed } from './Snowed.tsx'
import { words } from './words.ts'

interface BrokenProps {
  /** a change of place mends: another page is another chance */
  readonly at: string
  readonly children: ComponentChildren
}

/** Shows a page with a way home in place of whatever threw while it was drawn. */
export class Broken extends Component<BrokenProps, { readonly error: unknown; readonly at: string }> {
  override state: { readonly error: unknown; readonly at: string } = { error: null, at: this.props.at }

  override componentDidCatch(error: unknown): void {
    this.setState({ error: error ?? new Error('unknown'), at: this.props.at })
  }

  override render() {
    const { error, at } = this.state
    if (error === null || at !== this.props.at) return this.props.children
    const { title, say, again, home, details } = words.broken
    return (
      <Page title={title}>
        <Snowed />
        <p>{say}</p>
        <div class="row">
          <button type="button" class="button first" onClick={() => location.reload()}>
            {again}
          </button>
          <a class="button" href="/">
            {home}
          </a>
        </div>
        <details>
          <summary>{details}</summary>
          <p>{String(error)}</p>
        </details>
      </Page>
    )
  }
}
