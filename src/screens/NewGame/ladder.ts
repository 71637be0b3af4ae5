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
