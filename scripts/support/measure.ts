import type { Core, Game, Side } from '../../src/engine'
import { advance, apply, digest, isApplied, list, mix, newOffers, open, start, view, waiting } from '../../src/engine'

export type Figures = { [name: string]: number }
const out = newOffers()
let kept: unknown

interface Position {
  readonly s: Core
  readonly side: Side
}

/** One random game; gives how many decisions it took and visits every position. */
function playOne(game: Game<Core>, seed: number, stays: boolean, visit?: (position: Position) => void): number {
  let d = open(game, start(game, game.scenarios[seed % game.scenarios.length]!.id, [], [seed, 41]))
  let decisions = 0
  for (let chance = seed; !d.s.over && decisions < 20_000; decisions++) {
    const who = waiting(game, d.s)
    chance = mix(chance, d.s.seq)
    const side = who[chance % who.length]!
    visit?.({ s: d.s, side })
    list(game, d.s, side, out)
    const action = out.actions[mix(chance, 7) % out.count]!
    if (!stays) d = open(game, d.s)
    advance(d, side, action)
  }
  return decisions
}

/** Runs for that long after a warm-up; gives units of work a second. */
function rate(milliseconds: number, work: (i: number) => number): number {
  let i = 1
  for (const stop = Date.now() + milliseconds / 3; Date.now() < stop;) work(i++)
  let done = 0
  const from = Date.now()
  while (Date.now() - from < milliseconds) done += work(i++)
  return done / ((Date.now() - from) / 1000)
}

function positionsOf(game: Game<Core>, count: number): readonly Position[] {
  const all: Position[] = []
  for (let seed = 1; seed <= 3; seed++) playOne(game, seed, false, position => void all.push(position))
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

/** The slowest of a hundred lists: each timed over enough runs for a clock of milliseconds. */
function slowestList(game: Game<Core>, positions: readonly Position[]): number {
  const times = positions.map(({ s, side }) => {
    let runs = 0
    const from = Date.now()
    while (Date.now() - from < 4) for (let k = 0; k < 8; k++, runs++) list(game, s, side, out)
    return ((Date.now() - from) * 1000) / runs
  })
  times.sort((a, b) => a - b)
  return round(times[Math.floor(times.length * 0.99)]!)
}

/** The figures of one game, on whatever engine this runs. */
export function measure(game: Game<Core>, milliseconds: number): Figures {
  const positions = positionsOf(game, 200)
  const each = (work: (position: Position) => void): number => microseconds(milliseconds, positions, work)
  const pick = ({ s, side }: Position): number => (list(game, s, side, out), out.actions[s.seq % out.count]!)
  const figures: Figures = {
    playoutPerSecond: Math.round(rate(milliseconds, i => playOne(game, i, false))),
    openDraftPerSecond: Math.round(rate(milliseconds, i => playOne(game, i, true))),
    listMicroseconds: each(({ s, side }) => void list(game, s, side, out)),
    listP99Microseconds: slowestList(game, positions),
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
