import type { Frame, Row, RowFrame, Side, Step } from '../../../engine'
import { frameOf, inOrder, otherSide, pop, push, put, replace, tell, update } from '../../../engine'
import { fire } from '../effects/fire'
import { reveal } from '../effects/knowledge'
import { absorbBonus } from '../rules/combat/absorb'
import { FOUGHT } from '../rules/combat/battles'
import { artilleryVolley, bomberVolley, fleetVolley, groundVolley, lineVolley } from '../rules/combat/dice'
import { artilleryOn } from '../rules/combat/odds'
import { firstToRoll } from '../rules/combat/tankAttack'
import { blocksIn, bombersAt, fleetsAt } from '../rules/combat/units'
import type { D, Look, State } from '../state'
import { hasLine, isContested, markers, SOVIET } from '../state'
import type { BattleFrame, GroundFrame, InBattleFrame, NavalFrame } from '../frames'
import { hitsOn } from './hits'

export const aBattle = (side: Side, area: number, isBlitz: boolean): BattleFrame => ({
  step: 'battle',
  row: 0,
  side,
  area,
  isBlitz,
})
const battleOf = (s: State): BattleFrame => frameOf<BattleFrame>(s, 'battle')!
/** Q69 As soon as one side has nobody left the remaining steps fall away. */
const goesOn = (s: State): boolean => isContested(s, battleOf(s).area)
const inside =
  (step: string) =>
  (_: State, caller: RowFrame): Frame => {
    const { side, area } = caller as BattleFrame
    const frame: InBattleFrame = { step, side, area }
    return frame
  }
const hasFleets = (s: State): boolean => fleetsAt(s, battleOf(s).area).length > 0
const hasBombers = (s: State): boolean => bombersAt(s, battleOf(s).area).length > 0

/** 10.13 The steps of a battle, in the book's order. */
const rows: readonly Row<State>[] = [
  { name: 'showdown', go: inside('showdown') },
  {
    name: 'naval',
    when: s => goesOn(s) && hasFleets(s) && hasBombers(s),
    go: (_, caller) => aNavalFight(caller as BattleFrame),
  },
  { name: 'gunfire', when: s => goesOn(s) && hasFleets(s), go: inside('gunfire') },
  { name: 'artillery', when: s => goesOn(s) && artilleryOn(s, battleOf(s).area).length > 0, go: inside('artillery') },
  { name: 'flak', when: s => goesOn(s) && hasBombers(s), go: inside('flak') },
  { name: 'airstrike', when: s => goesOn(s) && hasBombers(s), go: inside('airstrike') },
  { name: 'ground', when: goesOn, go: (s, caller) => aGroundFight(s, caller as BattleFrame) },
  { name: 'battleEnd', go: (_, caller): BattleFrame => ({ ...(caller as BattleFrame), step: 'battleEnd' }) },
]
export const battle = inOrder<State>('10.13', rows, ['area', 'isBlitz'])
const aNavalFight = ({ side, area }: BattleFrame): NavalFrame => ({
  step: 'naval',
  side,
  area,
  engaged: [[], []],
  fleet: -1,
})
const aGroundFight = (s: Look, { side, area }: BattleFrame): GroundFrame => ({
  step: 'ground',
  side,
  area,
  first: firstToRoll(s, side, area),
  fired: 0,
})
const open = ['area'] as const

/** 10.13.1 Both sides show every block in the area; the defender's shields are counted. */
export const showdown: Step<State, InBattleFrame> = {
  rule: '10.13.1',
  shows: open,
  begin(d, { side: attacker, area }) {
    tell(d, 3, 'battleBegan', { n: attacker }, { space: area })
    put(d, 'battle', area, FOUGHT)
    for (const side of [attacker, otherSide(attacker)]) for (const block of blocksIn(d.s, side, area)) reveal(d, block)
    put(d, 'marker', markers.absorb, absorbBonus(d.s, otherSide(attacker), area))
    pop(d)
  },
}

/** The volleys of a step have been rolled: their hits are taken, then the battle goes on. */
function strike(d: D, victim: Side, area: number, hits: number): void {
  if (hits === 0) pop(d)
  else replace(d, hitsOn(victim, area, hits))
}

/** 10.13.2e Fleets without bombers over them fire at the Axis units ashore. */
export const gunfire: Step<State, InBattleFrame> = {
  rule: '10.13.2',
  shows: open,
  begin(d, { area }) {
    let hits = 0
    for (const fleet of fleetsAt(d.s, area)) hits += fire(d, { piece: fleet }, area, fleetVolley(d.s, fleet))
    strike(d, otherSide(SOVIET), area, hits)
  },
}

/** 10.13.3 Artillery of the attacker's HQs. */
export const artillery: Step<State, InBattleFrame> = {
  rule: '10.13.3',
  shows: open,
  begin(d, { side: attacker, area }) {
    let hits = 0
    for (const hq of artilleryOn(d.s, area)) {
      hits += fire(d, { piece: hq }, area, artilleryVolley(d.s, hq))
      put(d, 'aim', hq, -1)
    }
    strike(d, otherSide(attacker), area, hits)
  },
}

/** 10.13.5 Bombers that came through the flak. */
export const airstrike: Step<State, InBattleFrame> = {
  rule: '10.13.5',
  shows: open,
  begin(d, { side: attacker, area }) {
    let hits = 0
    for (const bomber of bombersAt(d.s, area)) hits += fire(d, { piece: bomber }, area, bomberVolley(d.s, bomber))
    strike(d, otherSide(attacker), area, hits)
  },
}

/** 10.13.6 One side rolls and the other takes its losses, then the survivors answer. */
export const ground: Step<State, GroundFrame> = {
  rule: '10.13.6',
  shows: ['area', 'first', 'fired'],
  begin(d, f) {
    if (f.first === f.side) tell(d, 3, 'tankAttack', { space: f.area })
    fireGround(d, f, f.first)
  },
  resume(d, f) {
    if (f.fired === 2 || !isContested(d.s, f.area)) pop(d)
    else fireGround(d, f, otherSide(f.first))
  },
}
function fireGround(d: D, f: GroundFrame, side: Side): void {
  const now = { ...f, fired: f.fired + 1 }
  update(d, now)
  const hits = groundHits(d, f, side)
  if (hits > 0) push(d, hitsOn(otherSide(side), f.area, hits))
  else if (now.fired === 1) fireGround(d, now, otherSide(side))
  else pop(d)
}
function groundHits(d: D, { side: attacker, area }: GroundFrame, side: Side): number {
  const attacking = side === attacker
  let hits = 0
  for (const block of blocksIn(d.s, side, area))
    hits += fire(d, { piece: block }, area, groundVolley(d.s, block, area, attacking))
  if (!attacking && hasLine(d.s, side, area)) hits += fire(d, { space: area }, area, lineVolley)
  return hits
}
