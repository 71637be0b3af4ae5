import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Action, Core, Game, Side } from '../../engine'
import { apply, decision, digest, isApplied, mix, start, waiting } from '../../engine'
import { skirmish } from '../../engine/testing/skirmish'
import { appendAction } from '../actions'
import { openNode } from '../drivers/node'
import { createGame, type Beginning } from '../games'
import { savesOn, type Saves } from '../saves'

export const tiny: Game<Core> = skirmish
export const gameOf = (id: string): Game<Core> | undefined => (id === tiny.id ? tiny : undefined)
export const beginning: Beginning = {
  title: 'Evening game',
  scenario: tiny.scenarios[0]!.id,
  options: [],
  seed: [41, 7],
  seats: ['person', 'officer'],
}
export const opened = (): Core => start(tiny, beginning.scenario, beginning.options, beginning.seed)

const folders: string[] = []
/** A path for a database file of its own. */
export function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'black-earth-'))
  folders.push(folder)
  return join(folder, 'saves.db')
}
export const removeFiles = (): void => folders.splice(0).forEach(folder => rmSync(folder, { recursive: true }))

let time = 1000
export const openStore = async (path: string): Promise<Saves> => savesOn(await openNode(path), gameOf, () => ++time)

export interface Move {
  readonly side: Side
  readonly action: Action
  readonly after: Core
}
/** Some legal action, the same for the same chance. */
export function someMove(s: Core, chance: number): Move {
  const who = waiting(tiny, s)
  const side = who[chance % who.length]!
  const { actions } = decision(tiny, s, side)!
  const action = actions[mix(chance, s.seq) % actions.length]!
  const done = apply(tiny, s, side, action)
  if (!isApplied(done)) throw new Error(done.reason)
  return { side, action, after: done.state }
}

/** Plays that many actions into a saved game; gives the state. */
export async function playOn(saves: Saves, id: number, from: Core, count: number, chance = 1): Promise<Core> {
  let s = from
  for (let i = 0; i < count && !s.over; i++) {
    const { side, action, after } = someMove(s, mix(chance, i))
    await appendAction(saves, id, tiny, side, action, after)
    s = after
  }
  return s
}
export async function savedGame(saves: Saves, count: number): Promise<{ readonly id: number; readonly state: Core }> {
  const id = await createGame(saves, tiny, beginning)
  return { id, state: await playOn(saves, id, opened(), count) }
}
export const same = (a: Core, b: Core): boolean => digest(tiny, a) === digest(tiny, b)

/** The code of the `SaveError` a promise rejects with. */
export const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'no error',
    (cause: { code?: string }) => cause.code ?? String(cause),
  )
