import type { Property } from '../../../engine/testing/properties'
import { toldApart } from '../../../engine/testing/propertiesFog'

/** Orders that bring hidden blocks out of a pool: there chance itself makes the difference. */
const drawing = new Set(['draw', 'drawStrategic', 'drawLast', 'pick'])

/** What runs on by itself after an order, dice and mixing included, tells nobody which hidden block is which. */
export const runsOnTheSame: Property = {
  name: 'what follows an order by itself sounds and looks the same to a side that learnt nothing from it',
  every: 1,
  check: moment => (drawing.has(moment.game.verbs[moment.action >>> 26]!.name) ? null : toldApart(moment)),
}
