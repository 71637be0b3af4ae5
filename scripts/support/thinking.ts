import type { Core, Event, Game, Side } from '../../src/engine'
import { apply, decision, isApplied, mix, sides, start, view, waiting } from '../../src/engine'
import type { Seat } from './players'

/** What one game between two players took: by side, milliseconds of every impulse, all its decisions together. */
export interface Thinking {
  readonly impulses: readonly [number[], number[]]
  readonly winner: Side | 'draw'
  readonly decisions: number
}
const BEGINS = 'impulseBegins'

/** Plays one game and times the thinking; whose impulse it is does not matter: all of a side's answers count. */
export function timeGame(
  game: Game<Core>,
  scenario: string,
  seats: readonly [Seat, Seat],
  seed: readonly [number, number],
  now: () => number,
): Thinking {
  const impulses: [number[], number[]] = [[], []]
  const spent = [0, 0]
  const heard: [Event[], Event[]] = [[], []]
  const players = sides.map(side => seats[side](game, side, mix(seed[0], mix(seed[1], side + 1))))
  let s = start(game, scenario, [], seed)
  let decisions = 0
  while (!s.over) {
    const side = waiting(game, s)[0]!
    const player = players[side]!
    const asked = decision(game, s, side)!
    const from = now()
    const seen = player.blind ? null : view(game, s, side)
    const action = player.choose(seen, asked, heard[side].splice(0))
    spent[side]! += now() - from
    const done = apply(game, s, side, action)
    if (!isApplied(done)) throw new Error(`${done.rule}: ${done.reason}`)
    for (const event of done.events) {
      heard[event.to].push(event)
      if (event.kind === BEGINS && event.to === 0) close(impulses, spent)
    }
    decisions++
    s = done.state
  }
  close(impulses, spent)
  return { impulses, winner: s.over.winner, decisions }
}
function close(impulses: [number[], number[]], spent: number[]): void {
  for (const side of sides) {
    if (spent[side]! > 0) impulses[side].push(spent[side]!)
    spent[side] = 0
  }
}
