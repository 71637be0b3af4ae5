import { confirm, press, putDown, verbOf, type Action, type Playing } from '../../stores'
import { gameOf } from '../../games'
import type { TableBoard } from './boards'
import type { PromptChoice } from './PromptBar'
import { sayAction, sayBriefly } from './speech'

/** The buttons under the sentence: what needs no place on the map. At most one of them is wheat. */
export function choicesOf(board: TableBoard, playing: Playing): readonly PromptChoice[] {
  if (playing.pending) {
    const deed = playing.pending.actions[playing.pending.actions.length - 1]!
    return [
      { key: 'back', label: 'Back', onPress: putDown, isPrimary: false },
      { key: 'confirm', label: sayAction(playing, deed), onPress: () => void confirm(), isPrimary: true },
    ]
  }
  const offers = [...playing.choices, ...playing.live.numbers, ...playing.live.buttons].map(({ action }) => action)
  const wheat = primaryOf(board, playing)
  const ordered = wheat === null ? offers : [...offers.filter(action => action !== wheat), wheat]
  return ordered.map(action => ({
    key: keyOf(playing, action),
    label: sayBriefly(playing, action),
    spoken: sayAction(playing, action),
    onPress: () => void press(action),
    isPrimary: action === wheat,
  }))
}
const verbNameOf = (playing: Playing, action: Action): string =>
  gameOf(playing.save.game)?.verbs[verbOf(action)]?.name ?? 'act'
export const keyOf = (playing: Playing, action: Action): string =>
  `${verbNameOf(playing, action)}-${action & 0x3ffffff}`

/** The game may say which button goes on; otherwise a lone button does, or the last of several. */
function primaryOf(board: TableBoard, playing: Playing): Action | null {
  const chosen = board.primary?.(playing)
  if (chosen !== undefined && chosen !== null) return chosen
  const { buttons, numbers } = playing.live
  const going = buttons.filter(({ action }) => !board.lesser?.has(verbNameOf(playing, action)))
  return numbers.length > 0 ? null : (going.at(-1)?.action ?? null)
}
