import type { Feeling } from './feel'

/** A browser has nothing to feel. */
export const feel = (_feeling: Feeling): void => undefined
