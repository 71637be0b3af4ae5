import { gameOf } from '../../games'
import { openSaves } from '../../saves'
import { openNode } from '../../saves/drivers/node'
import { heardBy } from '../game/log'
import { askedOfSeat, closeGame, openGame, startGame, useGame } from '../gameStore'
import { shelfOn } from '../savesShelf'
import { setShelf, type NewGameChoice, type SeatChoice } from '../shelf'
import { hasShown, holdOpponent, opponentsAway, seatOpponents, skipOpponent, useOpponent } from './opponentStore'

const recruit: SeatChoice = { kind: 'ai', level: 'recruit' }
const person: SeatChoice = { kind: 'person' }
const choice = (seats: NewGameChoice['table']['seats']): NewGameChoice => ({
  game: 'kiev41',
  scenario: gameOf('kiev41')!.scenarios[0]!.id,
  options: [],
  seed: [41, 1941],
  title: 'Les Preludes',
  table: { seats, privacy: 'curtain', pins: [null, null] },
})
const playing = () => useGame.getState().playing!
let rise: (() => void) | null = null

beforeEach(async () => {
  let clock = 0
  const opened = await openSaves(
    async () => openNode(':memory:'),
    'test',
    gameOf,
    () => ++clock,
  )
  setShelf(shelfOn(opened))
})
afterEach(() => {
  rise?.()
  rise = null
  hasShown(null)
  opponentsAway(false)
  closeGame()
})

/** Resolves as soon as the game on the table is as wanted. */
const until = (isSo: () => boolean): Promise<void> =>
  new Promise(resolve => {
    if (isSo()) return resolve()
    const forget = useGame.subscribe(() => {
      if (!isSo()) return
      forget()
      resolve()
    })
  })
function seatAndSkip() {
  rise = seatOpponents()
  skipOpponent()
}

test('a recruit plays for its seat until the person is asked, and the save has it all', async () => {
  const id = (await startGame(choice([recruit, person])))!
  expect(playing().by).toBeNull()
  seatAndSkip()
  await until(() => playing().by === 1)
  const length = playing().log.length
  expect(length).toBeGreaterThan(0)
  expect(playing().log.every(({ by }) => by === 0)).toBe(true)
  rise!()
  closeGame()
  await openGame(id)
  expect(playing().log).toHaveLength(length)
}, 60000)

test('the eyes on the screen stay those of the person, and nothing is covered', async () => {
  await startGame(choice([recruit, person]))
  const eyes = new Set<unknown>()
  const forget = useGame.subscribe(({ playing: now }) => eyes.add(now?.view?.eyes))
  seatAndSkip()
  await until(() => playing().by === 1)
  forget()
  expect([...eyes]).toEqual([1])
}, 60000)

test('what a seat is given holds neither seed nor state nor the face of a hidden block', async () => {
  await startGame(choice([recruit, person]))
  const asking = askedOfSeat()!
  expect(asking.side).toBe(0)
  expect(asking.view.eyes).toBe(0)
  for (const secret of ['seed', 'draws', 'seq', 'cells']) expect(secret in asking.view).toBe(false)
  expect(asking.heard).toEqual(playing().log.flatMap(entry => heardBy(entry, 0)))
})

test('nobody plays for a person', async () => {
  await startGame(choice([person, recruit]))
  rise = seatOpponents()
  expect(askedOfSeat()).toBeNull()
  expect(useOpponent.getState().thought).toBeNull()
})

test('away or held it stands still; back and let go it plays on', async () => {
  await startGame(choice([recruit, recruit]))
  opponentsAway(true)
  seatAndSkip()
  holdOpponent(true)
  opponentsAway(true)
  opponentsAway(false)
  const before = playing().log.length
  await new Promise(resolve => setImmediate(resolve))
  expect(playing().log).toHaveLength(before)
  holdOpponent(false)
  await until(() => playing().log.length > before + 3)
}, 60000)

test('two recruits finish a skirmish by themselves', async () => {
  const { id } = gameOf('skirmish')!.scenarios[0]!
  await startGame({ ...choice([recruit, recruit]), game: 'skirmish', scenario: id })
  seatAndSkip()
  await until(() => playing().outcome !== null)
  expect(playing().log.some(({ by }) => by === 0) && playing().log.some(({ by }) => by === 1)).toBe(true)
}, 60000)

test('it waits until the screen has shown what it did', async () => {
  await startGame(choice([recruit, recruit]))
  hasShown(0)
  rise = seatOpponents()
  await until(() => playing().log.length === 1)
  await new Promise(resolve => setImmediate(resolve))
  expect(playing().log).toHaveLength(1)
  hasShown(1)
  await until(() => playing().log.length === 2)
}, 60000)
