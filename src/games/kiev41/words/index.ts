import type { Words } from '../../../engine'
import type { State } from '../state'
import { actionText } from './actions'
import { eventLine } from './events'
import { pieceLabel, spaceName } from './names'
import { promptOf } from './prompts'

export const words: Words<State> = {
  prompt: promptOf,
  action: actionText,
  event: eventLine,
  piece: pieceLabel,
  space: spaceName,
}
