import { kiev41 } from './text/kiev41'
import type { Rule, Rulebook, Section } from './types'

export { search, type Found } from './search'
export type * from './types'

/** The reference texts, one book a game. */
export const rulebooks: readonly Rulebook[] = [kiev41]

export const rulebookOf = (game: string): Rulebook | undefined => rulebooks.find(book => book.game === game)

export interface Entry {
  readonly number: string
  readonly title: string
  readonly rules: readonly { readonly number: string; readonly title: string }[]
}

/** The table of contents. */
export const contents = (book: Rulebook): readonly Entry[] =>
  book.sections.map(({ number, title, rules }) => ({
    number,
    title,
    rules: rules.map(rule => ({ number: rule.number, title: rule.title })),
  }))

const exact = (book: Rulebook, number: string): Rule | undefined => {
  for (const section of book.sections) for (const rule of section.rules) if (rule.number === number) return rule
  return undefined
}

/** '10.13.6.2(3)' and '10.9d' belong to the rule they are part of; '10.13.9' to the next rule above it. */
const above = (number: string): string => {
  const part = /^(.*?\d)(?:\(.*\)|[a-z])$/.exec(number)
  if (part) return part[1]!
  const cut = number.lastIndexOf('.')
  return cut > 0 ? number.slice(0, cut) : ''
}

/** The text for a number named by a prompt, a refusal or the log. */
export function findRule(book: Rulebook, number: string): Rule | undefined {
  for (let asked = number; asked !== ''; asked = above(asked)) {
    const rule = exact(book, asked) ?? exact(book, `${asked}.0`)
    if (rule) return rule
  }
  return undefined
}

export interface Neighbours {
  readonly section: Section
  readonly before: Rule | null
  readonly after: Rule | null
}
/** Where a rule stands in the book, and what is printed before and after it. */
export function neighboursOf(book: Rulebook, { number }: Rule): Neighbours | null {
  const rules = book.sections.flatMap(section => section.rules)
  const place = rules.findIndex(rule => rule.number === number)
  const section = book.sections.find(({ rules }) => rules.some(rule => rule.number === number))
  return section ? { section, before: rules[place - 1] ?? null, after: rules[place + 1] ?? null } : null
}
