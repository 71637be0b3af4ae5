import type { Action, Core, Draft, Game, Side } from '../../src/engine'
import {
  advance,
  apply,
  digest,
  draftOn,
  isApplied,
  list,
  mix,
  newOffers,
  open,
  start,
  view,
  waiting,
} from '../../src/engine'

export type Figures = { [name: string]: number }

declare const process: { cpuUsage?(): { readonly user: number; readonly system: number } } | undefined
const cpu = typeof process === 'undefined' ? undefined : process.cpuUsage
/** Milliseconds of this program's own work where the engine tells them, so that a busy machine counts for less; else of the wall. */
function clock(): number {
  if (!cpu) return Date.now()
  const { user, system } = cpu()
  return (user + system) / 1000
}
const out = newOffers()
let kept: unknown

interface Position {
  readonly s: Core
  readonly side: Side
}

/** What becomes of an answer: a touch of the table, a state of its own without the checks, or one draft for all (search). */
type Way = 'apply' | 'newState' | 'openDraft'
const beginning = (game: Game<Core>, seed: number): Core =>
  start(game, game.scenarios[seed % game.scenarios.length]!.id, [], [seed, 41])

/** One random game: every legal answer is listed and one of them played. Gives how many decisions it took. */
function playOne(game: Game<Core>, from: Core, seed: number, way: Way, visit?: (position: Position) => void): number {
  let d = open(game, from)
  let decisions = 0
  for (let chance = seed; !d.s.over && decisions < 20_000; decisions++) {
    const who = waiting(game, d.s)
    chance = mix(chance, d.s.seq)
    const side = who[chance % who.length]!
    visit?.({ s: d.s, side })
    list(game, d.s, side, out)
    d = played(game, d, side, out.actions[mix(chance, 7) % out.count]!, way)
  }
  return decisions
}
function played(game: Game<Core>, d: Draft<Core>, side: Side, action: Action, way: Way): Draft<Core> {
  if (way === 'apply') {
    const done = apply(game, d.s, side, action)
    if (!isApplied(done)) throw new Error(`${game.id}: an offered action was refused: ${done.rule} ${done.reason}`)
    return draftOn(game, done.state)
  }
  const next = way === 'newState' ? open(game, d.s) : d
  advance(next, side, action)
  return next
}

const ways: readonly Way[] = ['apply', 'newState', 'openDraft']
const WARM_UP_GAMES = 100
const WARM_UP_MILLISECONDS = 2000
/** Every scenario many times in every way, before anything is timed: a cold engine measures its compiler. */
function warmUp(game: Game<Core>): void {
  for (const way of ways) {
    const until = clock() + WARM_UP_MILLISECONDS
    for (let seed = 1; seed <= WARM_UP_GAMES && clock() < until; seed++) playOne(game, beginning(game, seed), seed, way)
  }
}
const COLD_MILLISECONDS = 1000
/** Decisions a second, set-ups included, in the first second of play of a program: what an opened app begins with. */
function coldPerSecond(game: Game<Core>): number {
  let decisions = 0
  const from = clock()
  for (let seed = 1; clock() - from < COLD_MILLISECONDS; seed++)
    decisions += playOne(game, beginning(game, seed), seed, 'openDraft')
  return Math.round((decisions * 1000) / (clock() - from))
}
const BATCH = 10
/** Decisions a second over random games of all scenarios, set-up left out; the median of five stretches. */
function playsPerSecond(game: Game<Core>, milliseconds: number, way: Way): number {
  let seed = WARM_UP_GAMES
  const rates: number[] = []
  while (rates.length < 5) {
    let decisions = 0
    let spent = 0
    while (spent < milliseconds / 5) {
      const games = Array.from({ length: BATCH }, () => [beginning(game, ++seed), seed] as const)
      const from = clock()
      for (const [s, luck] of games) decisions += playOne(game, s, luck, way)
      spent += clock() - from
    }
    rates.push((decisions * 1000) / spent)
  }
  return Math.round(rates.sort((a, b) => a - b)[2]!)
}

/** Runs for that long after a warm-up; gives units of work a second. */
function rate(milliseconds: number, work: (i: number) => number): number {
  let i = 1
  for (const stop = clock() + milliseconds / 3; clock() < stop;) work(i++)
  let done = 0
  const from = clock()
  while (clock() - from < milliseconds) done += work(i++)
  return done / ((clock() - from) / 1000)
}

function positionsOf(game: Game<Core>, count: number): readonly Position[] {
  const all: Position[] = []
  for (let seed = 1; seed <= game.scenarios.length; seed++)
    playOne(game, beginning(game, seed), seed, 'newState', position => void all.push(position))
  const every = Math.max(1, Math.floor(all.length / count))
  return all.filter((_, i) => i % every === 0)
}

/** Microseconds of a piece of work, averaged over positions. */
function microseconds(
  milliseconds: number,
  positions: readonly Position[],
  work: (position: Position) => void,
): number {
  const perSecond = rate(milliseconds, i => {
    work(positions[i % positions.length]!)
    return 1
  })
  return round(1e6 / perSecond)
}
const round = (n: number): number => Math.round(n * 100) / 100

/**
 * The slowest of a hundred positions: each timed over enough runs for a clock of milliseconds, together with the position
 * after it, so that nothing remembered of the last look helps. An upper bound therefore.
 */
function slowest(positions: readonly Position[], work: (position: Position) => void): number {
  const times = positions.map((position, i) => {
    const other = positions[(i + 1) % positions.length]!
    let runs = 0
    const from = clock()
    while (clock() - from < 4) {
      for (let k = 0; k < 4; k++, runs++) {
        work(other)
        work(position)
      }
    }
    return ((clock() - from) * 1000) / runs
  })
  times.sort((a, b) => a - b)
  return round(times[Math.floor(times.length * 0.99)]!)
}

/** The figures of one game, on whatever engine this runs. */
export function measure(game: Game<Core>, milliseconds: number): Figures {
  const listAndDraftColdPerSecond = coldPerSecond(game)
  warmUp(game)
  const positions = positionsOf(game, 200)
  const each = (work: (position: Position) => void): number => microseconds(milliseconds, positions, work)
  const pick = ({ s, side }: Position): number => (list(game, s, side, out), out.actions[s.seq % out.count]!)
  const figures: Figures = {
    listAndApplyPerSecond: playsPerSecond(game, milliseconds, 'apply'),
    listAndNewStatePerSecond: playsPerSecond(game, milliseconds, 'newState'),
    listAndDraftPerSecond: playsPerSecond(game, milliseconds, 'openDraft'),
    listAndDraftColdPerSecond,
    listMicroseconds: each(({ s, side }) => void list(game, s, side, out)),
    listP99Microseconds: slowest(positions, ({ s, side }) => void list(game, s, side, out)),
    listAndApplyP99Microseconds: slowest(positions, position => {
      kept = apply(game, position.s, position.side, pick(position))
    }),
    touchMicroseconds: each(position => {
      const done = apply(game, position.s, position.side, pick(position))
      if (isApplied(done)) kept = [digest(game, done.state), view(game, done.state, 0), view(game, done.state, 1)]
    }),
    viewMicroseconds: each(({ s, side }) => void (kept = view(game, s, side))),
    digestMicroseconds: each(({ s }) => void (kept = digest(game, s))),
    imagineMicroseconds: each(({ s, side }) => void (kept = game.imagine(view(game, s, side), [s.seq, 1]))),
  }
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [`${game.id}.${name}`, value]))
}
export const lastKept = (): unknown => kept
