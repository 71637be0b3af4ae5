import type { Journey } from '../driver'
import { afterTheGame } from './afterTheGame'
import { againstOpponent } from './againstOpponent'
import { battle, killMidBattle } from './battle'
import { brokenFile } from './brokenFile'
import { firstMove } from './firstMove'
import { fog } from './fog'
import { kiev41FirstImpulse } from './kiev41FirstImpulse'
import { pin } from './pin'
import { snow } from './snow'

export const journeys: readonly Journey[] = [
  firstMove,
  againstOpponent,
  afterTheGame,
  kiev41FirstImpulse,
  battle,
  killMidBattle,
  snow,
  pin,
  fog,
  brokenFile,
]
