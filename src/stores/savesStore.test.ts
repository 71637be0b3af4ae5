import { gameOf } from '../games'
import { appendAction, openSaves, type Saves } from '../saves'
import { openNode } from '../saves/drivers/node'
import { start, apply, decision, isApplied, mix, waiting } from '../engine'
import { closeGame, openGame, setShelf, shelfNow, useGame, type NewGameChoice } from '.'
import {
  chooseFile,
  dismissSavesFault,
  exportSave,
  forgetRemoved,
  importSave,
  listSaves,
  removeSave,
  renameSave,
  restoreSave,
  useSaves,
} from './savesStore'
import { keepPicture } from './pictureStore'
import { shelfOn } from './savesShelf'
import { people } from './shelf'

const choice = (title: string): NewGameChoice => ({
  game: 'skirmish',
  scenario: 'meeting',
  options: [],
  seed: [41, 1941],
  title,
  table: people,
})
const titles = () => useSaves.getState().saves.map(({ title }) => title)
let saves: Saves
let time = 0

beforeEach(async () => {
  time = 0
  const opened = await openSaves(
    async () => openNode(':memory:'),
    'test',
    gameOf,
    () => ++time,
  )
  saves = opened.saves
  setShelf(shelfOn(opened))
  for (const title of ['one', 'two', 'three']) await shelfNow().create(choice(title))
  await listSaves()
})
afterEach(() => {
  closeGame()
  forgetRemoved()
  dismissSavesFault()
})

test('what was deleted comes back, the last one first', async () => {
  const [three, two] = useSaves.getState().saves
  await removeSave(three!)
  await removeSave(two!)
  expect(titles()).toEqual(['one'])
  await restoreSave()
  expect(titles()).toEqual(['two', 'one'])
  await restoreSave()
  expect(titles()).toEqual(['three', 'two', 'one'])
  expect(useSaves.getState().removed).toEqual([])
})

test('a game deleted long ago is really removed, one deleted since is not', async () => {
  const [three, two] = useSaves.getState().saves
  await removeSave(three!)
  const between = time + 1
  await removeSave(two!)
  await shelfNow().purge(between)
  await restoreSave()
  expect(titles()).toEqual(['two', 'one'])
  await expect(shelfNow().restore(three!.id)).rejects.toThrow()
})

test('a file too large is refused before it is read', async () => {
  const text = jest.fn()
  expect(await importSave({ size: 2_000_000, text })).toBe(false)
  expect(text).not.toHaveBeenCalled()
  expect(useSaves.getState().fault?.what).toMatch(/too large/)
})

test('when no file can be chosen the player is told; when none was, nothing is said', async () => {
  expect(await chooseFile(async () => null)).toBeNull()
  expect(useSaves.getState().fault).toBeNull()
  expect(await chooseFile(() => Promise.reject(new Error('no picker')))).toBeNull()
  expect(useSaves.getState().fault?.advice).toMatch(/no picker/)
})

test('a file that cannot be read is named, and the list read anew keeps saying so', async () => {
  expect(await importSave({ size: 10, text: () => Promise.reject(new Error('gone')) })).toBe(false)
  await listSaves()
  expect(useSaves.getState().fault).not.toBeNull()
  expect(titles()).toHaveLength(3)
})

test('out and in again: the same game under the same name', async () => {
  const [three] = useSaves.getState().saves
  await renameSave(three!.id, '  The Pocket ')
  let text = ''
  expect(await exportSave(three!.id, async out => void (text = out))).toBe(true)
  expect(await importSave({ size: text.length, text: async () => text })).toBe(true)
  expect(titles()).toEqual(['The Pocket', 'The Pocket', 'two', 'one'])
})

test('when the file cannot be handed out the player is told', async () => {
  const [three] = useSaves.getState().saves
  expect(await exportSave(three!.id, () => Promise.reject(new Error('no share sheet')))).toBe(false)
  expect(useSaves.getState().fault?.advice).toMatch(/share sheet/)
})

test('the map of a game stands on the list, and goes with a copy', async () => {
  const [three] = useSaves.getState().saves
  await keepPicture({ save: three!.id, length: 0, line: 'July', control: [0, 1], stacks: [[0, 0, 2]] })
  const copy = await shelfNow().duplicate(three!.id)
  expect(copy.picture).toEqual({ save: copy.id, length: 0, line: 'July', control: [0, 1], stacks: [[0, 0, 2]] })
})

test('a glance shows what both sides may know and changes nothing', async () => {
  const [three] = useSaves.getState().saves
  expect((await shelfNow().glance(three!.id)).eyes).toBe('table')
  expect(useGame.getState().playing).toBeNull()
})

/** Plays so many actions into the game on top of the list; gives its number. */
async function playedOn(count: number): Promise<string> {
  const game = gameOf('skirmish')!
  const { id } = useSaves.getState().saves[0]!
  let state = start(game, 'meeting', [], [41, 1941])
  for (let i = 0; i < count; i++) {
    const side = waiting(game, state)[0]!
    const { actions } = decision(game, state, side)!
    const action = actions[mix(41, i) % actions.length]!
    const done = apply(game, state, side, action)
    if (!isApplied(done)) throw new Error(done.reason)
    await appendAction(saves, Number(id), game, side, action, done.state)
    state = done.state
  }
  return id
}
const harmed = (id: string, harm: string, seq: number): Promise<number> =>
  saves.database.run(`${harm} WHERE game = ? AND seq = ?`, Number(id), seq)
const rowsOf = (id: string) => saves.database.all('SELECT * FROM actions WHERE game = ?', Number(id))

test('a save that breaks off opens as a good copy of everything before, and itself is kept whole', async () => {
  const id = await playedOn(3)
  await harmed(id, "UPDATE actions SET digest = 'no'", 2)
  const before = await rowsOf(id)
  expect(await openGame(id)).toBe(true)
  const { playing, cut } = useGame.getState()
  expect([playing?.log.length, playing?.save.title]).toEqual([1, 'three'])
  expect(cut).toMatchObject({ at: 1, kept: { id, title: 'three, damaged', length: 3, soundTo: 1 } })
  expect(await rowsOf(id)).toEqual(before)
  await listSaves()
  expect(titles()).toEqual(['three', 'three, damaged', 'two', 'one'])
  closeGame()
  expect(useGame.getState().cut).toBeNull()
})

test('a game kept aside is not played, and goes out whole', async () => {
  const id = await playedOn(3)
  await harmed(id, "UPDATE actions SET digest = 'no'", 2)
  await openGame(id)
  closeGame()
  expect(await openGame(id)).toBe(false)
  expect(useGame.getState().fault?.what).toMatch(/damaged/)
  expect((JSON.parse(await shelfNow().exportText(id)) as { count: number }).count).toBe(3)
  await listSaves()
  expect(titles()).toHaveLength(4)
})

test.each([
  ['nonsense', 'UPDATE actions SET action = char(0)'],
  ['another action', "UPDATE actions SET action = 'resign'"],
])('%s that a sound snapshot had hidden is found on opening', async (_, harm) => {
  const id = await playedOn(40)
  await harmed(id, harm, 5)
  expect(await openGame(id)).toBe(true)
  expect(useGame.getState().cut?.at).toBe(4)
  expect(useGame.getState().playing?.log).toHaveLength(4)
})
