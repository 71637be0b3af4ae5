import { firstOf, secondOf, verbOf, type Action, type Decision, type Touch } from '../../engine'

/** Something a finger can point at. */
export interface Handle {
  readonly kind: Touch
  readonly id: number
}
/** What the player holds without a trace in the game: touches looked ahead, and the first half of a two-part touch. */
export interface Hand {
  readonly chain: readonly Action[]
  readonly half: Handle | null
  /** What was tapped to take it up: tapping it again puts it down. */
  readonly from: Handle | null
}
export const emptyHand: Hand = { chain: [], half: null, from: null }
export const isEmpty = (hand: Hand): boolean => hand.chain.length === 0 && hand.half === null

export interface VerbShape {
  readonly touch: readonly Touch[]
  readonly gathers?: true
  readonly leadsOn?: true
}
/** All the table knows of a game while fingers move: the shape of its verbs and what is offered, now and ahead. */
export interface TouchContext {
  readonly verbs: readonly VerbShape[]
  readonly decision: Decision
  /** What would be offered after these touches; null when one of them closes undo. */
  readonly preview: (chain: readonly Action[]) => Decision | null
}

export interface Offer {
  readonly action: Action
  readonly cost: number
  readonly closes: boolean
}
/** What can be touched now. */
export interface Live {
  readonly pieces: ReadonlyMap<number, readonly Offer[]>
  readonly spaces: ReadonlyMap<number, readonly Offer[]>
  readonly numbers: readonly Offer[]
  readonly buttons: readonly Offer[]
}

/** What a tap or a drop comes to. */
export type Meaning =
  | { readonly kind: 'play'; readonly actions: readonly Action[] }
  | { readonly kind: 'confirm'; readonly actions: readonly Action[] }
  | { readonly kind: 'hold'; readonly hand: Hand }
  | { readonly kind: 'choose'; readonly hand: Hand; readonly offers: readonly Offer[] }
  | { readonly kind: 'putDown' }
  | { readonly kind: 'refuse'; readonly chain: readonly Action[]; readonly touch: readonly Handle[] }

const touchOf = (context: TouchContext, action: Action): readonly Touch[] => context.verbs[verbOf(action)]!.touch
const offersOf = (decision: Decision): readonly Offer[] =>
  decision.actions.map((action, i) => ({ action, cost: decision.costs[i] ?? 0, closes: decision.closes[i] ?? false }))

/** What is offered after the touches already in the hand. */
export const offeredTo = (context: TouchContext, hand: Hand): Decision | null =>
  hand.chain.length === 0 ? context.decision : context.preview(hand.chain)

function startingWith(context: TouchContext, offers: readonly Offer[], handle: Handle): readonly Offer[] {
  return offers.filter(({ action }) => touchOf(context, action)[0] === handle.kind && firstOf(action) === handle.id)
}
function completing(context: TouchContext, offers: readonly Offer[], half: Handle): readonly Offer[] {
  return startingWith(context, offers, half).filter(({ action }) => touchOf(context, action).length === 2)
}

/** What is behind the button that is pressed by touching a piece it leads to; null without such a button. */
function behindDoor(context: TouchContext): { readonly chain: readonly Action[]; readonly decision: Decision } | null {
  const door = offersOf(context.decision).find(
    ({ action, closes }) => !closes && context.verbs[verbOf(action)]!.leadsOn === true,
  )
  const chain = door ? [door.action] : []
  const decision = door ? context.preview(chain) : null
  return decision && { chain, decision }
}

/** Everything live under the fingers, by what it is; with nothing in the hand also the pieces behind a door. */
export function liveIn(context: TouchContext, hand: Hand): Live {
  const here = liveHere(context, hand)
  const behind = isEmpty(hand) ? behindDoor(context) : null
  if (!behind) return here
  const there = liveHere({ ...context, decision: behind.decision }, emptyHand)
  return { ...here, pieces: new Map([...there.pieces, ...here.pieces]) }
}

export function liveHere(context: TouchContext, hand: Hand): Live {
  const now = offeredTo(context, hand)
  const offers = now ? offersOf(now) : []
  const pieces = new Map<number, Offer[]>()
  const spaces = new Map<number, Offer[]>()
  const numbers: Offer[] = []
  const add = (kind: Touch, id: number, offer: Offer) => {
    if (kind === 'number') return void numbers.push(offer)
    const table = kind === 'piece' ? pieces : spaces
    table.set(id, [...(table.get(id) ?? []), offer])
  }
  if (hand.half) {
    for (const offer of completing(context, offers, hand.half))
      add(touchOf(context, offer.action)[1]!, secondOf(offer.action), offer)
  } else {
    for (const offer of offers) {
      const [first] = touchOf(context, offer.action)
      if (first) add(first, firstOf(offer.action), offer)
    }
  }
  const buttons = offers.filter(({ action }) => touchOf(context, action).length === 0)
  return { pieces, spaces, numbers, buttons }
}

/** What one tap means, given what is in the hand. */
export function tap(context: TouchContext, hand: Hand, handle: Handle): Meaning {
  if (!isEmpty(hand) && hand.from && isSame(hand.from, handle)) return { kind: 'putDown' }
  const here = inHand(context, hand, handle)
  if (here) return here
  const afresh = isEmpty(hand) ? null : inHand(context, emptyHand, handle)
  if (afresh) return afresh
  return throughExit(context, handle) ?? throughDoor(context, handle) ?? refused(hand, handle)
}

/** Every way to answer by touching this, where there are at least so many. */
export function waysTo(context: TouchContext, hand: Hand, handle: Handle, least = 2): readonly Offer[] {
  const live = liveIn(context, hand)
  const ways = (handle.kind === 'piece' ? live.pieces : live.spaces).get(handle.id) ?? []
  return ways.length >= least ? ways : []
}

/** What letting go of a piece over a space means: the same as tapping one after the other. */
export function drop(context: TouchContext, piece: number, space: number): Meaning {
  const from: Handle = { kind: 'piece', id: piece }
  const target: Handle = { kind: 'space', id: space }
  const lifted = inHand(context, emptyHand, from) ?? throughExit(context, from) ?? throughDoor(context, from)
  if (!lifted) return inHand(context, emptyHand, target) ?? refused(emptyHand, from)
  const hand = handOf(lifted)
  if (!hand) return lifted.kind === 'play' ? onward(context, lifted.actions, target) : lifted
  return inHand(context, hand, target) ?? refused(hand, target)
}

/** A drop in the middle of an order: the piece is in the hand already, only the space counts. */
function onward(context: TouchContext, played: readonly Action[], target: Handle): Meaning {
  const hand: Hand = { chain: played, half: null, from: null }
  return inHand(context, hand, target) ?? { kind: 'play', actions: played }
}
const handOf = (meaning: Meaning): Hand | null =>
  meaning.kind === 'hold' || meaning.kind === 'choose' ? meaning.hand : null

/** The hand after taking something up from an empty hand; null when it cannot be carried. */
export function takeUp(context: TouchContext, from: Handle): Hand | null {
  const lifted = inHand(context, emptyHand, from)
  return lifted && handOf(lifted)
}
/** What a touch means to that very hand; null when nothing. */
export const within = (context: TouchContext, hand: Hand, handle: Handle): Meaning | null =>
  inHand(context, hand, handle)
const isSame = (a: Handle, b: Handle): boolean => a.kind === b.kind && a.id === b.id

function inHand(context: TouchContext, hand: Hand, handle: Handle): Meaning | null {
  const now = offeredTo(context, hand)
  if (!now) return null
  const offers = offersOf(now)
  if (hand.half) return secondHalf(context, hand, offers, handle)
  const found = startingWith(context, offers, handle)
  const whole = found.filter(({ action }) => touchOf(context, action).length === 1)
  const halves = found.length - whole.length
  if (found.length === 0) return null
  if (whole.length === 0) return { kind: 'hold', hand: { ...hand, half: handle, from: hand.from ?? handle } }
  if (whole.length === 1 && halves === 0) return single(context, hand, now, whole[0]!, handle)
  return choice(context, hand, now, whole, handle)
}

function secondHalf(context: TouchContext, hand: Hand, offers: readonly Offer[], handle: Handle): Meaning | null {
  const found = completing(context, offers, hand.half!).filter(
    ({ action }) => touchOf(context, action)[1] === handle.kind && secondOf(action) === handle.id,
  )
  if (found.length === 0) return null
  return found.length === 1 ? played(hand, found[0]!) : { kind: 'choose', hand, offers: found }
}

function played(hand: Hand, offer: Offer): Meaning {
  return { kind: offer.closes ? 'confirm' : 'play', actions: [...hand.chain, offer.action] }
}

/** One thing it can do: begin an order (held, so that it leaves no trace) or be done with it. */
function single(context: TouchContext, hand: Hand, now: Decision, offer: Offer, handle: Handle): Meaning {
  const lifted = lift(context, hand, now, offer, handle)
  return lifted ? { kind: 'hold', hand: lifted } : played(hand, offer)
}

/** The hand after a touch that only begins an order; null when the touch does something by itself. */
function lift(context: TouchContext, hand: Hand, now: Decision, offer: Offer, handle: Handle): Hand | null {
  if (offer.closes || now.midway || context.verbs[verbOf(offer.action)]!.gathers) return null
  const chain = [...hand.chain, offer.action]
  const ahead = context.preview(chain)
  return ahead?.midway ? { chain, half: null, from: hand.from ?? handle } : null
}

/**
 * Several things it can do: the one that lights the map is taken up, the others become buttons. In the middle of an
 * order the first way listed is the plain one; the others are asked for (see `waysTo`).
 */
function choice(context: TouchContext, hand: Hand, now: Decision, whole: readonly Offer[], handle: Handle): Meaning {
  if (now.midway) return played(hand, whole[0]!)
  for (const offer of whole) {
    const lifted = lift(context, hand, now, offer, handle)
    if (lifted) return { kind: 'choose', hand: lifted, offers: whole.filter(other => other !== offer) }
  }
  return { kind: 'choose', hand: { ...hand, half: handle, from: hand.from ?? handle }, offers: whole }
}

/** In the middle of an order, touching something else ends it where exactly one open way out leads there. */
function throughExit(context: TouchContext, handle: Handle): Meaning | null {
  if (!context.decision.midway) return null
  const exits = liveIn(context, emptyHand).buttons.filter(({ closes }) => !closes)
  const ways = exits.map(({ action }) => inHand(context, { chain: [action], half: null, from: handle }, handle))
  const open = ways.filter(way => way !== null)
  return open.length === 1 ? open[0]! : null
}

/** A piece that the next question is about: the button that leads there is pressed with it. */
function throughDoor(context: TouchContext, handle: Handle): Meaning | null {
  const behind = handle.kind === 'piece' ? behindDoor(context) : null
  return behind && inHand(context, { chain: behind.chain, half: null, from: handle }, handle)
}

const refused = (hand: Hand, handle: Handle): Meaning => ({
  kind: 'refuse',
  chain: hand.chain,
  touch: hand.half ? [hand.half, handle] : [handle],
})
