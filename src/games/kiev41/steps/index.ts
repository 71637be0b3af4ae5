import type { Step } from '../../../engine'
import { impulse, turn } from '../sequence'
import type { State } from '../state'
import { airstrike, artillery, battle, ground, gunfire, showdown } from './battle'
import { battleEnd } from './battleEnd'
import { battles } from './battles'
import { blitz } from './blitz'
import { hqDeactivation } from './deactivation'
import { flak, flakSplit } from './flak'
import { hits } from './hits'
import { isolationCheck, sevastopolLoss } from './isolationCheck'
import { leaderActivation, logistics, logisticsPoints, strategicDraw } from './logistics'
import { naval } from './naval'
import { deployment, kievChoice } from './reinforcements'
import { answering } from './refusals'
import { roadToTula } from './roadToTula'
import { activation, command, declaration, exploitation, fleetsToKeep } from './segments'
import { supplyCheck } from './supplyCheck'
import { blitzSupport, support } from './support'
import { endOfImpulse, finalPhase, game, impulses, turnStart } from './turn'
import { weatherCheck } from './weather'

/** Every step by the name its frames carry. */
export const steps = answering({
  game,
  turn,
  turnStart,
  logistics,
  leaderActivation,
  logisticsPoints,
  kievChoice,
  deployment,
  impulses,
  impulse,
  weatherCheck,
  supplyCheck,
  declaration,
  activation,
  fleetsToKeep,
  command,
  strategicDraw,
  support,
  roadToTula,
  battles,
  battle,
  showdown,
  naval,
  gunfire,
  artillery,
  flak,
  flakSplit,
  airstrike,
  ground,
  hits,
  battleEnd,
  blitz,
  blitzSupport,
  hqDeactivation,
  isolationCheck,
  sevastopolLoss,
  exploitation,
  endOfImpulse,
  finalPhase,
} as unknown as { readonly [step: string]: Step<State> })
