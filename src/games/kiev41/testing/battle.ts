import type { Applied, Event, Side } from '../../../engine'
import { act, apply, copyOf, decision, isApplied, put, verbId } from '../../../engine'
import { blockOf, FIRST_BOMBER } from '../blocks'
import { kiev41 } from '..'
import { spaceOf } from '../map'
import type { D, State } from '../state'
import { activeSide, TACTICAL } from '../state'
import type { PositionSpec } from './position'
import { position } from './position'

/** An old fight far away: with it the segment waits after the battle of a test instead of running on. */
const elsewhere = { 'R-IN-2': '139', 'U-IN-3C': '139' } as const
const ELSEWHERE = '139'

/** The active side has named the battle in that area and is about to fight it. */
export function declared(area: string, spec: PositionSpec, change: (d: D) => void = () => undefined): State {
  const d = position(
    {
      impulse: TACTICAL,
      ...spec,
      blocks: { ...elsewhere, ...spec.blocks },
      contestedBefore: [...(spec.contestedBefore ?? []), ELSEWHERE],
    },
    kiev41,
  )
  change(d)
  const side = activeSide(d.s)
  const frames = [
    { step: 'impulse', row: 0, side },
    { step: 'battles', side, isBlitz: false, declared: spaceOf(area) },
  ]
  return Object.assign(d.s, { frames })
}

export const seeded = (s: State, seed: number): State => Object.assign(copyOf(kiev41, s), { seed: [seed, 41] as const })

/** The declared battle is begun with the first dice that give what the test is about. */
export function fightUntil(s: State, isWanted: (done: Applied<State>) => boolean, most = 20000): Applied<State> {
  const side = activeSide(s)
  for (let seed = 1; seed <= most; seed++) {
    const done = apply(kiev41, seeded(s, seed), side, act(verbId(kiev41, 'fight')))
    if (!isApplied(done)) throw new Error(`${done.rule}: ${done.reason}`)
    if (isWanted(done)) return done
  }
  throw new Error('no dice of the kind this test wants')
}
export const fight = (s: State): Applied<State> => fightUntil(s, () => true)

/** What side 0 heard; every event of a battle is heard by both. */
export const heard = (done: Applied<State>, kind: string): readonly Event[] =>
  done.events.filter(event => event.to === 0 && event.kind === kind)
const numberOf = (event: Event, i: number): number => (event.what[i] as { n: number }).n

/** Who rolled: ids of blocks, bombers and fleets, 'line' for a Defensive Line; with dice and the lowest hit. */
export interface Roll {
  readonly by: string
  readonly from: number
  readonly dice: readonly number[]
}
export const rollsOf = (done: Applied<State>): readonly Roll[] =>
  heard(done, 'rolled').map(event => {
    const who = event.what[0]!
    return {
      by: 'piece' in who ? kiev41.pieces[who.piece]! : 'line',
      from: numberOf(event, 2),
      dice: event.what.slice(3).map(ref => (ref as { n: number }).n),
    }
  })
export const diceOf = (done: Applied<State>, by: string): number =>
  rollsOf(done)
    .filter(roll => roll.by === by)
    .reduce((sum, roll) => sum + roll.dice.length, 0)
export const hitsOf = (done: Applied<State>, by: readonly string[]): number =>
  rollsOf(done)
    .filter(roll => by.includes(roll.by))
    .reduce((sum, roll) => sum + roll.dice.filter(die => die >= roll.from).length, 0)

export const stepsOf = (s: State, id: string): number => s.steps[blockOf(id)]!
export const answer = (s: State, side: Side, verb: string, first = 0, second = 0): Applied<State> => {
  const done = apply(kiev41, s, side, act(verbId(kiev41, verb), first, second))
  if (!isApplied(done)) throw new Error(`${verb}: ${done.rule} ${done.reason}`)
  return done
}
export const offered = (s: State, side: Side, verb: string): readonly number[] =>
  (decision(kiev41, s, side)?.actions ?? []).filter(action => action >>> 26 === verbId(kiev41, verb))
export const cross = (d: D, ...ids: readonly string[]): void => {
  for (const id of ids) put(d, 'crossed', blockOf(id), 1)
}

/** An open area and a town, far from everything. */
export const OPEN = '51'
export const TOWN = '108'

export const kinds = (done: Applied<State>): readonly string[] =>
  done.events.filter(event => event.to === 0).map(event => event.kind)
export const stepOnTop = (s: State): string => s.frames[s.frames.length - 1]!.step
export const activate = (d: D, ...ids: readonly string[]): void => {
  for (const id of ids) put(d, 'active', blockOf(id), 1)
}
export const bomb = (d: D, area: string, fourth: number, fifth: number): void => {
  activate(d, 'A-LW-4', 'A-LW-5')
  for (let i = 0; i < fourth; i++) put(d, 'at', FIRST_BOMBER + i, spaceOf(area))
  for (let i = 0; i < fifth; i++) put(d, 'at', FIRST_BOMBER + 4 + i, spaceOf(area))
}
export const firstIndex = (done: Applied<State>, by: string): number => rollsOf(done).findIndex(roll => roll.by === by)
