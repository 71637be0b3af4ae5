import type { Thing } from '../pieces/thing'
import { drawBlock } from './block'
import { drawChip } from './chip'
import { drawCounter } from './counter'
import { drawCubeThing, drawDisc, drawLine } from './markers'
import type { Pen } from './pen'
import { drawPlate } from './plates'

/** Any piece around x, y: `side` is its width, or of a chip its nominal size. */
export function drawThing(pen: Pen, x: number, y: number, side: number, thing: Thing): void {
  switch (thing.kind) {
    case 'block':
      return drawBlock(pen, x, y, side, thing)
    case 'counter':
      return drawCounter(pen, x, y, side, thing)
    case 'chip':
      return drawChip(pen, x, y, side, thing)
    case 'line':
      return drawLine(pen, x, y, side, thing)
    case 'plate':
      return drawPlate(pen, x, y, side, thing)
    case 'disc':
      return drawDisc(pen, x, y, side, thing)
    case 'cube':
      return drawCubeThing(pen, x, y, side, thing)
  }
}

/** Two pieces with the same sprite look the same: everything that drawing reads, and nothing else. */
export function looksOf(thing: Thing): string {
  const { key: _key, space: _space, order: _order, label: _label, camp: _camp, ...looks } = thing
  return JSON.stringify(looks)
}
