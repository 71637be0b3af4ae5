import type { Action, Game, Side, View } from '../../../engine'
import { firstOf, secondOf } from '../../../engine'
import type { Kiev41State } from '../../../games/kiev41'
import { insight, kiev41 } from '../../../games/kiev41'
import { officerTemper } from '../../evaluate/kiev41/temper'
import { seedOf } from '../../search/seed'
import type { Desk } from './desk'
import { deskOn, imagined, play, scoreOf } from './desk'
import { officerHabits } from './habits'

const { battleOdds, isHq, mayFight, SPACES, victoryPoints } = insight
const percent = (chance: number): string => `${Math.round(chance * 100)} %`
const areaName = (area: number): string => kiev41.words.space(area)

function battleReason(desk: Desk, area: number): string {
  const { cleared, repelled } = battleOdds(desk.d.s, desk.side, area)
  return `The battle of ${areaName(area)} clears the area in ${percent(cleared)} of cases and is lost in ${percent(repelled)}.`
}
function scoreReason(desk: Desk, what: string, action: Action): string {
  const before = scoreOf(desk)
  play(desk, action)
  const gain = Math.round((scoreOf(desk) - before) * 10) / 10
  return `${what} changes the balance by ${gain > 0 ? '+' : ''}${gain} steps, as far as can be seen.`
}
function troopsOf(desk: Desk): string {
  const { s } = desk.d
  let steps = 0
  for (let block = insight.FIRST[desk.side]!; block < insight.END[desk.side]!; block++)
    if (isHq[block] === 1 && s.at[block]! >= 0) steps += Math.max(0, s.steps[block]! - 1)
  return `${steps} activations are left in the headquarters and ${victoryPoints(s, desk.side)} Victory Areas are held.`
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
  const isHeld = desk.d.s.force[(1 - desk.side) * SPACES + area]! > 0
  if (!isHeld) return scoreReason(desk, `Going to ${areaName(area)}`, action)
  play(desk, action)
  return mayFight(desk.d.s, desk.side, area) ? battleReason(desk, area) : `It joins the fight for ${areaName(area)}.`
}

/** Why that touch, in one sentence with numbers. */
export function kiev41Reason(game: Game<Kiev41State>, view: View<Kiev41State>, action: Action): string {
  const desk = deskOn(imagined(game, view, seedOf(game, view, 0)), view.eyes as Side, officerTemper, officerHabits)
  const { name } = game.verbs[action >>> 26]!
  if (name === 'declareBattle') return battleReason(desk, firstOf(action))
  if (name === 'aim' || name === 'sendBomber' || name === 'aimBlitz') return aimReason(desk, action)
  if (name === 'go' || name === 'blitzTo' || name === 'rail' || name === 'ship') return moveReason(desk, action)
  if (name === 'tactical' || name === 'passImpulse' || name === 'lift') return troopsOf(desk)
  return scoreReason(desk, 'This', action)
}
