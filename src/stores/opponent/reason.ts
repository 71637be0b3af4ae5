import type { Decision, Forecast } from '../../engine'

const percent = (chance: number): string => `${Math.round(chance * 100)} %`
const expected = (chances: readonly number[]): number => chances.reduce((sum, chance, steps) => sum + chance * steps, 0)
const inSteps = (steps: number): string => `${steps.toFixed(1)} ${steps.toFixed(1) === '1.0' ? 'step' : 'steps'}`

/** Why a hint says what it says, with the numbers behind it: the odds where there is a battle, else the search's own word. */
export function reasonFor(now: Decision, odds: Forecast | null, ask: () => string): string {
  const count = now.actions.length
  if (count === 1) return 'It is the only thing you can do.'
  return `${odds ? oddsIn(odds) : ask()} The best of ${count} answers.`
}

function oddsIn({ outcomes, losses }: Forecast): string {
  const wanted = outcomes.find(outcome => outcome.wanted) ?? outcomes[0]
  const chance = wanted ? `${wanted.label}: ${percent(wanted.chance)}` : ''
  if (!losses) return `${chance}.`
  return `${chance}; you lose about ${inSteps(expected(losses.own))}, they lose ${expected(losses.enemy).toFixed(1)}.`
}
