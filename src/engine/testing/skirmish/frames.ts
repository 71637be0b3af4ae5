import type { Frame, Side } from '../../contract'

/** How many chits each side still has to choose. */
export interface PlansFrame extends Frame {
  readonly left: readonly [number, number]
}
/** The cup and the interrupt: the chit drawn, -1 before the draw. */
export interface CupFrame extends Frame {
  readonly drawn: number
}
export interface OrderFrame extends Frame {
  readonly side: Side
  readonly formation: number
  /** The block in hand, -1 for none. */
  readonly lifted: number
}
export interface AttackFrame extends Frame {
  readonly side: Side
  readonly formation: number
  readonly target: number
  readonly units: readonly number[]
}
export interface LossFrame extends Frame {
  readonly side: Side
  readonly target: number
}
