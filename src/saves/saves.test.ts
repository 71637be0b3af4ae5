import { digest, replay } from '../engine'
import { appendAction, SNAPSHOT_EVERY, SNAPSHOTS_KEPT, truncateTo } from './actions'
import {
  createGame,
  deleteGame,
  duplicateGame,
  keepAside,
  keepExtras,
  keepThumbnail,
  listDeleted,
  listGames,
  purgeDeleted,
  renameGame,
  restoreGame,
} from './games'
import { openGame } from './openGame'
import type { Saves } from './saves'
import { readSetting, writeSetting } from './settings'
import {
  beginning,
  codeOf,
  newFile,
  opened,
  openStore,
  playOn,
  removeFiles,
  savedGame,
  someMove,
  tiny,
} from './testing/store'

let path: string
let saves: Saves
beforeEach(async () => {
  path = newFile()
  saves = await openStore(path)
})
afterEach(async () => {
  await saves.database.close()
  removeFiles()
})
const reopen = async (): Promise<void> => {
  await saves.database.close()
  saves = await openStore(path)
}
const rows = (sql: string) => saves.database.all(sql)

test('a game that was only set up opens at its beginning', async () => {
  const id = await createGame(saves, tiny, beginning)
  await reopen()
  const { state, record, fault } = await openGame(saves, id)
  expect(digest(tiny, state)).toBe(digest(tiny, opened()))
  expect([record.actions.length, fault]).toEqual([0, null])
})

test.each([1, SNAPSHOT_EVERY - 1, SNAPSHOT_EVERY, SNAPSHOT_EVERY + 1, 70])(
  'after %d actions the same state comes back',
  async count => {
    const { id, state } = await savedGame(saves, count)
    await reopen()
    const back = await openGame(saves, id)
    expect(back.fault).toBeNull()
    expect(digest(tiny, back.state)).toBe(digest(tiny, state))
    expect(digest(tiny, replay(tiny, back.record).state)).toBe(digest(tiny, state))
  },
)

test('a snapshot spares the replay and gives the same as a thorough one', async () => {
  const { id } = await savedGame(saves, 50)
  let checked = 0
  const progress = () => void checked++
  const quick = await openGame(saves, id, { progress })
  const thorough = await openGame(saves, id, { thorough: true, progress })
  expect(digest(tiny, quick.state)).toBe(digest(tiny, thorough.state))
  expect(quick.record).toEqual(thorough.record)
})

test('only the last snapshots are kept', async () => {
  await savedGame(saves, 10_000)
  const kept = await rows('SELECT seq FROM snapshots ORDER BY seq')
  expect(kept.length).toBeLessThanOrEqual(SNAPSHOTS_KEPT)
  expect(kept.length).toBeGreaterThan(0)
})

test('a whole game keeps its outcome, and undo takes it away', async () => {
  const { id, state } = await savedGame(saves, 10_000)
  expect((await listGames(saves))[0]!.outcome).toEqual(state.over)
  expect(state.over).not.toBeNull()
  await truncateTo(saves, id, state.seq - 1)
  const [after] = await listGames(saves)
  expect([after!.outcome, after!.length]).toEqual([null, state.seq - 1])
})

test('undo deletes the tail, snapshots included, and play goes on from there', async () => {
  const { id } = await savedGame(saves, 40)
  await truncateTo(saves, id, 20)
  const { state, record } = await openGame(saves, id)
  expect([state.seq, record.actions.length]).toEqual([20, 20])
  const on = await playOn(saves, id, state, 30, 99)
  await reopen()
  expect(digest(tiny, (await openGame(saves, id)).state)).toBe(digest(tiny, on))
})

test('an action out of order is refused and changes nothing', async () => {
  const { id, state } = await savedGame(saves, 5)
  const { side, action, after } = someMove(state, 1)
  await appendAction(saves, id, tiny, side, action, after)
  expect(await codeOf(appendAction(saves, id, tiny, side, action, after))).toBe('outOfOrder')
  expect(await codeOf(truncateTo(saves, id, 7))).toBe('outOfOrder')
  expect(await codeOf(appendAction(saves, id + 1, tiny, side, action, after))).toBe('noSuchGame')
  expect(await rows('SELECT count(*) AS n FROM actions')).toEqual([{ n: 6 }])
})

test('the list puts the game touched last first', async () => {
  const first = await savedGame(saves, 1)
  const second = await savedGame(saves, 1)
  expect((await listGames(saves)).map(({ id }) => id)).toEqual([second.id, first.id])
  await playOn(saves, first.id, first.state, 1)
  expect((await listGames(saves)).map(({ id }) => id)).toEqual([first.id, second.id])
})

test('a game can be renamed, given a picture and extras', async () => {
  const { id } = await savedGame(saves, 1)
  await renameGame(saves, id, "Robert'); DROP TABLE games;--")
  await keepThumbnail(saves, id, '<svg/>')
  await keepExtras(saves, id, { curtain: true })
  const [game] = await listGames(saves)
  expect(game).toMatchObject({
    title: "Robert'); DROP TABLE games;--",
    thumbnail: '<svg/>',
    extras: { curtain: true },
    length: 1,
  })
  expect(await codeOf(renameGame(saves, 77, 'nobody'))).toBe('noSuchGame')
})

test('a duplicate is a game of its own', async () => {
  const { id, state } = await savedGame(saves, 40)
  const copy = await duplicateGame(saves, id, 'What if')
  const part = await duplicateGame(saves, id, 'Earlier', 10)
  await playOn(saves, copy, state, 3)
  expect((await openGame(saves, id)).state.seq).toBe(40)
  expect((await openGame(saves, copy)).state.seq).toBe(43)
  expect(await openGame(saves, part)).toMatchObject({
    fault: null,
    state: { seq: 10 },
    saved: { title: 'Earlier', length: 10 },
  })
})

test('a damaged game is kept aside whole, and a good copy goes on', async () => {
  const { id } = await savedGame(saves, 70)
  await saves.database.run("UPDATE actions SET digest = 'no' WHERE game = ? AND seq = 36", id)
  const kept = () => rows(`SELECT * FROM actions WHERE game = ${id}`)
  const before = await kept()
  const copy = await keepAside(saves, id, 35)
  const { state, fault } = await openGame(saves, copy)
  expect([fault, state.seq]).toEqual([null, 35])
  await playOn(saves, copy, state, 2)
  await reopen()
  expect(await kept()).toEqual(before)
  expect((await listGames(saves)).map(({ title, length, soundTo }) => [title, length, soundTo])).toEqual([
    ['Evening game', 37, null],
    ['Evening game, damaged', 70, 35],
  ])
})

test('a copy of a damaged game is damaged, unless it ends before the fault', async () => {
  const { id } = await savedGame(saves, 40)
  await keepAside(saves, id, 35)
  await duplicateGame(saves, id, 'whole')
  await duplicateGame(saves, id, 'part', 35)
  expect((await listGames(saves)).slice(0, 2).map(({ title, soundTo }) => [title, soundTo])).toEqual([
    ['part', null],
    ['whole', 35],
  ])
})

test('a deleted game comes back with undo and is gone after a purge', async () => {
  const { id } = await savedGame(saves, 3)
  await deleteGame(saves, id)
  expect([(await listGames(saves)).length, (await listDeleted(saves)).length]).toEqual([0, 1])
  await restoreGame(saves, id)
  expect((await openGame(saves, id)).state.seq).toBe(3)
  await deleteGame(saves, id)
  expect(await purgeDeleted(saves, saves.now() + 1)).toBe(1)
  expect(await codeOf(openGame(saves, id))).toBe('noSuchGame')
  expect(await rows('SELECT count(*) AS n FROM actions')).toEqual([{ n: 0 }])
})

test('settings are kept as JSON', async () => {
  expect(await readSetting(saves, 'theme')).toBeNull()
  await writeSetting(saves, 'theme', { dark: true })
  await writeSetting(saves, 'theme', { dark: false, size: 1.2 })
  await reopen()
  expect(await readSetting(saves, 'theme')).toEqual({ dark: false, size: 1.2 })
})

test('appends asked for at once are written one after the other', async () => {
  const id = await createGame(saves, tiny, beginning)
  let s = opened()
  const pending: Promise<void>[] = []
  for (let i = 0; i < 40; i++) {
    const { side, action, after } = someMove(s, i)
    pending.push(appendAction(saves, id, tiny, side, action, after))
    s = after
  }
  await Promise.all(pending)
  expect((await openGame(saves, id)).state.seq).toBe(40)
})
