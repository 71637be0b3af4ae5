import type { Journey } from '../driver'
import { firstMove } from './firstMove'

export const journeys: readonly Journey[] = [firstMove]
