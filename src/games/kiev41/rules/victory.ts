import type { Outcome, Side } from '../../../engine'
import { spaceOf, VICTORY_AREAS } from '../map'
import { scenarioOf } from '../scenario'
import type { Look } from '../state'
import { AXIS, GOOD, SOVIET, weatherOf } from '../state'

/** 2.4.4.1 Victory Areas a side controls, contested or not: its Victory Points. */
export function victoryPoints(s: Look, side: Side): number {
  let points = 0
  for (let i = 0; i < VICTORY_AREAS.length; i++) if (s.control[VICTORY_AREAS[i]!] === side) points++
  return points
}

/** 2.4.4.2 Checked whenever control of an area changes; null while play goes on. */
export function victoryNow(s: Look, changed: number): Outcome | null {
  const side = s.control[changed] as Side
  if (victoryPoints(s, side) === VICTORY_AREAS.length)
    return { winner: side, rule: '2.4.4.2', reason: 'All seven Victory Areas: a decisive victory' }
  const { victory } = scenarioOf(s)
  if (victory.kind !== 'anyOf' || side !== AXIS || victory.areas.every(id => spaceOf(id) !== changed)) return null
  return { winner: AXIS, rule: 'SC1', reason: 'Kiev, Odessa or Dnepropetrovsk has fallen: a decisive victory' }
}

/** The last Final Phase is over, or bad weather has stopped the scenario. */
export function victoryAtEnd(s: Look): Outcome {
  const { victory } = scenarioOf(s)
  const axis = victoryPoints(s, AXIS)
  if (victory.kind === 'anyOf')
    return { winner: SOVIET, rule: 'SC1', reason: 'Kiev, Odessa and Dnepropetrovsk have held' }
  if (victory.kind === 'badWeather')
    return {
      winner: axis >= victory.axisNeeds ? AXIS : SOVIET,
      rule: 'SC3',
      reason: `The Axis holds ${axis} of the ${victory.axisNeeds} Victory Areas it needs`,
    }
  const winner = axis * 2 > VICTORY_AREAS.length ? AXIS : SOVIET
  return { winner, rule: '2.4.4.2', reason: `Victory Areas: Axis ${axis}, Soviet ${VICTORY_AREAS.length - axis}` }
}

/** SC3.a The scenario ends the moment the weather is no longer good. */
export const stopsInBadWeather = (s: Look): boolean =>
  scenarioOf(s).victory.kind === 'badWeather' && weatherOf(s) !== GOOD
