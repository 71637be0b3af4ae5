import type { Action } from '../../../engine'
import { act, firstOf, list, newOffers, verbOf } from '../../../engine'
import { insight } from '../../../games/kiev41'
import { blockWorth, blowOf, isFighter } from '../../evaluate/kiev41/values'
import type { Work } from '../../types'
import type { Desk } from './desk'
import { back, DIG, GO, LIFT, marked, offersAt, play, scoreOf, unmark, VIA } from './desk'
import type { Care } from './habits'

const { END, FIRST, SPACES, stackingLimit } = insight
const LOOKING = 'moves'

/** A block that may be ordered, and where it may go. */
interface Mover {
  readonly block: number
  readonly places: readonly Action[]
}
const scratch = newOffers()
function moversAt(desk: Desk): Mover[] {
  const lifts = offersAt(desk)
  const movers: Mover[] = []
  const here = marked(desk)
  for (let i = 0; i < lifts.count; i++) {
    if (verbOf(lifts.actions[i]!) !== LIFT) continue
    play(desk, lifts.actions[i]!)
    movers.push({ block: firstOf(lifts.actions[i]!), places: placesAt(desk) })
    back(desk, here)
  }
  unmark(desk)
  return movers
}
/** A first guess at a quiet place, to weigh only the best of them. */
function promise(desk: Desk, block: number, action: Action): number {
  if (verbOf(action) === DIG) return 0
  const area = firstOf(action)
  const { worth, pull } = desk.goals
  const taken = desk.d.s.control[area] === desk.side ? 0 : worth[area]! + 0.4
  const isOpenKey = desk.goals.keys.indexOf(area) >= 0 && desk.d.s.count[desk.side * SPACES + area] === 0
  return pull[block]![area]! * blockWorth(block, desk.d.s.steps[block]!) * 0.25 + taken + (isOpenKey ? 3 : 0)
}
function promising(desk: Desk, block: number, places: readonly Action[], most: number): readonly Action[] {
  const quiet = places.filter(action => !isEngaging(desk, action))
  if (quiet.length <= most) return quiet
  const promises = new Map(quiet.map(action => [action, promise(desk, block, action)]))
  const best = quiet.slice().sort((a, b) => promises.get(b)! - promises.get(a)! || a - b)
  return best.slice(0, most)
}
/** Ends of moves; ways of one's own are left to people. */
function placesAt(desk: Desk): readonly Action[] {
  const out = list(desk.d.game, desk.d.s, desk.side, scratch)
  const places: Action[] = []
  for (let i = 0; i < out.count; i++) if (verbOf(out.actions[i]!) !== VIA) places.push(out.actions[i]!)
  return places
}
const isEngaging = (desk: Desk, action: Action): boolean =>
  verbOf(action) !== DIG && desk.d.s.force[(1 - desk.side) * SPACES + firstOf(action)]! > 0

interface Attack {
  readonly target: number
  readonly touches: readonly Action[]
  readonly blocks: readonly number[]
  readonly gain: number
}
/** Blocks that can reach the area, the hardest hitters first. */
function strikersOf(desk: Desk, movers: readonly Mover[], target: number): readonly Mover[] {
  const go = act(GO, target)
  const blow = ({ block }: Mover): number => blowOf(block, desk.d.s.steps[block]!)
  return movers
    .filter(({ block, places }) => isFighter(block) && places.indexOf(go) >= 0)
    .sort((a, b) => blow(b) - blow(a) || a.block - b.block)
}
function targetsOf(desk: Desk, movers: readonly Mover[]): readonly number[] {
  const targets: number[] = []
  for (const { places } of movers)
    for (const place of places)
      if (isEngaging(desk, place) && targets.indexOf(firstOf(place)) < 0) targets.push(firstOf(place))
  return targets
}
const HOPELESS = 0.25
function isHopeless(desk: Desk, strikers: readonly Mover[], target: number): boolean {
  const { s } = desk.d
  let hits = 0
  for (const { block } of strikers) hits += blowOf(block, s.steps[block]!)
  let steps = s.line[target]! > 0 ? 2 : 0
  const foe = 1 - desk.side
  for (let block = FIRST[foe]!; block < END[foe]!; block++) if (s.at[block] === target) steps += s.steps[block]!
  return hits < steps * HOPELESS
}
/** The best number of blocks to send into that area. */
function* attackOn(desk: Desk, strikers: readonly Mover[], target: number, base: number): Work<Attack | null> {
  const room = Math.min(stackingLimit[target]! - desk.d.s.count[desk.side * SPACES + target]!, budgetOf(desk), 4)
  const touches: Action[] = []
  const blocks: number[] = []
  let best: Attack | null = null
  const here = marked(desk)
  for (const { block } of strikers.slice(0, Math.max(0, room))) {
    touches.push(act(LIFT, block), act(GO, target))
    play(desk, touches[touches.length - 2]!)
    play(desk, touches[touches.length - 1]!)
    blocks.push(block)
    const gain = scoreOf(desk) - base
    if (!best || gain > best.gain) best = { target, touches: touches.slice(), blocks: blocks.slice(), gain }
    yield LOOKING
    if (desk.d.s.over) break
  }
  back(desk, here)
  unmark(desk)
  return best
}
const budgetOf = (desk: Desk): number => {
  const frame = desk.d.s.frames[desk.d.s.frames.length - 1] as insight.MoveFrame
  return frame.mode === 'tactical' ? 99 : frame.budget
}

function* attacks(desk: Desk, movers: readonly Mover[], most: number): Work<{ touches: Action[]; moved: Set<number> }> {
  const touches: Action[] = []
  const moved = new Set<number>()
  for (let round = 0; round < most && budgetOf(desk) > 0 && !desk.d.s.over; round++) {
    const best = yield* bestAttack(
      desk,
      movers.filter(mover => !moved.has(mover.block)),
    )
    if (!best || best.gain < desk.temper.attack) break
    for (const action of best.touches) play(desk, action)
    touches.push(...best.touches)
    for (const block of best.blocks) moved.add(block)
  }
  return { touches, moved }
}
function* bestAttack(desk: Desk, movers: readonly Mover[]): Work<Attack | null> {
  const base = scoreOf(desk)
  let best: Attack | null = null
  for (const target of targetsOf(desk, movers)) {
    const strikers = strikersOf(desk, movers, target)
    if (isHopeless(desk, strikers, target)) continue
    const attack = yield* attackOn(desk, strikers, target, base)
    if (attack && (!best || attack.gain > best.gain)) best = attack
  }
  return best
}

interface Step {
  readonly action: Action
  readonly gain: number
}
const NO_MOVE: Step = { action: -1, gain: 0 }
/** The best quiet order for a block. */
function* bestPlace(desk: Desk, { block }: Mover, base: number, care: Care): Work<Step> {
  const here = marked(desk)
  play(desk, act(LIFT, block))
  const places = promising(desk, block, placesAt(desk), care.places)
  const lifted = marked(desk)
  let best = NO_MOVE
  for (const action of places) {
    play(desk, action)
    const gain = scoreOf(desk) - base
    if (gain > best.gain) best = { action, gain }
    back(desk, lifted)
    yield LOOKING
  }
  back(desk, here)
  unmark(desk)
  unmark(desk)
  return best
}
/** Everybody who does not fight goes where he is most useful, one after the other. */
function* quietMoves(desk: Desk, movers: readonly Mover[], care: Care): Work<Action[]> {
  const touches: Action[] = []
  for (const mover of movers) {
    if (budgetOf(desk) === 0 || desk.d.s.over) break
    const { action, gain } = yield* bestPlace(desk, mover, scoreOf(desk), care)
    if (gain < desk.temper.move) continue
    touches.push(act(LIFT, mover.block), action)
    play(desk, act(LIFT, mover.block))
    play(desk, action)
  }
  return touches
}
/** With few orders to give, the best of all blocks goes first. */
function* bestQuietMoves(desk: Desk, movers: readonly Mover[], care: Care): Work<Action[]> {
  const base = scoreOf(desk)
  const ranked: { mover: Mover; gain: number }[] = []
  for (const mover of movers) ranked.push({ mover, gain: (yield* bestPlace(desk, mover, base, care)).gain })
  ranked.sort((a, b) => b.gain - a.gain || a.mover.block - b.mover.block)
  const first = ranked.slice(0, budgetOf(desk) + 2).map(({ mover }) => mover)
  return yield* quietMoves(desk, first, care)
}

/** Orders for a command or exploitation segment, played on the draft: attacks first, then everybody else. */
export function* commandOrders(desk: Desk, care: Care = desk.habits.care): Work<Action[]> {
  const movers = moversAt(desk)
  const { touches, moved } = yield* attacks(desk, movers, care.attacks)
  const left = movers.filter(mover => !moved.has(mover.block))
  const isScarce = budgetOf(desk) < left.length
  touches.push(...(yield* isScarce ? bestQuietMoves(desk, left, care) : quietMoves(desk, left, care)))
  return touches
}
