/** How much the scenario tests do: little each time, all of it when asked for by TEST_LONG=1. */
const isLong = process.env.TEST_LONG === '1'

/** The small count, or the whole one. */
export const count = (small: number, whole: number): number => (isLong ? whole : small)

/** Time for a test of such a count, ms. */
export const patience = (small: number, whole: number): number => count(small, whole) * 1000
