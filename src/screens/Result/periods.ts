/** A stretch of a plot under one name: a month, a turn. */
export interface Period {
  readonly name: string
  /** How many steps of the plot it takes. */
  readonly length: number
}

/** Neighbours of the same name together. The last value only ends the stretch before it. */
export function periodsOf(names: readonly string[]): readonly Period[] {
  const periods: Period[] = []
  for (const name of names.slice(0, -1)) {
    const last = periods.at(-1)
    if (last?.name === name) periods[periods.length - 1] = { name, length: last.length + 1 }
    else periods.push({ name, length: 1 })
  }
  return periods
}
