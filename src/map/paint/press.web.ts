import { makePaintSurface, type PixelSurface } from '../../theme/paintSurface.web'
import type { Painting, Rows } from './easel'
import { groundRows } from './painting.web'
import type { Frame } from './useFrame'

export type Side = 0 | 1

/** One surface to paint on, the ground it begins with, and the two canvases it is put on in turn. */
export interface Press<Leaf> {
  readonly surface: (width: number, height: number) => PixelSurface | null
  /** Rows of the ground as bytes: stretched once, then kept as long as it is the same ground. */
  readonly ground: (frame: Frame, grounds: readonly Painting[]) => (rows: Rows) => Uint8ClampedArray
  /** The canvas that is not seen; what was on it is gone. */
  readonly back: (width: number, height: number) => { readonly canvas: HTMLCanvasElement; readonly side: Side }
  /** What is on the canvases, the one that is seen first. */
  readonly leaves: () => readonly Leaf[]
  readonly turnOver: (leaf: Leaf) => void
  readonly discard: () => void
}

interface Sheet {
  readonly surface: PixelSurface
  readonly width: number
  readonly height: number
}

export function makePress<Leaf extends { readonly side: Side }>(): Press<Leaf> {
  let sheet: Sheet | null = null
  let ground: { readonly of: readonly unknown[]; readonly rows: Map<number, Uint8ClampedArray> } | null = null
  const canvases = [document.createElement('canvas'), document.createElement('canvas')] as const
  let leaves: readonly Leaf[] = []
  return {
    surface: (width, height) => {
      if (sheet?.width === width && sheet.height === height) return sheet.surface
      sheet?.surface.discard()
      const surface = makePaintSurface(width, height)
      sheet = surface && { surface, width, height }
      return surface
    },
    ground: (frame, grounds) => {
      if (ground?.of[0] !== frame || ground.of[1] !== grounds) ground = { of: [frame, grounds], rows: new Map() }
      const { rows: kept } = ground
      return rows => {
        const known = kept.get(rows.from) ?? groundRows(grounds, frame.box, frame.density, rows)
        kept.set(rows.from, known)
        return known
      }
    },
    back: (width, height) => {
      leaves = leaves.slice(0, 1)
      const side = leaves[0]?.side === 0 ? 1 : 0
      const canvas = canvases[side]
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
      return { canvas, side }
    },
    leaves: () => leaves,
    turnOver: leaf => {
      leaves = [leaf, ...leaves.filter(({ side }) => side !== leaf.side)]
    },
    discard: () => {
      sheet?.surface.discard()
      sheet = null
      ground = null
    },
  }
}
