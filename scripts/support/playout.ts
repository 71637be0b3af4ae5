import type { Action, Core, Event, Game, RecordedAction, Side } from '../../src/engine'
import { apply, decision, isApplied, mix, recordAction, sides, start, view, waiting } from '../../src/engine'
import type { Seat } from './players'

export const MOST_DECISIONS = 20_000
export interface Playout {
  readonly end: Core | null
  readonly decisions: number
  readonly result: 'finished' | 'error' | 'deadEnd'
  readonly problem: string
  readonly actions: readonly RecordedAction[]
}
export interface Table {
  readonly game: Game<Core>
  readonly scenario: string
  readonly options: readonly string[]
  readonly seed: readonly [number, number]
  readonly seats: readonly [Seat, Seat]
  /** Write every action down with its digest. */
  readonly record?: boolean
}

/** One whole game between two players; whatever goes wrong is counted, never thrown. */
export function playout({ game, scenario, options, seed, seats, record = false }: Table): Playout {
  const actions: RecordedAction[] = []
  let decisions = 0
  const ended = (result: Playout['result'], end: Core | null, problem = ''): Playout => ({
    result,
    end,
    problem,
    decisions,
    actions,
  })
  try {
    let s = start(game, scenario, options, seed)
    const players = sides.map(side => seats[side](game, side, mix(seed[0], mix(seed[1], side + 1))))
    const heard: [Event[], Event[]] = [[], []]
    while (!s.over) {
      if (decisions === MOST_DECISIONS) return ended('error', s, 'the game never ends')
      const who = waiting(game, s)
      const side: Side = who[mix(seed[0], decisions) % who.length]!
      const now = decision(game, s, side)!
      if (now.actions.length === 0) return ended('deadEnd', s, `no answer at ${now.step}`)
      const player = players[side]!
      const action: Action = player.choose(player.blind ? null : view(game, s, side), now, heard[side].splice(0))
      const done = apply(game, s, side, action)
      if (!isApplied(done)) return ended('error', s, `${done.rule}: ${done.reason}`)
      for (const event of done.events) heard[event.to].push(event)
      decisions++
      s = done.state
      if (record) actions.push(recordAction(game, side, action, s))
    }
    return ended('finished', s)
  } catch (cause) {
    return ended('error', null, cause instanceof Error ? (cause.stack ?? cause.message) : String(cause))
  }
}
