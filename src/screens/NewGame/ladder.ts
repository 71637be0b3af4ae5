/** An option, and the one the book advises to take up before it. */
export interface Rung {
  readonly id: string
  readonly name: string
  readonly after?: string
}

/** The order the book advises to take the options up in: those without a rung below first, each other after its own. */
export function upTheLadder<Option extends Rung>(
  options: readonly Option[],
): readonly (Option & { readonly below?: Option })[] {
  const climb = (option: Option, below?: Option): readonly (Option & { readonly below?: Option })[] => [
    { ...option, ...(below && { below }) },
    ...options.filter(({ after }) => after === option.id).flatMap(next => climb(next, option)),
  ]
  const isFoot = ({ after }: Option): boolean => !options.some(({ id }) => id === after)
  return options.filter(isFoot).flatMap(option => climb(option))
}

/** What lies on the ladder below those chosen and is not chosen itself, from the foot up. */
export function rungsMissing<Option extends Rung>(
  options: readonly Option[],
  chosen: readonly string[],
): readonly Option[] {
  const below = new Set<string>()
  for (const id of chosen) {
    let rung = options.find(option => option.id === id)
    while (rung?.after) {
      const { after } = rung
      below.add(after)
      rung = options.find(option => option.id === after)
    }
  }
  return upTheLadder(options).filter(({ id }) => below.has(id) && !chosen.includes(id))
}
