import { type IconName, icon, svg } from '@watchfires/kit'

/** One of the kit's signs beside a word; it says nothing by itself. `size` in px. */
export function Sign({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      class="sign"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: svg(icon(name)) }}
    />
  )
}
