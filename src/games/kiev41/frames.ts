import type { Frame, RowFrame, Side } from '../../engine'

/** Frames of the procedures under way. A frame's own side sees all of it, others the fields its step shows. */
export interface Owned extends Frame {
  readonly side: Side
}
/** 7.2 Logistics Points left to a side that has activated its leader. */
export interface PointsFrame extends Owned {
  readonly step: 'logisticsPoints'
  readonly value: number
  readonly regeneration: number
  readonly replacement: number
}
/** 5.0 Reinforcements: which block waits in the hand, lifted. */
export interface DeployFrame extends Owned {
  readonly step: 'kievChoice' | 'deployment'
  readonly lifted: number
}

export type MoveMode = 'activation' | 'tactical' | 'strategic' | 'pass' | 'exploitation'
/** Any step in which blocks are lifted and moved, one after the other. */
export interface MoveFrame extends Owned {
  readonly step: 'activation' | 'command' | 'exploitation'
  readonly mode: MoveMode
  /** The block in hand, -1 none. */
  readonly lifted: number
  /** Movement points it has left. */
  readonly points: number
  /** It has gone part of its way. */
  readonly isUnderWay: boolean
  /** Blocks that may still be commanded (SI-A, Pass, Exploitation). */
  readonly budget: number
}

/** 10.12 The active side chooses the next battle; `isBlitz` in the Blitz Segment. */
export interface BattlesFrame extends Owned {
  readonly step: 'battles'
  readonly isBlitz: boolean
}
/** 10.13 One battle: `side` attacks. It begins at row 0 and pops when the battle is over. */
export interface BattleFrame extends RowFrame {
  readonly step: 'battle'
  readonly side: Side
  readonly area: number
  readonly isBlitz: boolean
  /** Defensive Absorb Bonus not yet spent (10.14e). */
  readonly absorb: number
}
