import type { Side } from '../../../engine'
import { insight } from '../../../games/kiev41'
import type { Temper, Tempers } from './temper'

const { AREAS, AXIS, AXIS_STAGING, distancesFrom, isCity, isVictoryArea, scenarioOf, SOVIET, source, SPACES, spaceOf } =
  insight
const { turnOf, VICTORY_AREAS, victoryPoints } = insight
type Look = insight.Look

/** What a position is about, computed once a decision: worth of areas, and where each side is drawn to. */
export interface Goals {
  /** By space: what its control is worth. */
  readonly worth: Float64Array
  /** By side and space: how good it is for a block to be there. */
  readonly pull: readonly [Float64Array, Float64Array]
  /** Areas that decide the game. */
  readonly keys: readonly number[]
  /** Victory Areas the Axis needs at the end. */
  readonly needs: number
  readonly turnsLeft: number
}

const AREA = 0.25
const CITY = 0.6
const SOURCE = 0.8
/** Of a Victory Area that does not decide this scenario. */
const ASIDE = 0.3
const DECISIVE = 2.5
const MAJORITY = 4
/** The only Victory Area of a side: with it falls the game. */
const LAST_STAND = 3

function keysOf(s: Look): readonly number[] {
  const { victory } = scenarioOf(s)
  return victory.kind === 'anyOf' ? victory.areas.map(spaceOf) : VICTORY_AREAS
}
/** Towards the end Victory Areas are all that counts. */
const urgency = (turnsLeft: number): number => (turnsLeft === 0 ? 1.8 : turnsLeft === 1 ? 1.3 : 1)
function worthOf(s: Look, keys: readonly number[], temper: Temper): Float64Array {
  const worth = new Float64Array(SPACES)
  const { victory, lastTurn } = scenarioOf(s)
  const isRace = victory.kind === 'anyOf'
  const prize = temper.victory * (isRace ? ASIDE : urgency(lastTurn - turnOf(s)))
  for (let area = 0; area < AREAS; area++) {
    const place = AREA + (isCity[area] === 1 ? CITY : 0) + (source[area]! > 0 ? SOURCE : 0)
    worth[area] = place * temper.ground + (isVictoryArea[area] === 1 ? prize : 0)
  }
  if (isRace) for (const key of keys) worth[key] = temper.victory * DECISIVE
  for (const side of [AXIS, SOVIET] as const)
    if (victoryPoints(s, side) === 1) worth[VICTORY_AREAS.find(area => s.control[area] === side)!]! *= LAST_STAND
  worth[AXIS_STAGING] = 0
  return worth
}

/** Victory Areas the Axis needs at the end. */
function needsOf(s: Look): number {
  const { victory } = scenarioOf(s)
  return victory.kind === 'badWeather' ? victory.axisNeeds : MAJORITY
}
/** Who has to do something: the side that would lose if the game ended now. */
export function mustAttack(s: Look, side: Side): boolean {
  const { victory } = scenarioOf(s)
  const axisLeads = victory.kind !== 'anyOf' && victoryPoints(s, AXIS) >= needsOf(s)
  return side === AXIS ? !axisLeads : axisLeads
}
export function temperOf(tempers: Tempers, s: Look, side: Side): Temper {
  if (!mustAttack(s, side)) return tempers.holding
  return turnOf(s) === scenarioOf(s).lastTurn ? tempers.assault : tempers.attacking
}
const eagerness = (s: Look, side: Side): readonly [number, number] => (mustAttack(s, side) ? [1, 0.35] : [0.35, 1])
const REACH = 5
/** How many enemy blocks are near that area, weighed by nearness. */
function pressureOn(s: Look, side: Side, area: number): number {
  const distance = distancesFrom(area)
  const foe = (1 - side) * SPACES
  let pressure = 0
  for (let near = 0; near < AREAS; near++)
    if (distance[near]! <= REACH && s.count[foe + near]! > 0) pressure += s.count[foe + near]! / (1 + distance[near]!)
  return pressure
}
const raise = (field: Float64Array, from: number, height: number): void => {
  const distance = distancesFrom(from)
  for (let area = 0; area < AREAS; area++) field[area] = Math.max(field[area]!, height - distance[area]!)
}
const FAR = -40
const EFFORT = 4
/** Blocks are drawn to the nearest goal, and to own keys under pressure. */
function pullOf(s: Look, side: Side, keys: readonly number[], temper: Temper): Float64Array {
  const [attack, defend] = eagerness(s, side)
  const toGoals = new Float64Array(SPACES).fill(FAR)
  const toOwn = new Float64Array(SPACES).fill(FAR)
  for (const key of keys) {
    if (s.control[key] !== side) raise(toGoals, key, key === temper.effort ? EFFORT : 0)
    else raise(toOwn, key, Math.min(3, pressureOn(s, side, key)) - 3)
  }
  if (victoryPoints(s, side) === 1) {
    const last = VICTORY_AREAS.find(area => s.control[area] === side)!
    raise(toOwn, last, Math.min(3, pressureOn(s, side, last)) - 3)
  }
  const field = new Float64Array(SPACES)
  for (let area = 0; area < AREAS; area++)
    field[area] = temper.pull * (attack * toGoals[area]! + temper.guard * defend * toOwn[area]!)
  return field
}

export function goalsOf(s: Look, temper: Temper): Goals {
  const keys = keysOf(s)
  return {
    worth: worthOf(s, keys, temper),
    pull: [pullOf(s, AXIS, keys, temper), pullOf(s, SOVIET, keys, temper)],
    keys,
    needs: needsOf(s),
    turnsLeft: scenarioOf(s).lastTurn - turnOf(s),
  }
}
