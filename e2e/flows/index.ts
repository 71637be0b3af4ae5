import type { Journey } from '../driver'
import { afterTheGame } from './afterTheGame'
import { againstOpponent } from './againstOpponent'
import { battle, killMidBattle } from './battle'
import { brokenFile } from './brokenFile'
import { everyScenario } from './everyScenario'
import { firstMove } from './firstMove'
import { firstTurn } from './firstTurn'
import { flatTable } from './flatTable'
import { fog, fogOnTable } from './fog'
import { gestures } from './gestures'
import { group } from './group'
import { keyboard } from './keyboard'
import { layouts } from './layouts'
import { handOverReplay } from './handOverReplay'
import { kiev41FirstImpulse } from './kiev41FirstImpulse'
import { newcomer } from './newcomer'
import { pin } from './pin'
import { rooms } from './rooms'
import { savedGames } from './savedGames'
import { snow } from './snow'

export const journeys: readonly Journey[] = [
  newcomer,
  firstMove,
  againstOpponent,
  afterTheGame,
  kiev41FirstImpulse,
  firstTurn,
  battle,
  killMidBattle,
  handOverReplay,
  snow,
  everyScenario,
  savedGames,
  rooms,
  pin,
  fog,
  fogOnTable,
  group,
  gestures,
  keyboard,
  flatTable,
  brokenFile,
  ...layouts,
]
