import type { Action } from '../../engine'
import {
  emptyHand,
  liveHere,
  liveIn,
  takeUp,
  within,
  type Hand,
  type Handle,
  type Live,
  type Offer,
  type TouchContext,
} from './touch'

/** Why one of the group stays: what was touched, after what. */
export interface Left {
  readonly piece: number
  readonly chain: readonly Action[]
  readonly touch: readonly Handle[]
}
/** One gesture of several pieces: each its own order, one after the other. */
export interface GroupOrder {
  readonly actions: readonly Action[]
  /** The last of the actions closes undo and wants a press of its own. */
  readonly closes: boolean
  readonly moved: readonly number[]
  readonly left: readonly Left[]
}

const handle = (kind: 'piece' | 'space', id: number): Handle => ({ kind, id })

/** Pieces that can be taken up now, so that several of them may go together. */
export function readyIn(context: TouchContext): ReadonlySet<number> {
  return new Set(context.decision.midway ? [] : liveHere(context, emptyHand).pieces.keys())
}

/** The hand after taking up that piece first; null when it cannot be carried anywhere. */
export const handWith = (context: TouchContext, piece: number): Hand | null => takeUp(context, handle('piece', piece))

/** What the whole group could touch: one offer of each piece that can go there, so that their number says how many. */
export function liveForAll(context: TouchContext, pieces: readonly number[]): Live {
  const spaces = new Map<number, Offer[]>()
  for (const piece of pieces) {
    const hand = handWith(context, piece)
    if (!hand) continue
    for (const [space, [offer]] of liveIn(context, hand).spaces)
      if (offer) spaces.set(space, [...(spaces.get(space) ?? []), offer])
  }
  return { pieces: new Map(), spaces, numbers: [], buttons: [] }
}

/** The same decision as it stands after these touches. */
function after(context: TouchContext, chain: readonly Action[]): TouchContext | null {
  const decision = chain.length === 0 ? context.decision : context.preview(chain)
  return decision && { ...context, decision, preview: more => context.preview([...chain, ...more]) }
}

/** Every piece goes there that can when its turn comes; the others stay. The first that closes undo comes last. */
export function orderAll(context: TouchContext, pieces: readonly number[], space: number): GroupOrder {
  const target = handle('space', space)
  let actions: readonly Action[] = []
  const moved: number[] = []
  const left: Left[] = []
  for (const piece of pieces) {
    const now = after(context, actions)
    const hand = now && handWith(now, piece)
    const goes = hand && within(now, hand, target)
    if (goes?.kind === 'play' || goes?.kind === 'confirm') {
      actions = [...actions, ...goes.actions]
      moved.push(piece)
      if (goes.kind === 'confirm') return { actions, closes: true, moved, left }
    } else {
      const lifted = hand ? [...actions, ...hand.chain] : actions
      left.push({ piece, chain: lifted, touch: [hand ? target : handle('piece', piece)] })
    }
  }
  return { actions, closes: false, moved, left }
}
