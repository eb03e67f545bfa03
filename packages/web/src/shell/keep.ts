/** Small things kept in this browser, in `localStorage`; in memory alone where it is shut (private windows, full disks). */

const PREFIX = 'watchfires/'

/** What was kept under a name, or undefined for nothing or something that cannot be read. Never throws. */
export function kept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a plain JSON value; answers whether it will outlive this tab. */
export function keep(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
