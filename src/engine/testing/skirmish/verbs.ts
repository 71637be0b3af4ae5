import type { Verb } from '../../contract'
import type { SkirmishState } from './state'
import { attack } from './steps/attack'
import { interrupt, neverAsk } from './steps/cup'
import { loss, resign } from './steps/loss'
import { order } from './steps/order'
import { plans } from './steps/plans'

/** Every verb by its number: new ones go to the end. */
export const verbs: readonly Verb<SkirmishState>[] = [plans, interrupt, order, attack, loss]
  .flatMap(step => (step.verbs ?? []) as readonly Verb<SkirmishState>[])
  .concat([neverAsk, resign])
