import { insight } from '../../../../games/kiev41'
import { HIDDEN, type AnyView, type Side } from '../../../../stores'

/** What the table reads of the game's view: the tables of the rules, with HIDDEN where these eyes may not look. */
export type Look = insight.Look & Pick<AnyView, 'tokens' | 'facts' | 'frames' | 'eyes'>
export const lookOf = (view: AnyView): Look => view as unknown as Look

export const isOnBoard = (space: number | undefined): space is number =>
  space !== undefined && space >= 0 && space !== HIDDEN
export const shortOf = (block: number): string => insight.blockData(block).short.replace(/ Pz$/, '')
export const sideNames = ['Axis', 'Soviet'] as const
export const nationSide = (nation: number): Side => (nation === 5 ? 1 : 0)

/** The frame on top and the one of a battle, as far as it is shown. */
export interface AnyFrame {
  readonly step: string
  readonly side?: Side
  readonly lifted?: number
  readonly points?: number
  readonly mode?: string
  readonly declared?: number
  readonly area?: number
  readonly row?: number
}
export const topFrame = (view: AnyView): AnyFrame => view.frames[view.frames.length - 1] as AnyFrame
export const battleFrame = (view: AnyView): AnyFrame | undefined =>
  (view.frames as readonly AnyFrame[]).find(({ step }) => step === 'battle')
