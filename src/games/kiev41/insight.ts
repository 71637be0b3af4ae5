/**
 * What an opponent may ask about a position: printed facts, and the questions of the rules that take a look, so that
 * they serve views and imagined worlds alike. Nothing here writes.
 */
export {
  AIR_HQ,
  BLOCKS,
  BOMBERS,
  END,
  FIRST,
  FIRST_BOMBER,
  FIRST_FLEET,
  fireAt,
  GUDERIAN,
  isAirHq,
  isBlitzHq,
  isCombat,
  isFast,
  isFixed,
  isHq,
  isLeader,
  isRemnant,
  isTacticalHq,
  isTank,
  LEADER,
  maxSteps,
  nation,
  owner,
  strengthAt,
} from './blocks'
export { blockData } from './blocks'
export {
  AREAS,
  AXIS_SOURCE,
  AXIS_STAGING,
  areAdjacent,
  distancesFrom,
  edge,
  edgeBetween,
  first,
  GREEN,
  isCity,
  isPort,
  isVictoryArea,
  KIEV,
  neighbour,
  RIVER,
  SEVASTOPOL,
  source,
  SOVIET_STAGING,
  SPACES,
  spaceOf,
  STRAIT,
  terrain,
  TULA_BOX,
  VICTORY_AREAS,
} from './map'
export { terrainEffects } from './data/terrain'
export { weatherEffects, weathers } from './data/weather'
export type { Look } from './state'
export {
  AXIS,
  countIn,
  GOOD,
  HAND,
  hasLine,
  initiativeOf,
  isContested,
  isDiscSpent,
  LATER,
  LOST,
  markers,
  POOL,
  roadBox,
  SOVIET,
  strengthOf,
  turnOf,
  UNDECLARED,
  weatherOf,
} from './state'
export type { MoveFrame } from './frames'
export { scenarioOf } from './scenario'
export { absorbBonus } from './rules/combat/absorb'
export { mayFight } from './rules/combat/battles'
export { bomberVolley, fleetVolley, groundVolley } from './rules/combat/dice'
export { battleOdds } from './rules/combat/odds'
export type { BattleOdds } from './rules/combat/odds'
export { isTankAttack } from './rules/combat/tankAttack'
export { bombersAt, fleetsAt } from './rules/combat/units'
export { commands, isCommanding, obeys, rangeOf, tacticalRange } from './rules/command'
export { logisticsValue } from './rules/logistics'
export { ENGAGING, PEACEFUL, pathTo, reachOf } from './rules/movement'
export { stackingLimit } from './rules/terrain'
export { floodSupply, isLiveSource, isSuppliedIn, needsSupply } from './rules/supply'
export { victoryPoints } from './rules/victory'
export { hqValue } from './rules/weather'
