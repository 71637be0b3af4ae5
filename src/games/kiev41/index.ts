import type { Game, OptionInfo, ScenarioInfo } from '../../engine'
import { pieces } from './blocks'
import { optionalRules } from './data/options'
import { scenarioIds } from './data/types'
import { deriveGround } from './effects/ground'
import { imagine } from './imagine'
import { spaces } from './map'
import { scenarios } from './scenarios'
import { HISTORICAL, setup } from './setup'
import type { State } from './state'
import { shape, tables } from './state'
import { steps } from './steps'
import { anytime } from './steps/anytime'
import { confuse } from './testing/confuse'
import { verbs } from './verbs'
import { facts, knows, knowsPiece, tokenOf, tokens } from './view'
import { words } from './words'

export type { State as Kiev41State } from './state'
export * as insight from './insight'

const scenarioInfos: readonly ScenarioInfo[] = scenarioIds.map(id => {
  const { name, summary, length } = scenarios[id]
  return { id, name, summary, length, recommended: [], ...optionsOf(id) }
})
/** SC.b The short scenarios are played without options; the set-up of Les Preludes is the campaign's. */
function optionsOf(id: (typeof scenarioIds)[number]): Pick<ScenarioInfo, 'options'> {
  if (id === 'campaign') return {}
  return { options: id === 'preludes' ? [HISTORICAL] : [] }
}
/** 14.0 */
const options: readonly OptionInfo[] = [
  {
    id: HISTORICAL,
    rule: 'SET',
    name: 'Historical set-up',
    summary: 'Campaign and Les Preludes: every block has its own place instead of random draws.',
  },
  ...optionalRules.map((rule, i) => ({
    ...rule,
    rule: rule.id,
    ...(i > 0 ? { after: optionalRules[i - 1]!.id } : {}),
  })),
]

export const kiev41: Game<State> = {
  id: 'kiev41',
  name: 'Kiev ’41',
  version: 3,
  sides: ['Axis', 'Soviet'],
  scenarios: scenarioInfos,
  options,
  pieces,
  spaces,
  tables: tables as Game<State>['tables'],
  steps,
  verbs,
  anytime,
  words,
  shape,
  setup,
  derive: deriveGround,
  knows,
  knowsPiece,
  tokenOf,
  tokens,
  facts,
  imagine: (v, seed) => imagine(kiev41, v, seed),
  confuse: (s, side, chance) => confuse(kiev41, s, side, chance),
}
