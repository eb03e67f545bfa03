import type { ComponentChildren } from 'preact'
import { nameOf } from './company.ts'
import type { Sitting } from './sitting.ts'
import { words } from './words.ts'

interface BannerProps {
  readonly sitting: Sitting
  readonly onRetry?: () => void
  readonly children: ComponentChildren
}

/** What has to be known over the table: the line is gone, a bot plays for somebody here. */
export function Banner({ sitting, onRetry, children }: BannerProps) {
  const line = sitting.line.value
  const company = sitting.company.value
  return (
    <div class="banner" role="status">
      {line !== 'live' && (
        <p>
          {words[line]}
          {line === 'lost' && onRetry && (
            <button type="button" class="quiet" onClick={onRetry}>
              {words.tryAgain}
            </button>
          )}
        </p>
      )}
      {children}
      {sitting.absent.value.map((seat) => (
        <p key={seat}>
          {words.absent(nameOf(company, seat))}
          <button type="button" class="quiet" onClick={() => sitting.back(seat)}>
            {words.back(nameOf(company, seat))}
          </button>
        </p>
      ))}
    </div>
  )
}
