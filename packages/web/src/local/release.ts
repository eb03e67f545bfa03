declare const RELEASE: string

/** The release these pages are of; the build writes it in. */
export const release: string = RELEASE
