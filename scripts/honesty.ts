import { apply, decision, isApplied, mix, start, view, waiting } from '../src/engine'
import { playerFor, type Level } from '../src/ai'
import { gameOf } from '../src/games'
import { readArguments } from './support/arguments'
import { command, report } from './support/command'

const usage = 'node scripts/honesty.ts [--positions N] [--level recruit|officer] [--json]'

/** Plays games and asks at every few decisions twice: in this world, and in one that side cannot tell from it. */
await command(usage, async words => {
  const { values } = readArguments(words, {
    positions: { kind: 'count', fallback: '2000' },
    level: { kind: 'word', among: ['recruit', 'officer', 'marshal'], fallback: 'officer' },
    json: { kind: 'flag' },
  } as const)
  const game = gameOf('kiev41')!
  const level = values.level as Level
  const tally = { positions: 0, different: 0, games: 0 }
  for (; tally.positions < values.positions; tally.games++) {
    const { id } = game.scenarios[tally.games % game.scenarios.length]!
    const players = [playerFor(game, 'recruit'), playerFor(game, 'recruit')]
    let s = start(game, id, [], [tally.games, 2])
    for (let i = 0; !s.over && tally.positions < values.positions; i++) {
      const side = waiting(game, s)[0]!
      const now = decision(game, s, side)!
      if (i % 5 === 0 && now.actions.length > 1) {
        const other = game.confuse(s, side, mix(s.seq, tally.games))
        const here = playerFor(game, level).choose(view(game, s, side), now, [])
        const there = playerFor(game, level).choose(view(game, other, side), decision(game, other, side)!, [])
        tally.positions++
        if (here !== there) tally.different++
      }
      const done = apply(game, s, side, players[side]!.choose(view(game, s, side), now, []))
      if (!isApplied(done)) throw new Error(done.reason)
      s = done.state
    }
  }
  report(tally, values.json)
  return tally.different === 0 ? 0 : 1
})
