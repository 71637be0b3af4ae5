import type { Side } from '../../../engine'
import { insight } from '../../../games/kiev41'
import type { Temper, Tempers } from './temper'
import { targetsFor, theatresOf } from './theatres'

const { AREAS, AXIS, AXIS_STAGING, distancesFrom, isCity, isVictoryArea, scenarioOf, SOVIET, source, SPACES, spaceOf } =
  insight
const { END, FIRST, isAirHq, isTacticalHq, turnOf, VICTORY_AREAS, victoryPoints } = insight
type Look = insight.Look

/** What a position is about, computed once a decision: worth of areas, and where each side is drawn to. */
export interface Goals {
  /** By space: what its control is worth. */
  readonly worth: Float64Array
  /** By block and space: how good it is for that block to be there. */
  readonly pull: readonly Float64Array[]
  /** Areas that decide the game. */
  readonly keys: readonly number[]
  /** Victory Areas the Axis needs at the end. */
  readonly needs: number
  readonly turnsLeft: number
  /** The Axis wins by any one of the keys. */
  readonly isRace: boolean
}

const AREA = 0.25
const CITY = 0.6
const SOURCE = 0.8
/** Of a Victory Area that does not decide this scenario. */
const ASIDE = 0.3
const DECISIVE = 2.5
const MAJORITY = 4

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
    if (victoryPoints(s, side) === 1) worth[VICTORY_AREAS.find(area => s.control[area] === side)!]! *= temper.lastStand
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
  return (turnOf(s) === scenarioOf(s).lastTurn ? tempers.assault : tempers.attacking)[side]!
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
/** Own keys under pressure draw blocks. */
function ownField(s: Look, side: Side, keys: readonly number[]): Float64Array {
  const toOwn = new Float64Array(SPACES).fill(FAR)
  for (const key of keys) if (s.control[key] === side) raise(toOwn, key, Math.min(3, pressureOn(s, side, key)) - 3)
  if (victoryPoints(s, side) === 1) {
    const last = VICTORY_AREAS.find(area => s.control[area] === side)!
    raise(toOwn, last, Math.min(3, pressureOn(s, side, last)) - 3)
  }
  return toOwn
}
const mixed = (temper: Temper, attack: number, toGoals: Float64Array, defend: number, toOwn: Float64Array) =>
  toGoals.map((goal, area) => temper.pull * (attack * goal + temper.guard * defend * toOwn[area]!))
/** Every block to the nearest goal. */
function goalField(s: Look, side: Side, keys: readonly number[], temper: Temper): Float64Array {
  const toGoals = new Float64Array(SPACES).fill(FAR)
  for (const key of keys) if (s.control[key] !== side) raise(toGoals, key, key === temper.effort ? EFFORT : 0)
  return toGoals
}
/** How near it is good to be: troops in it, guns beside it, bombers in range. */
function targetField(target: number, near: number): Float64Array {
  const distance = distancesFrom(target)
  const field = new Float64Array(SPACES).fill(FAR)
  for (let area = 0; area < AREAS; area++) field[area] = -Math.max(near, distance[area]!)
  return field
}
const missingOf = (s: Look, side: Side): number =>
  scenarioOf(s).victory.kind === 'anyOf'
    ? 1
    : (side === AXIS ? needsOf(s) : VICTORY_AREAS.length - needsOf(s) + 1) - victoryPoints(s, side)

function fieldsOf(s: Look, side: Side, keys: readonly number[], temper: Temper, into: Float64Array[]): void {
  const [attack, defend] = eagerness(s, side)
  const toOwn = ownField(s, side, keys)
  const plain = mixed(temper, attack, goalField(s, side, keys, temper), defend, toOwn)
  for (let block = FIRST[side]!; block < END[side]!; block++) into[block] = plain
  if (!mustAttack(s, side) || !temper.theatres) return
  const targets = targetsFor(s, side, keys, missingOf(s, side) + temper.spare)
  const theatres = theatresOf(s, side, targets)
  const known = new Map<number, Float64Array>()
  for (let block = FIRST[side]!; block < END[side]!; block++) {
    if (theatres[block]! < 0) continue
    const near = isAirHq[block] === 1 ? 2 : isTacticalHq[block] === 1 ? 1 : 0
    const name = theatres[block]! * 4 + near
    if (!known.has(name)) known.set(name, mixed(temper, attack, targetField(theatres[block]!, near), defend, toOwn))
    into[block] = known.get(name)!
  }
}

export function goalsOf(s: Look, temper: Temper): Goals {
  const keys = keysOf(s)
  const pull: Float64Array[] = []
  for (const side of [AXIS, SOVIET] as const) fieldsOf(s, side, keys, temper, pull)
  const worth = worthOf(s, keys, temper)
  return {
    worth,
    pull,
    keys,
    needs: needsOf(s),
    turnsLeft: scenarioOf(s).lastTurn - turnOf(s),
    isRace: scenarioOf(s).victory.kind === 'anyOf',
  }
}
