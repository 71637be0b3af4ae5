import type { Journey } from '../driver'
import { afterTheGame } from './afterTheGame'
import { againstOpponent } from './againstOpponent'
import { brokenFile } from './brokenFile'
import { firstMove } from './firstMove'
import { fog } from './fog'
import { kiev41FirstImpulse } from './kiev41FirstImpulse'

export const journeys: readonly Journey[] = [
  firstMove,
  againstOpponent,
  afterTheGame,
  kiev41FirstImpulse,
  fog,
  brokenFile,
]
