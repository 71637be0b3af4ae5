import type { Action, Event, Frame, Side } from '../../../engine'
import { act, apply, decision, firstOf, isApplied, push, start, verbId, verbOf, waiting } from '../../../engine'
import { kiev41 } from '..'
import { blockOf } from '../blocks'
import type { ScenarioId } from '../data/types'
import { spaceOf } from '../map'
import type { State } from '../state'
import { activeSide } from '../state'
import { loadDice } from './dice'
import { position, type PositionSpec } from './position'

export const begin = (scenario: ScenarioId, options: readonly string[] = [], seed = 1): State =>
  start(kiev41, scenario, options, [seed, 41])

/** The game runs from a made-up position until somebody has to decide. Loaded dice fall first. */
function runFrom(spec: PositionSpec, frames: (s: State) => readonly Frame[], dice: readonly number[]): State {
  const made = position(spec, kiev41).s
  loadDice(made, ...dice)
  const setup: typeof kiev41.setup = d => {
    Object.assign(d.s, { draws: made.draws })
    d.s.cells.set(made.cells)
    for (const frame of frames(made)) push(d, frame)
  }
  return start({ ...kiev41, setup }, 'campaign', [], made.seed)
}
const turnAt = (row: number): readonly Frame[] => [{ step: 'game' }, { step: 'turn', row } as Frame]
const LAST_ROW = 4

/** An impulse of the active side begins in that position. */
export const impulse = (spec: PositionSpec, ...dice: readonly number[]): State =>
  runFrom(
    spec,
    s => [...turnAt(LAST_ROW), { step: 'impulses' }, { step: 'impulse', side: activeSide(s), row: 0 } as Frame],
    dice,
  )
/** A turn begins in that position: with its Logistics Phase, unless it is the scenario's first. */
export const turn = (spec: PositionSpec, ...dice: readonly number[]): State => runFrom(spec, () => turnAt(0), dice)

export type Touched = string | number
const numberOf = (touch: string, thing: Touched): number =>
  typeof thing === 'number' ? thing : touch === 'piece' ? blockOf(thing) : spaceOf(thing)
export const actionOf = (verb: string, ...touched: readonly Touched[]): Action => {
  const id = verbId(kiev41, verb)
  const { touch } = kiev41.verbs[id]!
  const [first = 0, second = 0] = touched.map((thing, i) => numberOf(touch[i]!, thing))
  return act(id, first, second)
}
export const deciding = (s: State): Side => waiting(kiev41, s)[0]!
export const stepNow = (s: State): string => s.frames[s.frames.length - 1]!.step

export interface Told {
  readonly state: State
  readonly events: readonly Event[]
}
/** The side that decides does this; a refusal fails the test. */
export function order(s: State, verb: string, ...touched: readonly Touched[]): Told {
  const done = apply(kiev41, s, deciding(s), actionOf(verb, ...touched))
  if (!isApplied(done)) throw new Error(`${verb} ${touched.join(' ')}: ${done.rule} ${done.reason}`)
  return done
}
export const give = (s: State, verb: string, ...touched: readonly Touched[]): State => order(s, verb, ...touched).state
/** Several orders, each a verb and what it touches: 'lift A-IN-44', 'go 52', 'endCommand'. */
export const giveAll = (s: State, ...orders: readonly string[]): State =>
  orders.reduce((now, line) => {
    const [verb = '', ...touched] = line.split(' ')
    return give(now, verb, ...touched.map(word => (numbered.has(verb) ? Number(word) : word)))
  }, s)
const numbered = new Set(['draw', 'drawStrategic'])

const actionsOf = (s: State): readonly Action[] => decision(kiev41, s, deciding(s))?.actions ?? []
export const verbs = (s: State): readonly string[] => [
  ...new Set(actionsOf(s).map(action => kiev41.verbs[verbOf(action)]!.name)),
]
/** What that verb is offered for, by printed id or number. */
export function offers(s: State, verb: string): readonly Touched[] {
  const id = verbId(kiev41, verb)
  const [touch] = kiev41.verbs[id]!.touch
  return actionsOf(s)
    .filter(action => verbOf(action) === id)
    .map(action => {
      const thing = firstOf(action)
      return touch === 'piece' ? kiev41.pieces[thing]! : touch === 'space' ? kiev41.spaces[thing]! : thing
    })
}
export const mayGive = (s: State, verb: string, ...touched: readonly Touched[]): boolean =>
  actionsOf(s).includes(actionOf(verb, ...touched))
