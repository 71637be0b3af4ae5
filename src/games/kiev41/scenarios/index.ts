import type { ScenarioData, ScenarioId } from '../data/types'
import { campaign } from './campaign'
import { pocket } from './pocket'
import { preludes } from './preludes'
import { river } from './river'
import { snow } from './snow'

export { historicalDraws } from './campaign'

export const scenarios: { readonly [id in ScenarioId]: ScenarioData } = { campaign, preludes, river, pocket, snow }
