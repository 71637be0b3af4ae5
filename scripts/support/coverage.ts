const ID = /^[A-Za-z0-9][A-Za-z0-9.]*/
const AND = /^(?:, and |, | and )/
const END = /^(?:$|[\s:,;(])/

/** The checklist ids a title opens with: '4.1a, 4.1b and 4.1f a line ...' names three. */
export function idsIn(title: string, known: ReadonlySet<string>): readonly string[] {
  const ids: string[] = []
  for (let rest = title; ;) {
    const id = ID.exec(rest)?.[0]
    if (id === undefined || !known.has(id) || !END.test(rest.slice(id.length))) return ids
    ids.push(id)
    const and = AND.exec(rest.slice(id.length))
    if (!and) return ids
    rest = rest.slice(id.length + and[0].length)
  }
}

export interface Coverage {
  readonly rules: number
  readonly tested: number
  readonly missing: readonly string[]
}

/** Which ids of a checklist are the start of some test's title. */
export function coverage(ids: readonly string[], titles: readonly string[]): Coverage {
  const known = new Set(ids)
  const tested = new Set(titles.flatMap(title => idsIn(title, known)))
  const missing = ids.filter(id => !tested.has(id))
  return { rules: ids.length, tested: ids.length - missing.length, missing }
}
