import type { SkRect } from '@shopify/react-native-skia'
import type { Box } from './boxes'
import type { Scene } from './scene'

export const sheetRect = ({ brush, board }: Scene): SkRect => brush.Skia.XYWHRect(0, 0, board.width, board.height)

/** The map proper, inside the margin. */
export function frameRect({ brush, board }: Scene, outset = 0): SkRect {
  const [left, top, right, bottom] = board.frame
  return brush.Skia.XYWHRect(left - outset, top - outset, right - left + 2 * outset, bottom - top + 2 * outset)
}

/** Names stay inside the neatline. */
export function isOnSheet({ board }: Scene, [left, top, right, bottom]: Box): boolean {
  return left >= board.frame[0] && top >= board.frame[1] && right <= board.frame[2] && bottom <= board.frame[3]
}
