import type { Action, Core, Decision, Game, GameRecord, History, RecordedAction, Seed, Side } from '..'
import {
  apply,
  decision,
  digest,
  formatAction,
  isApplied,
  mix,
  newHistory,
  parseAction,
  recordAction,
  remember,
  replay,
  replayTrusted,
  start,
  undo,
  waiting,
} from '..'
import type { Moment, Property } from './properties'
import { fog } from './propertiesFog'
import { laws } from './propertiesLaws'

export const allProperties: readonly Property[] = [...laws, ...fog]

/** A game that broke something, up to the action that did it: enough to see it again. */
export interface Fault {
  readonly property: string
  readonly detail: string
  readonly record: GameRecord
}
export interface Fuzzed {
  readonly decisions: number
  readonly checks: number
  readonly finished: boolean
  readonly fault: Fault | null
}
export interface HowToFuzz {
  readonly properties?: readonly Property[]
  /** A game with more actions than this runs away. */
  readonly limit?: number
  /** Every property at every moment. */
  readonly always?: boolean
}
export const MOST_ACTIONS = 20_000
/** One answer in so many is taken from those open at any time (resigning, standing orders). */
const ASIDE = 200

type Beginning = Omit<GameRecord, 'actions' | 'game' | 'version'>
type Choose<S extends Core> = (
  s: S,
  now: readonly Decision[],
  chance: number,
) => { readonly side: Side; readonly action: Action } | null

class Broken extends Error {
  constructor(
    readonly property: string,
    readonly detail: string,
  ) {
    super(`${property}: ${detail}`)
  }
}

/** One random game with every property looked at on the way; stops at the first that does not hold. */
export const fuzzGame = <S extends Core>(
  game: Game<S>,
  scenario: string,
  options: readonly string[],
  seed: Seed,
  how: HowToFuzz = {},
): Fuzzed => run(game, { scenario, options, seed }, randomly, how)

/** The same checks along a recorded game: what a written-down fault is looked at again with. */
export const checkRecord = <S extends Core>(game: Game<S>, record: GameRecord, how: HowToFuzz = {}): Fuzzed =>
  run(game, record, asRecorded(game, record.actions), { ...how, always: true })

const randomly: Choose<Core> = (_, asked, chance) => {
  const now = asked[chance % asked.length]!
  const pool = mix(chance, 3) % ASIDE === 0 && now.anytime.length > 0 ? now.anytime : now.actions
  return { side: now.by, action: pool[mix(chance, 7) % pool.length]! }
}
function asRecorded<S extends Core>(game: Game<S>, actions: readonly RecordedAction[]): Choose<S> {
  return s => {
    const next = actions[s.seq]
    const action = next && parseAction(game, next.text)
    return next && action !== null && action !== undefined ? { side: next.side, action } : null
  }
}

function run<S extends Core>(
  game: Game<S>,
  { scenario, options, seed }: Beginning,
  choose: Choose<S>,
  how: HowToFuzz,
): Fuzzed {
  const actions: RecordedAction[] = []
  const tally = { decisions: 0, checks: 0 }
  let finished = false
  try {
    const opening = start(game, scenario, options, seed)
    const end = playThrough(game, opening, choose, how, actions, tally)
    finished = end.over !== null
    checkReplay(game, { game: game.id, version: game.version, scenario, options, seed, actions }, opening, end)
  } catch (cause) {
    const { property, detail } = cause instanceof Broken ? cause : { property: 'no exception', detail: told(cause) }
    const record = { game: game.id, version: game.version, scenario, options, seed, actions }
    return { ...tally, finished, fault: { property, detail, record } }
  }
  return { ...tally, finished, fault: null }
}
const told = (cause: unknown): string =>
  cause instanceof Error ? (cause.stack ?? cause.message).split('\n').slice(0, 3).join(' ') : String(cause)

function playThrough<S extends Core>(
  game: Game<S>,
  opening: S,
  choose: Choose<S>,
  { properties = allProperties, limit = MOST_ACTIONS, always = false }: HowToFuzz,
  actions: RecordedAction[],
  tally: { decisions: number; checks: number },
): S {
  let s = opening
  let history = newHistory<S>()
  for (let chance = mix(s.seed[0], s.seed[1]); !s.over; chance = mix(chance, s.seq)) {
    if (actions.length >= limit) throw new Broken('every game ends', `still going after ${limit} actions`)
    const choice = choose(s, asked(game, s), chance)
    if (!choice) return s
    const { side, action } = choice
    actions.push({ side, text: textOf(game, action) })
    const moment = momentOf(game, s, side, action, mix(s.seed[0], s.seq))
    tally.decisions++
    tally.checks += checkAll(moment, properties, always)
    actions[actions.length - 1] = recordAction(game, side, action, moment.done.state)
    history = remember(history, s, side, action, moment.done, { bothLook: false })
    checkUndo(game, history, moment)
    s = moment.done.state
  }
  return s
}

function asked<S extends Core>(game: Game<S>, s: S): readonly Decision[] {
  const all = waiting(game, s).map(side => decision(game, s, side)!)
  const stuck = all.find(({ actions }) => actions.length === 0)
  if (stuck) throw new Broken('every position has an answer', `${game.sides[stuck.by]} has none at ${stuck.step}`)
  return all
}
function momentOf<S extends Core>(game: Game<S>, s: S, side: Side, action: Action, chance: number): Moment<S> {
  const now = decision(game, s, side)
  const done = apply(game, s, side, action)
  if (!now || !isApplied(done))
    throw new Broken('what is offered is legal', isApplied(done) ? 'nobody asked' : done.reason)
  return { game, s, side, now, action, done, chance }
}
/** Gives how many properties were looked at. */
function checkAll<S extends Core>(moment: Moment<S>, properties: readonly Property[], always: boolean): number {
  let checks = 0
  for (const [i, property] of properties.entries()) {
    if (!always && mix(moment.chance, i) % property.every !== 0) continue
    checks++
    const detail = property.check(moment)
    if (detail !== null)
      throw new Broken(property.name, `${detail} (${textOf(moment.game, moment.action)} at ${moment.now.step})`)
  }
  return checks
}
const textOf = <S extends Core>(game: Game<S>, action: Action): string => formatAction(game, action)

/** What can be taken back was one side's own, used no chance, and leads back to where that side decided. */
function checkUndo<S extends Core>(game: Game<S>, history: History<S>, { done, side }: Moment<S>): void {
  const crossed = history.taken.find(taken => taken.side !== side || taken.before.draws !== done.state.draws)
  if (crossed) throw new Broken('undo stops at its border', `${textOf(game, crossed.action)} can be taken back`)
  const back = undo(history)
  if (back && !waiting(game, back.state).includes(side)) throw new Broken('undo stops at its border', 'it hands over')
}

/** The record leads to the same state, checked and unchecked. */
function checkReplay<S extends Core>(game: Game<S>, record: GameRecord, opening: S, end: S): void {
  const again = replay(game, record)
  if (again.divergence) throw new Broken('a replay is identical', again.divergence.reason)
  const quick = replayTrusted(game, opening, record.actions)
  if (digest(game, quick) !== digest(game, end))
    throw new Broken('a replay is identical', 'one open draft ends elsewhere')
}
