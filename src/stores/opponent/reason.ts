import type { Action, Decision, Forecast } from '../../engine'

const percent = (chance: number): string => `${Math.round(chance * 100)} %`
const expected = (chances: readonly number[]): number => chances.reduce((sum, chance, steps) => sum + chance * steps, 0)
const inSteps = (steps: number): string => `${steps.toFixed(1)} ${steps.toFixed(1) === '1.0' ? 'step' : 'steps'}`

/** Why a hint says what it says, with the numbers behind it. */
export function reasonFor(now: Decision, action: Action, odds: Forecast | null, touches: number): string {
  if (odds) return oddsIn(odds)
  const count = now.actions.length
  if (count === 1) return 'It is the only thing you can do.'
  const place = now.costs[now.actions.indexOf(action)] ?? 0
  const cost = place > 0 ? `, at a cost of ${place}` : ''
  const tried = touches > 0 ? ` after ${touches.toLocaleString('en')} tries` : ''
  return `The best of ${count} answers${tried}${cost}.`
}

function oddsIn({ outcomes, losses }: Forecast): string {
  const wanted = outcomes.find(outcome => outcome.wanted) ?? outcomes[0]
  const chance = wanted ? `${wanted.label}: ${percent(wanted.chance)}` : ''
  if (!losses) return `${chance}.`
  return `${chance}; you lose about ${inSteps(expected(losses.own))}, they lose ${expected(losses.enemy).toFixed(1)}.`
}
