import { spriteMargin } from '../sprites/spriteBook'
import type { Placed } from './layout'

export type CampBox = readonly [left: number, top: number, right: number, bottom: number]

/** Where pieces stand in a space, with the badges around them: names and chips keep clear of it. */
export interface CampArea {
  readonly space: number
  readonly box: CampBox
}

const reach = 0.5 + spriteMargin * 0.16
/** A pennant flies higher. */
const pennant = 0.3

export function campsOf(placed: readonly Placed[]): readonly CampArea[] {
  const boxes = new Map<number, CampBox>()
  for (const { thing, x, y, side } of placed) {
    const [left, top, right, bottom] = boxes.get(thing.space) ?? [Infinity, Infinity, -Infinity, -Infinity]
    const half = side * reach
    boxes.set(thing.space, [
      Math.min(left, x - half),
      Math.min(top, y - half - (thing.flags?.isActive ? side * pennant : 0)),
      Math.max(right, x + half),
      Math.max(bottom, y + half),
    ])
  }
  return [...boxes].map(([space, box]) => ({ space, box }))
}
