import type { Verb } from '../../engine'
import type { State } from './state'
import { steps } from './steps'
import { anytime } from './steps/anytime'

/** Every verb once: an action carries its place in this list. */
export const verbs: readonly Verb<State>[] = [
  ...new Set([...Object.values(steps).flatMap(step => step.verbs ?? []), ...anytime]),
]
