import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, basename } from 'node:path'
import { encodeState } from '../src/engine'
import { checkRecord } from '../src/engine/testing/fuzz'
import { gameOf, games } from '../src/games'
import { parseSave, verified } from '../src/saves'
import { readFault } from './support/faultFile'
import { goldenFiles, goldenFolder } from './support/goldenGames'

const golden = games.flatMap(game => goldenFiles(game).map(path => [game.id, basename(path), path] as const))

const leastOf: { readonly [id: string]: number } = { kiev41: 40 }
test.each(games)('$id: golden games of every scenario and every option, and enough of them', game => {
  const kept = goldenFiles(game).map(path => parseSave(readFileSync(path)))
  expect(kept.length).toBeGreaterThanOrEqual(leastOf[game.id] ?? 1)
  const missing = [
    ...game.scenarios.filter(({ id }) => !kept.some(({ scenario }) => scenario === id)),
    ...game.options.filter(({ id }) => !kept.some(({ options }) => options.includes(id))),
  ]
  expect(missing.map(({ id }) => id)).toEqual([])
})

const MOST_OF_A_STATE = 12_000
const MOST_OF_A_FILE = 100_000
test.each(golden)('golden game of %s: %s replays to the same digests, in little room', async (id, _, path) => {
  const game = gameOf(id)!
  const text = readFileSync(path)
  const { state, actions } = await verified(game, parseSave(text))
  expect(actions.length).toBe(state.seq)
  expect(state.over).not.toBeNull()
  expect(text.length).toBeLessThan(MOST_OF_A_FILE)
  expect(JSON.stringify(encodeState(game, state)).length).toBeLessThan(MOST_OF_A_STATE)
})

test('faults that were mended stay mended', () => {
  for (const game of games) {
    const folder = join(goldenFolder(game), '..', 'faults')
    const paths = existsSync(folder) ? readdirSync(folder).map(name => join(folder, name)) : []
    for (const path of paths) expect([path, checkRecord(game, readFault(path)!.record).fault]).toEqual([path, null])
  }
})
