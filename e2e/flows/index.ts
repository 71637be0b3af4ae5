import type { Journey } from '../driver'
import { brokenFile } from './brokenFile'
import { firstMove } from './firstMove'
import { fog } from './fog'
import { kiev41FirstImpulse } from './kiev41FirstImpulse'

export const journeys: readonly Journey[] = [firstMove, kiev41FirstImpulse, fog, brokenFile]
