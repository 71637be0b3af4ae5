/** A compiled board: everything the table draws and everything play needs to know of a map. One JSON file a map. */
export const BOARD_FORMAT = 1

/** Map units: x to the right, y down, origin at the upper left corner of the sheet. */
export type Point = readonly [x: number, y: number]
/** A flat run of coordinates, x0 y0 x1 y1 ...: small in JSON and ready for a path builder. */
export type Line = readonly number[]
/** Rings of a shape, outer ring first, holes after it. Not closed: the last point does not repeat the first. */
export type Shape = readonly Line[]

export const borderKinds = ['land', 'river', 'strait', 'impassable'] as const
export type BorderKind = (typeof borderKinds)[number]

export interface BoardSpace {
  /** As printed: '52', 'S1', 'tula3', '0714'. */
  readonly id: string
  readonly name: string
  /** The name on a modern map, where it differs. */
  readonly modern?: string
  /** area: part of the land; box: drawn in the margin (staging, leader, fleet, track). */
  readonly kind: 'area' | 'hex' | 'box'
  readonly terrain: string
  /** What the map sheet prints in it: 'city:Kiev', 'victory', 'supply:yellow', 'port', 'coast:black', 'country:ussr' ... */
  readonly features: readonly string[]
  /** One shape for each separate piece of land. */
  readonly outline: readonly Shape[]
  /** The point it grew from, on maps of areas. */
  readonly site?: Point
  /** Where its town lies, when there is one. */
  readonly town?: Point
  /** Where its label goes when nothing is in the way. */
  readonly label: Point
  /** Room for pieces: centres, own camp first, then the other; at least four each. */
  readonly slots: { readonly first: readonly Point[]; readonly second: readonly Point[] }
  /** The largest piece, in map units, that fits every slot. */
  readonly slotSize: number
}

export interface BoardBorder {
  /** Places in `spaces`. */
  readonly a: number
  readonly b: number
  readonly kind: BorderKind
  /** The lines both shapes share; empty where spaces join without touching (boxes, straits). */
  readonly lines: readonly Line[]
}

export interface BoardRiver {
  readonly name: string
  /** 1 great, 2 middle, 3 small: decides width and when it is drawn. */
  readonly rank: 1 | 2 | 3
  /** In the direction of the stream, with the width at both ends in map units. */
  readonly line: Line
  readonly from: number
  readonly to: number
}

export interface BoardText {
  readonly text: string
  readonly kind: 'sea' | 'region' | 'river'
  readonly at: Point
  /** Turned by this many degrees clockwise. */
  readonly turn: number
}

export interface BoardTown {
  readonly name: string
  readonly at: Point
  /** 1 large, 2 middle, 3 small. */
  readonly rank: 1 | 2 | 3
}

export interface BoardDecoration {
  readonly land: readonly Shape[]
  readonly lakes: readonly Shape[]
  readonly rivers: readonly BoardRiver[]
  readonly rails: readonly Line[]
  readonly roads: readonly Line[]
  readonly towns: readonly BoardTown[]
  readonly texts: readonly BoardText[]
  /** Lines of the graticule with their label ('46°'). */
  readonly graticule: readonly { readonly label: string; readonly line: Line }[]
  /** Stamps for texture: kind and a flat run of x, y, size. Places are chosen by the compiler, so drawing is the same everywhere. */
  readonly stamps: readonly {
    readonly kind: 'tree' | 'marsh' | 'rough' | 'mountain' | 'field'
    readonly places: Line
  }[]
  /** Soft relief: lines along ridges with a height from 0 to 1. */
  readonly relief: readonly { readonly height: number; readonly line: Line }[]
}

export interface Board {
  readonly format: typeof BOARD_FORMAT
  readonly id: string
  readonly title: string
  readonly subtitle: string
  readonly width: number
  readonly height: number
  /** The map proper inside the sheet: left, top, right, bottom. Boxes and tracks lie in the margin. */
  readonly frame: readonly [number, number, number, number]
  readonly unitsPerKilometre: number
  /** Lambert conic: standard parallels, central meridian, then x = scale * X + dx, y = scale * Y + dy. */
  readonly projection: {
    readonly parallels: readonly [number, number]
    readonly meridian: number
    readonly scale: number
    readonly dx: number
    readonly dy: number
  }
  readonly spaces: readonly BoardSpace[]
  readonly borders: readonly BoardBorder[]
  readonly decoration: BoardDecoration
}
