import { combatRows } from './combat'
import { exampleRows } from './examples'
import { frameRows } from './frame'
import { impulseRows } from './impulse'
import { logisticsRows } from './logistics'
import { restRows } from './rest'
import { cases, lettered, type ChecklistRow } from './rows'

export type { ChecklistRow } from './rows'

/** Everything a test has to show, in the book's order: rules first, then the worked examples. */
export const checklist: readonly ChecklistRow[] = [
  ...lettered([...frameRows, ...logisticsRows, ...impulseRows, ...combatRows, ...restRows]),
  ...cases(exampleRows),
]
