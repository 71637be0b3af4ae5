import type { Rulebook } from '../../types'
import { definitions, units } from './basics'
import { afterCombat, combat, otherImpulses } from './combat'
import { headquarters } from './headquarters'
import { introduction } from './introduction'
import { logistics, reinforcements, sequence } from './logistics'
import { map } from './map'
import { options } from './options'
import { scenarioRules } from './scenarios'
import { supply, weather } from './weatherAndSupply'

/** Every numbered rule of Kiev '41, in the book's order and in our words. */
export const kiev41: Rulebook = {
  game: 'kiev41',
  title: "Kiev '41",
  sections: [
    introduction,
    map,
    definitions,
    units,
    reinforcements,
    sequence,
    logistics,
    weather,
    supply,
    headquarters,
    combat,
    afterCombat,
    otherImpulses,
    options,
    scenarioRules,
  ],
}
