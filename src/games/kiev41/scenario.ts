import type { ScenarioData } from './data/types'
import { scenarioIds } from './data/types'
import { scenarios } from './scenarios'
import type { Look } from './state'
import { markers } from './state'

/** The scenario being played. */
export const scenarioOf = (s: Look): ScenarioData => scenarios[scenarioIds[s.marker[markers.scenario]!]!]
export const isFirstTurn = (s: Look): boolean => s.marker[markers.turn] === scenarioOf(s).firstTurn
