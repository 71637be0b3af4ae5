import type { Words } from '../../../engine'
import type { State } from '../state'
import { actionText, briefText } from './actions'
import { eventLine } from './events'
import { pieceLabel, spaceName } from './names'
import { promptOf } from './prompts'

export const words: Words<State> = {
  prompt: promptOf,
  action: actionText,
  brief: briefText,
  event: eventLine,
  piece: pieceLabel,
  space: spaceName,
}
