import type { Frame, Row, Side } from '../../engine'
import { inOrder, otherSide } from '../../engine'
import type { BattlesFrame, BlitzFrame, MoveFrame, MoveMode, SupportFrame } from './frames'
import { END, FIRST, FIRST_FLEET, FLEETS, GUDERIAN, isTacticalHq } from './blocks'
import { AREAS } from './map'
import { isGoodWeather, allowsExploitation } from './rules/weather'
import { logisticsValue } from './rules/logistics'
import { isFirstTurn, scenarioOf } from './scenario'
import type { Look, State } from './state'
import {
  activeSide,
  impulseOf,
  initiativeOf,
  isContested,
  isDiscSpent,
  isExhausted,
  PASS,
  SOVIET,
  STRATEGIC_DRAW,
  STRATEGIC_MOVE,
  TACTICAL,
  weatherOf,
} from './state'

const isTactical = (s: Look): boolean => impulseOf(s) === TACTICAL
const isFighting = (s: Look): boolean => isTactical(s) || impulseOf(s) === STRATEGIC_MOVE
const step =
  (name: string) =>
  (s: Look): Frame =>
    ({ step: name, side: activeSide(s) }) as Frame
const bare = (name: string) => (): Frame => ({ step: name })

/** 6.0 A turn, in the order of the book. */
const turnRows: readonly Row<State>[] = [
  { name: 'turnStart', go: bare('turnStart') },
  {
    name: 'logistics of the side without the disc',
    when: s => !isFirstTurn(s),
    go: s => logistics(otherSide(initiativeOf(s))),
  },
  { name: 'logistics of the side with the disc', when: s => !isFirstTurn(s), go: s => logistics(initiativeOf(s)) },
  { name: 'impulses', go: bare('impulses') },
  { name: 'finalPhase', go: bare('finalPhase') },
]
const logistics = (side: Side): Frame => ({ step: 'logistics', side })

/** 6.0 An impulse, in the order of the book; the kind of impulse is declared after the two checks that open it. */
const impulseRows: readonly Row<State>[] = [
  { name: 'weatherCheck', go: step('weatherCheck') },
  { name: 'supplyCheck', go: step('supplyCheck') },
  { name: 'declaration', go: step('declaration') },
  { name: 'hqActivation', when: isTactical, go: s => moving(s, 'activation', 'activation', 0) },
  { name: 'fleetsToKeep', when: s => isTactical(s) && hasSurplusFleets(s), go: step('fleetsToKeep') },
  { name: 'command', when: s => impulseOf(s) !== STRATEGIC_DRAW, go: commandFrame },
  { name: 'strategicDraw', when: s => impulseOf(s) === STRATEGIC_DRAW, go: step('strategicDraw') },
  { name: 'support', when: isTactical, go: s => support(s) },
  { name: 'roadToTula', when: s => s.active[GUDERIAN] === 1, go: step('roadToTula') },
  { name: 'combat', when: isFighting, go: s => battles(s, false) },
  { name: 'blitz', when: mayBlitz, go: s => blitz(s) },
  { name: 'blitzSupport', when: hasBlitzBattles, go: step('blitzSupport') },
  { name: 'blitzCombat', when: hasBlitzBattles, go: s => battles(s, true) },
  { name: 'hqDeactivation', when: isTactical, go: step('hqDeactivation') },
  { name: 'isolationCheck', go: step('isolationCheck') },
  {
    name: 'exploitation',
    when: mayExploit,
    go: s => moving(s, 'exploitation', 'exploitation', logisticsValue(s, activeSide(s))),
  },
  { name: 'endOfImpulse', go: step('endOfImpulse') },
]

function moving(s: Look, name: MoveFrame['step'], mode: MoveMode, budget: number): MoveFrame {
  return { step: name, side: activeSide(s), mode, lifted: -1, points: 0, isUnderWay: false, budget }
}
function commandFrame(s: Look): MoveFrame {
  if (isTactical(s)) return moving(s, 'command', 'tactical', 0)
  if (impulseOf(s) === PASS) return moving(s, 'command', 'pass', 1)
  return moving(s, 'command', 'strategic', logisticsValue(s, activeSide(s)))
}
const battles = (s: Look, isBlitz: boolean): BattlesFrame => ({
  step: 'battles',
  side: activeSide(s),
  isBlitz,
  declared: -1,
})

const support = (s: Look): SupportFrame => ({ step: 'support', side: activeSide(s), sailed: [] })
const blitz = (s: Look): BlitzFrame => ({ step: 'blitz', side: activeSide(s), lifted: -1, barred: [] })

/** 10.17a */
function mayBlitz(s: Look): boolean {
  if (!isTactical(s) || !isGoodWeather(s)) return false
  const side = activeSide(s)
  for (let block = FIRST[side]!; block < END[side]!; block++) if (s.ready[block] === 1) return true
  return false
}
function hasBlitzBattles(s: Look): boolean {
  if (!isTactical(s)) return false
  for (let area = 0; area < AREAS; area++) if (s.battle[area] === 2 && isContested(s, area)) return true
  return false
}
/** 3.2.1c, Q47 The disc is held and may be spent. */
export const maySpendDisc = (s: Look, side: Side): boolean =>
  initiativeOf(s) === side && !(scenarioOf(s).discOnce && isDiscSpent(s, side))
/** 10.0b, 10.19d */
export function mayExploit(s: Look): boolean {
  return isTactical(s) && maySpendDisc(s, activeSide(s)) && allowsExploitation(weatherOf(s), activeSide(s))
}

export const committedFleets = (s: Look): number => {
  let fleets = 0
  for (let i = 0; i < FLEETS; i++) if (isCommitted(s, FIRST_FLEET + i)) fleets++
  return fleets
}
export const isCommitted = (s: Look, fleet: number): boolean => s.at[fleet]! >= 0 && s.at[fleet]! < AREAS
/** Active tactical HQs that are not exhausted: each carries one fleet (Q30). */
export function fleetCarriers(s: Look): number {
  let hqs = 0
  for (let hq = FIRST[SOVIET]!; hq < END[SOVIET]!; hq++)
    if (isTacticalHq[hq] === 1 && s.active[hq] === 1 && !isExhausted(s, hq)) hqs++
  return hqs
}
export const hasSurplusFleets = (s: Look): boolean => activeSide(s) === SOVIET && committedFleets(s) > fleetCarriers(s)

export const turn = inOrder<State>('6.0', turnRows)
export const impulse = inOrder<State>('6.0', impulseRows)
