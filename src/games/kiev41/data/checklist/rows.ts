/** A rule and what has to be shown about it: the first row is a, the next b, and so on. */
export type RuleRows = readonly (readonly [rule: string, rows: readonly string[]])[]
/** A worked example: its id, the rules it shows, and what happens in it. */
export type CaseRows = readonly (readonly [id: string, rule: string, says: string])[]

/** One thing a test has to show; the test's title begins with the id. */
export interface ChecklistRow {
  readonly id: string
  readonly rule: string
  readonly says: string
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

export const lettered = (rules: RuleRows): ChecklistRow[] =>
  rules.flatMap(([rule, rows]) =>
    rows.map((says, i) => ({ id: `${rule}${letters[i]}`, rule: rule.replace(/\.$/, ''), says })),
  )

export const cases = (rows: CaseRows): ChecklistRow[] => rows.map(([id, rule, says]) => ({ id, rule, says }))
