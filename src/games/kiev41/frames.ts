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
  /** The battle named but not yet begun, -1 none. */
  readonly declared: number
}
/** 10.13 One battle: `side` attacks. It begins at row 0 and pops when the battle is over. All of it is open. */
export interface BattleFrame extends RowFrame {
  readonly step: 'battle' | 'battleEnd'
  readonly side: Side
  readonly area: number
  readonly isBlitz: boolean
}
/** A step inside a battle: `side` attacks. */
export interface InBattleFrame extends Owned {
  readonly area: number
}
/** 10.13.6 Who rolls first, and how many sides have rolled. */
export interface GroundFrame extends InBattleFrame {
  readonly first: Side
  readonly fired: number
}
/** 10.15 Hits being taken by one side. */
export interface HitsFrame extends Frame {
  readonly victim: Side
  readonly area: number
  readonly left: number
}
/** 10.13.4d Hits on bombers being split by the Axis. */
export interface FlakFrame extends Frame {
  readonly area: number
  readonly bombers: readonly number[]
  readonly left: number
}
/** 10.13.2 Bombers against the first and the second fleet; the fleet that fights now, -1 while bombers are being sent. */
export interface NavalFrame extends InBattleFrame {
  readonly engaged: readonly [readonly number[], readonly number[]]
  readonly fleet: number
}
/** 10.2.1, 10.4, 10.11 Artillery, bombers and fleets before the first battle: fleets that have sailed in this segment. */
export interface SupportFrame extends Owned {
  readonly sailed: readonly number[]
}
/** 10.17 The block in hand, -1 none; and the areas contested when the segment began. */
export interface BlitzFrame extends Owned {
  readonly lifted: number
  readonly barred: readonly number[]
}
