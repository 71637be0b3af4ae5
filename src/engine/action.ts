/** One touch: a verb and at most two things touched, packed into 32 bits (6, 13, 13). Verb 63 is never used, so that ASK is no action. */
export type Action = number

export const ASK: Action = -1
export const MOST_VERBS = 63
export const MOST_THINGS = 8192

export const act = (verb: number, first = 0, second = 0): Action => (verb << 26) | (first << 13) | second
export const verbOf = (action: Action): number => action >>> 26
export const firstOf = (action: Action): number => (action >>> 13) & 0x1fff
export const secondOf = (action: Action): number => action & 0x1fff
