import type { ScenarioData } from '../data/types'
import { campaign } from './campaign'

export const preludes: ScenarioData = {
  ...campaign,
  id: 'preludes',
  name: 'Les Preludes',
  summary:
    'July alone, from the frontier. The Axis must reach Kiev, Odessa or Dnepropetrovsk before the month is out; the Soviets only have to be in the way.',
  length: 'One turn, July',
  lastTurn: 1,
  discOnce: true,
  optionsAllowed: false,
  septemberJoins: false,
  novemberJoins: false,
  victory: { kind: 'anyOf', areas: ['4', '108', '55'] },
}
