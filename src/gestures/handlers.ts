/** What a finger, a key or a screen reader pointed at. */
export interface Touched {
  /** Place in `board.spaces`, or -1 beside the map. */
  readonly space: number
  readonly piece: string | null
  /** Keys of all pieces under the finger: more than one where a stack is seen from far. */
  readonly stack: readonly string[]
}

export interface MapHandlers {
  readonly onTap: (touched: Touched) => void
  readonly onHold?: (touched: Touched) => void
  readonly onLift?: (piece: string) => void
  /** Told when the space under the carried piece changes; -1 beside the map. */
  readonly onDragOver?: (piece: string, space: number) => void
  readonly onDrop: (piece: string, space: number) => void
  /** Put back: let go outside, a second finger, or the system took the touch. */
  readonly onDragCancel?: (piece: string) => void
}
