import type { Believed } from '../../stores'

export interface Score {
  readonly tokens: number
  /** Tokens whose likeliest guess was right. */
  readonly right: number
  /** The chance given to the truth, on average. */
  readonly trust: number
}
export function scoreOf(believed: readonly Believed[]): Score {
  const tokens = believed.length
  const right = believed.filter(({ guesses, was }) => was !== null && guesses[0]?.piece === was).length
  const trust = tokens === 0 ? 0 : believed.reduce((sum, { chance }) => sum + chance, 0) / tokens
  return { tokens, right, trust }
}

export interface BelievedPlace {
  readonly at: number
  readonly tokens: readonly Believed[]
}
/** Place by place, the fullest stacks first. */
export function byPlace(believed: readonly Believed[]): readonly BelievedPlace[] {
  const places = new Map<number, Believed[]>()
  for (const one of believed) places.set(one.at, [...(places.get(one.at) ?? []), one])
  return [...places]
    .map(([at, tokens]) => ({ at, tokens }))
    .sort((a, b) => b.tokens.length - a.tokens.length || a.at - b.at)
}
