import { act, verbId } from '../engine'
import { gameOf } from '../games'
import { openSaves } from '../saves'
import { openNode } from '../saves/drivers/node'
import {
  closeGame,
  coverUp,
  lookBehind,
  openGame,
  press,
  pressUnseen,
  redoOne,
  setShelf,
  shelfNow,
  startGame,
  tapPiece,
  tapSpace,
  undoOne,
  useGame,
  type NewGameChoice,
} from '.'
import { beginnerOf } from './beginner'
import { people } from './shelf'
import { shelfOn } from './savesShelf'

const choice: NewGameChoice = {
  game: 'skirmish',
  scenario: 'meeting',
  options: [],
  seed: [41, 1941],
  title: 'Skirmish',
  table: people,
}
const game = gameOf('skirmish')!
const playing = () => useGame.getState().playing!
const choose = (formation: number) => press(act(verbId(game, 'choose'), formation))

beforeEach(async () => {
  let clock = 0
  setShelf(
    shelfOn(
      await openSaves(
        async () => openNode(':memory:'),
        'test',
        gameOf,
        () => ++clock,
      ),
    ),
  )
})
afterEach(closeGame)

/** Both sides choose two formations each; the cup starts with an open question to the first side. */
async function throughPlans() {
  for (let i = 0; i < 4; i++) {
    if (playing().curtain.is === 'covered') lookBehind()
    await choose(i % 2)
  }
}
async function toAnOrder() {
  await throughPlans()
  await press(act(verbId(game, 'letPass')))
  if (playing().curtain.is === 'covered') lookBehind()
}

test('a new game opens for whoever begins: he pressed Start', async () => {
  await startGame(choice)
  expect(playing().curtain).toEqual({ is: 'open', eyes: 0, held: false })
  expect(playing().by).toBe(0)
})

test('the side that is asked first begins, in every scenario', () => {
  const kiev = gameOf('kiev41')!
  const beginners = kiev.scenarios.map(({ id }) => [id, kiev.sides[beginnerOf('kiev41', id)]])
  expect(Object.fromEntries(beginners)).toMatchObject({ campaign: 'Axis', preludes: 'Axis', snow: 'Soviet' })
})

test('with a PIN a new game opens covered', async () => {
  await startGame({ ...choice, table: { ...choice.table, pins: ['1941', null] } })
  expect(playing().curtain).toEqual({ is: 'covered', next: 0, handOver: true })
})

test('a saved game opens covered: nothing of it is in the hands of the screen', async () => {
  const id = await startGame(choice)
  closeGame()
  await openGame(id!)
  expect(playing().curtain).toEqual({ is: 'covered', next: 0, handOver: true })
  expect(playing().view).toBeNull()
  expect(playing().decision).toBeNull()
})

test('the device changes hands when the other side must choose in secret', async () => {
  await startGame(choice)
  lookBehind()
  expect(playing().view?.eyes).toBe(0)
  await choose(0)
  expect(playing().view?.eyes).toBe(0)
  await choose(1)
  expect(playing().curtain).toEqual({ is: 'covered', next: 1, handOver: true })
  expect(playing().view).toBeNull()
})

test('an open decision shows the table', async () => {
  await startGame(choice)
  await throughPlans()
  expect(playing().asked.secrecy).toBe('open')
  expect(playing().view?.eyes).toBe('table')
})

test('tap, tap: the block moves, is saved, and is there after closing the app', async () => {
  const id = (await startGame(choice))!
  await toAnOrder()
  const before = playing().log.length
  const [piece] = playing().live.pieces.keys()
  await tapPiece(piece!)
  expect(playing().log).toHaveLength(before)
  const [space, offers] = [...playing().live.spaces].find(([, [offer]]) => !offer!.closes)!
  expect(offers[0]!.cost).toBeGreaterThan(0)
  await tapSpace(space)
  expect(playing().log).toHaveLength(before + 2)
  closeGame()
  expect(await openGame(id)).toBe(true)
  expect(playing().log).toHaveLength(before + 2)
  lookBehind()
  const at = (playing().view as unknown as { at: readonly number[] }).at
  expect(at[piece!]).toBe(space)
})

test('undo goes back to the border, also after closing the app, and then says what closed it', async () => {
  const id = (await startGame(choice))!
  await toAnOrder()
  const [piece] = playing().live.pieces.keys()
  await tapPiece(piece!)
  await tapSpace([...playing().live.spaces].find(([, [offer]]) => !offer!.closes)![0])
  closeGame()
  await openGame(id)
  lookBehind()
  while (playing().undo.depth > 0) await undoOne()
  const border = playing().log.at(-1)
  expect(border?.border).toBe('chance')
  await undoOne()
  expect(playing().log.at(-1)).toBe(border)
  expect(useGame.getState().notice?.title).toBe('Undo ends here')
})

test('one undo takes back a whole order, and one redo gives it again', async () => {
  await startGame(choice)
  await toAnOrder()
  const before = playing().log.length
  const [piece] = playing().live.pieces.keys()
  await tapPiece(piece!)
  await tapSpace([...playing().live.spaces].find(([, [offer]]) => !offer!.closes)![0])
  const given = playing().log.length
  expect(given).toBe(before + 2)
  await undoOne()
  expect(playing().log).toHaveLength(before)
  expect(playing().decision?.midway).toBe(false)
  await redoOne()
  expect(playing().log).toHaveLength(given)
})

test('quick presses of undo are carried out one after the other', async () => {
  await startGame(choice)
  await toAnOrder()
  const before = playing().log.length
  for (let orders = 0; orders < 2; orders++) {
    const [piece] = playing().live.pieces.keys()
    await tapPiece(piece!)
    await tapSpace([...playing().live.spaces].find(([, [offer]]) => !offer!.closes)![0])
  }
  expect(playing().log).toHaveLength(before + 4)
  await Promise.all([undoOne(), undoOne()])
  expect(playing().log).toHaveLength(before)
})

test('a touch that is not offered is refused with its rule and changes nothing', async () => {
  await startGame(choice)
  await toAnOrder()
  const before = playing().log.length
  const [piece] = playing().live.pieces.keys()
  await tapPiece(piece!)
  const dim = game.spaces.findIndex((_, space) => !playing().live.spaces.has(space))
  await tapSpace(dim)
  expect(useGame.getState().notice?.refusal?.rule).toMatch(/\d/)
  expect(playing().log).toHaveLength(before)
})

test('leaving the app covers what only one side may see', async () => {
  await startGame(choice)
  lookBehind()
  coverUp()
  expect(playing().curtain).toEqual({ is: 'covered', next: 0, handOver: false })
  expect(playing().view).toBeNull()
})

test('when the action cannot be written down the game does not move on', async () => {
  const id = (await startGame(choice))!
  lookBehind()
  await choose(0)
  const elsewhere = (await shelfNow().open(id)).file
  await elsewhere.takeBackTo(0)
  const before = playing().log.length
  await choose(1)
  expect(useGame.getState().fault?.what).toBe('The saved game has gone on since it was opened.')
  expect(playing().log).toHaveLength(before)
})

test('who goes on behind the curtain may say that he is done without a look', async () => {
  await startGame(choice)
  await toAnOrder()
  expect(playing().unseen).toEqual([])
  coverUp()
  const { curtain, unseen } = playing()
  expect(curtain).toMatchObject({ is: 'covered', handOver: false })
  const done = unseen.find(({ action }) => action === act(verbId(game, 'endOrder')))!
  expect(done.label).not.toBe('')
  expect(playing().view).toBeNull()
  const before = playing().log.length
  await pressUnseen(act(verbId(game, 'choose'), 0))
  expect(playing().log.length).toBe(before)
  await pressUnseen(done.action)
  expect(playing().log.length).toBe(before + 1)
})

test('a PIN keeps others from answering for him behind the curtain', async () => {
  await startGame({ ...choice, table: { ...people, pins: ['kept', 'kept'] } })
  await toAnOrder()
  coverUp()
  expect(playing().curtain).toMatchObject({ is: 'covered', handOver: false })
  expect(playing().unseen).toEqual([])
})
