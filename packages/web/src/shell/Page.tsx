import type { ComponentChildren } from 'preact'
import { SettingsButton } from './SettingsButton.tsx'
import { usePage } from './usePage.ts'
import { words } from './words.ts'

/** A page that is not a scene: the way home, its heading, its matter. */
export function Page({ title, children }: { title: string; children: ComponentChildren }) {
  usePage(title)
  return (
    <>
      <header class="head">
        <a class="wordmark" href="/">
          {words.title}
        </a>
        <SettingsButton />
      </header>
      <main class="page">
        <h1>{title}</h1>
        {children}
      </main>
    </>
  )
}
