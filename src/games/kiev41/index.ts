import type { Game, OptionInfo, ScenarioInfo } from '../../engine'
import { pieces } from './blocks'
import { scenarioIds } from './data/types'
import { deriveGround } from './effects/ground'
import { imagine } from './imagine'
import { spaces } from './map'
import { scenarios } from './scenarios'
import { HISTORICAL, setup } from './setup'
import type { State } from './state'
import { tables } from './state'
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
  return { id, name, summary, length }
})
const option = (rule: string, name: string, summary: string): OptionInfo => ({ id: rule, rule, name, summary })
/** 14.0 Independent switches; the book advises to add them in this order. */
const options: readonly OptionInfo[] = [
  {
    id: HISTORICAL,
    rule: 'SET',
    name: 'Historical set-up',
    summary: 'Named corps instead of random draws in the Axis staging area.',
  },
  option('14.1', 'Railways', 'In a Pass or a strategic move, blocks go any distance through friendly areas.'),
  option('14.2', 'Special troops', 'Cavalry, mountain troops, Jäger and Luftlande move and fight in their own way.'),
  option('14.3', 'Heavy vehicles', 'Tanks and motorized infantry stay out of red areas and off the strait.'),
  option('14.4', 'Ports', 'Sea supply runs from port to port; besieged Sevastopol holds out by a die.'),
  option('14.5', 'Blizzard', 'From the first Axis impulse of December nothing flies or sails, and attacks falter.'),
  option('14.7', 'Sea transport', 'Soviet infantry goes by ship between ports.'),
  option('14.8', 'Seaborne assault', 'The Marines land on an enemy coast.'),
  option('14.9', 'Airborne assault', 'The Luftlande lands up to three areas away.'),
]

export const kiev41: Game<State> = {
  id: 'kiev41',
  name: 'Kiev ’41',
  version: 1,
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
