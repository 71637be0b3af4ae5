import type { Action, Game, Side, View } from '../../../engine'
import { firstOf, otherSide, secondOf } from '../../../engine'
import type { Kiev41State } from '../../../games/kiev41'
import { insight, kiev41 } from '../../../games/kiev41'
import type { Desk } from './desk'
import { marshalDesk, play, scoreOf } from './desk'

const { AREAS, AXIS, battleOdds, END, FIRST, isHq, logisticsValue, mayFight, POOL, SPACES, VICTORY_AREAS } = insight
const { blockData, scenarioOf, strengthAt, victoryPoints } = insight
const percent = (chance: number): string => `${Math.round(chance * 100)} %`
const areaName = (area: number): string => kiev41.words.space(area)
const counted = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`

function battleReason(desk: Desk, area: number): string {
  const { cleared, repelled } = battleOdds(desk.d.s, desk.side, area)
  return `The battle of ${areaName(area)} clears the area in ${percent(cleared)} of cases and is lost in ${percent(repelled)}.`
}
function gainOf(desk: Desk, action: Action): number {
  const before = scoreOf(desk)
  play(desk, action)
  return Math.round((scoreOf(desk) - before) * 10) / 10
}
function scoreReason(desk: Desk, what: string, action: Action): string {
  const left = activationsIn(desk)
  const gain = gainOf(desk, action)
  if (gain > 0) return `${what} is worth ${counted(gain, 'step')} to you, as far as can be seen.`
  if (gain < 0) return `${what} costs ${counted(-gain, 'step')}; everything else looks worse.`
  return `${what} costs nothing and keeps ${counted(left, 'activation')} in your headquarters.`
}

/** Stars left in the headquarters on the map. */
function activationsIn({ d: { s }, side }: Desk): number {
  let steps = 0
  for (let block = FIRST[side]!; block < END[side]!; block++)
    if (isHq[block] === 1 && s.at[block]! >= 0) steps += Math.max(0, s.steps[block]! - 1)
  return steps
}
function waitingOf({ d: { s }, side }: Desk): number {
  let count = 0
  for (let block = FIRST[side]!; block < END[side]!; block++) if (s.at[block] === POOL) count++
  return count
}
/** Where the side stands against what it needs. */
function standing({ d: { s }, side, goals }: Desk): string {
  const turns = goals.turnsLeft === 0 ? 'in the last turn' : `with ${counted(goals.turnsLeft, 'turn')} to come`
  if (scenarioOf(s).victory.kind === 'anyOf') {
    const own = goals.keys.filter(area => s.control[area] === side).length
    return `you hold ${own} of the ${counted(goals.keys.length, 'area')} that can decide the game, ${turns}`
  }
  const held = victoryPoints(s, side)
  const needs = side === AXIS ? goals.needs : VICTORY_AREAS.length - goals.needs + 1
  const enough = held >= needs ? 'enough to win' : `${counted(needs - held, 'more', 'more')} needed`
  return `you hold ${held} of ${VICTORY_AREAS.length} Victory Areas, ${enough}, ${turns}`
}
/** The battle that promises most of those on the map. */
function bestBattle({ d: { s }, side }: Desk): string {
  let best = -1
  let most = 0
  for (let area = 0; area < AREAS; area++) {
    if (s.force[side * SPACES + area] === 0 || s.force[otherSide(side) * SPACES + area] === 0) continue
    const { cleared } = battleOdds(s, side, area)
    if (best < 0 || cleared > most) [best, most] = [area, cleared]
  }
  return best < 0 ? '' : `; ${areaName(best)} can be cleared in ${percent(most)} of cases as it stands`
}

const declarations: Readonly<Record<string, (desk: Desk) => string>> = {
  tactical: desk =>
    `Attack while the headquarters can lead: ${counted(activationsIn(desk), 'activation')} left${bestBattle(desk)}; ${standing(desk)}.`,
  passImpulse: desk =>
    `No attack promises more than it wears out: ${counted(activationsIn(desk), 'activation')} are kept; ${standing(desk)}.`,
  strategicMove: desk =>
    `Bring blocks up without wearing out headquarters, ${counted(activationsIn(desk), 'activation')} kept; ${standing(desk)}.`,
  strategicReinforce: desk =>
    `Fresh blocks weigh more now: up to ${logisticsValue(desk.d.s, desk.side)} of ${waitingOf(desk)} that wait; ${standing(desk)}.`,
}

function liftReason({ d: { s } }: Desk, block: number): string {
  const { name } = blockData(block)
  const strength = strengthAt(block, s.steps[block]!)
  return isHq[block] === 1
    ? `${name} can still be activated ${counted(Math.max(0, s.steps[block]! - 1), 'time')} and has strength ${strength}.`
    : `${name} has strength ${strength} and more to gain from its next place than the others.`
}
function aimReason(desk: Desk, action: Action): string {
  const area = secondOf(action)
  const before = battleOdds(desk.d.s, desk.side, area).cleared
  play(desk, action)
  const after = battleOdds(desk.d.s, desk.side, area).cleared
  return `Support at ${areaName(area)} raises the chance to clear it from ${percent(before)} to ${percent(after)}.`
}
function moveReason(desk: Desk, action: Action): string {
  const area = firstOf(action)
  const isHeld = desk.d.s.force[otherSide(desk.side) * SPACES + area]! > 0
  if (!isHeld) return scoreReason(desk, `Going to ${areaName(area)}`, action)
  play(desk, action)
  return mayFight(desk.d.s, desk.side, area) ? battleReason(desk, area) : `It joins the fight for ${areaName(area)}.`
}

/** Why that touch, in one sentence with numbers. */
export function kiev41Reason(game: Game<Kiev41State>, view: View<Kiev41State>, action: Action): string {
  const desk = marshalDesk(game, view, view.eyes as Side)
  const { name } = game.verbs[action >>> 26]!
  const declaration = declarations[name]
  if (declaration) return declaration(desk)
  if (name === 'declareBattle') return battleReason(desk, firstOf(action))
  if (name === 'aim' || name === 'sendBomber' || name === 'aimBlitz') return aimReason(desk, action)
  if (name === 'go' || name === 'blitzTo' || name === 'rail' || name === 'ship') return moveReason(desk, action)
  if (name === 'lift') return liftReason(desk, firstOf(action))
  return scoreReason(desk, 'This', action)
}
