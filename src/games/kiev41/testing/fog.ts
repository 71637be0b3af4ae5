import { verbOf } from '../../../engine'
import type { Property } from '../../../engine/testing/properties'
import { toldApart } from '../../../engine/testing/propertiesFog'

/** Orders that bring hidden blocks out of a pool: there chance itself makes the difference. */
const draws = ['draw', 'drawStrategic', 'drawLast', 'pick']
/** In a battle all is open, and a standing order is noticed by nobody being asked. */
const fights = ['fight', 'takeHit', 'engage', 'sendNoMore', 'turnBack', 'shootDown']
const left = new Set([...draws, ...fights])

/** What runs on by itself after an order, dice and mixing included, tells nobody which hidden block is which. */
export const runsOnTheSame: Property = {
  name: 'what follows an order by itself sounds and looks the same to a side that learnt nothing from it',
  every: 1,
  check: moment => (left.has(moment.game.verbs[verbOf(moment.action)]!.name) ? null : toldApart(moment)),
}
