export interface Pointer {
  readonly id: number
  readonly x: number
  readonly y: number
}

/** What hands do. `pointers` are those that touch the table after the event; `tick` is time passing. */
export interface Input {
  readonly kind: 'press' | 'move' | 'release' | 'cancel' | 'tick'
  readonly pointers: readonly Pointer[]
  readonly time: number
}

/** What the table should do about it, in screen points. */
export type Effect =
  | { readonly kind: 'stop' }
  | { readonly kind: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'pinch'; readonly x: number; readonly y: number; readonly factor: number }
  | { readonly kind: 'fling'; readonly vx: number; readonly vy: number }
  | { readonly kind: 'settle' }
  | { readonly kind: 'tap' | 'doubleTap' | 'hold'; readonly x: number; readonly y: number }
  | { readonly kind: 'lift'; readonly piece: string; readonly x: number; readonly y: number }
  | { readonly kind: 'drag' | 'drop'; readonly piece: string; readonly x: number; readonly y: number }
  | { readonly kind: 'dropCancelled'; readonly piece: string }

export interface Sample {
  readonly x: number
  readonly y: number
  readonly time: number
}

export interface Idle {
  readonly name: 'idle'
  /** The last tap, while a second one would still make it a double tap. */
  readonly tapped: Sample | null
}
export interface Pressing {
  readonly name: 'pressing'
  readonly at: Sample
  readonly piece: string | null
  readonly tapped: Sample | null
}
export interface Held {
  readonly name: 'held'
  readonly at: Sample
  readonly piece: string | null
}
export interface Panning {
  readonly name: 'panning'
  readonly trail: readonly Sample[]
}
export interface Pinching {
  readonly name: 'pinching'
  readonly a: Pointer
  readonly b: Pointer
}
export interface Dragging {
  readonly name: 'dragging'
  readonly piece: string
  readonly at: Sample
}
export type State = Idle | Pressing | Held | Panning | Pinching | Dragging

/** What the machine asks the table: which piece under this point may be picked up. */
export interface Table {
  readonly movableAt: (x: number, y: number) => string | null
}

export interface Turn {
  readonly state: State
  readonly effects: readonly Effect[]
}

export const idle: Idle = { name: 'idle', tapped: null }
