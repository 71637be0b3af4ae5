import type { Core, Decision, Game, Side, View } from '../engine'
import { apply, decision, isApplied, mix, start, view, waiting } from '../engine'
import { gameOf, games } from '../games'
import { beliefs, levels, playerFor, reason } from '.'
import type { Level } from '.'

const kiev41 = gameOf('kiev41')!

interface Moment {
  readonly s: Core
  readonly side: Side
  readonly now: Decision
}
/** Positions of one game between two players of a level, every nth decision. */
function positions(scenario: string, seed: number, level: Level, every: number, most: number): Moment[] {
  const players = [playerFor(kiev41, level), playerFor(kiev41, level)]
  const found: Moment[] = []
  let s = start(kiev41, scenario, [], [seed, 3])
  for (let i = 0; !s.over && found.length < most; i++) {
    const side = waiting(kiev41, s)[0]!
    const now = decision(kiev41, s, side)!
    if (i % every === 0 && now.actions.length > 1) found.push({ s, side, now })
    const done = apply(kiev41, s, side, players[side]!.choose(view(kiev41, s, side), now, []))
    if (!isApplied(done)) throw new Error(done.reason)
    s = done.state
  }
  return found
}
const chooseFresh = (s: Core, side: Side, now: Decision, level: Level): number =>
  playerFor(kiev41, level).choose(view(kiev41, s, side), now, [])

describe('honesty', () => {
  for (const scenario of ['preludes', 'river', 'snow']) {
    it(`chooses the same whatever is hidden: ${scenario}`, () => {
      for (const { s, side, now } of positions(scenario, 11, 'recruit', 17, 20)) {
        const other = kiev41.confuse(s, side, mix(41, s.seq))
        expect(chooseFresh(other, side, decision(kiev41, other, side)!, 'recruit')).toBe(
          chooseFresh(s, side, now, 'recruit'),
        )
      }
    })
  }
  it('gets no seed, no counter, no secret table in its view', () => {
    const seen: View<Core> = view(kiev41, start(kiev41, 'river', [], [1, 2]), 0)
    for (const name of ['seed', 'draws', 'seq', 'cells', 'fact', 'ground']) expect(seen).not.toHaveProperty(name)
  })
})

describe('thinking', () => {
  it('is the same in one go and in slices', () => {
    for (const { s, side, now } of positions('preludes', 2, 'recruit', 40, 3)) {
      const whole = chooseFresh(s, side, now, 'officer')
      const thinker = playerFor(kiev41, 'officer').ponder(view(kiev41, s, side), now, [])
      while (!thinker.think(7)) expect(typeof thinker.looking()).toBe('string')
      expect(thinker.best()).toBe(whole)
    }
  })
  it('can be hurried: the best so far is always legal', () => {
    const s = start(kiev41, 'river', [], [5, 5])
    const now = decision(kiev41, s, 0)!
    const thinker = playerFor(kiev41, 'marshal').ponder(view(kiev41, s, 0), now, [])
    thinker.think(10)
    expect(now.actions).toContain(thinker.best())
  })
  it('plays whole games of Les Preludes and of The Snow to the end', () => {
    for (const scenario of ['preludes', 'snow'])
      expect(positions(scenario, 4, 'recruit', 5000, 9).length).toBeLessThan(9)
  })
  it('plays every registered game with every level', () => {
    for (const game of games.filter(({ id }) => id !== 'kiev41'))
      for (const level of levels) expect(playsOn(game, level, 60)).toBe(true)
  })
})
function playsOn(game: Game<Core>, level: Level, most: number): boolean {
  const player = playerFor(game, level)
  let s = start(game, game.scenarios[0]!.id, [], [1, 1])
  for (let i = 0; i < most && !s.over; i++) {
    const side = waiting(game, s)[0]!
    const done = apply(game, s, side, player.choose(view(game, s, side), decision(game, s, side)!, []))
    if (!isApplied(done)) return false
    s = done.state
  }
  return true
}

describe('words about a choice', () => {
  it('gives a sentence with numbers', () => {
    const s = start(kiev41, 'river', [], [7, 7])
    const seen = view(kiev41, s, 0)
    for (const action of decision(kiev41, s, 0)!.actions) expect(reason(kiev41, seen, action)).toMatch(/\d.*\.$/)
  })
  it('believes one of the faces that can be under each token, with chances that add up', () => {
    const seen = view(kiev41, start(kiev41, 'river', [], [7, 7]), 0)
    const all = beliefs(kiev41, seen)
    expect(all.length).toBe(seen.tokens.length)
    for (const { pieces } of all) expect(pieces.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
  })
})
