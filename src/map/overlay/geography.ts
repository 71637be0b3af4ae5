import type { OverlayItem } from './items'

export const directions = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const
export type DirectionKey = keyof typeof directions

export const isDirection = (key: string): key is DirectionKey => key in directions

/** The next item that way: near ones first, and rather straight ahead than aside. */
export function nextThatWay(items: readonly OverlayItem[], from: OverlayItem, key: DirectionKey): OverlayItem | null {
  const [dx, dy] = directions[key]
  let best: OverlayItem | null = null
  let least = Infinity
  for (const item of items) {
    const along = (item.x - from.x) * dx + (item.y - from.y) * dy
    const aside = Math.abs((item.x - from.x) * dy) + Math.abs((item.y - from.y) * dx)
    if (along <= 0.5 || aside > along * 2) continue
    const way = along + aside * 1.6
    if (way < least) {
      best = item
      least = way
    }
  }
  return best
}
