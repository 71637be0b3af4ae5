import { gameOf } from '../../games'
import { openSaves } from '../../saves'
import { openNode } from '../../saves/drivers/node'
import { closeGame, press, startGame, useGame } from '../gameStore'
import { shelfOn } from '../savesShelf'
import { setShelf, type NewGameChoice } from '../shelf'
import { askHint, dropHint, mayHint, useHint } from './hintStore'
import { reasonFor } from './reason'

const choice = (privacy: NewGameChoice['table']['privacy']): NewGameChoice => ({
  game: 'kiev41',
  scenario: gameOf('kiev41')!.scenarios[0]!.id,
  options: [],
  seed: [41, 1941],
  title: 'Les Preludes',
  table: { seats: [{ kind: 'person' }, { kind: 'person' }], privacy, pins: [null, null] },
})
const playing = () => useGame.getState().playing!
const hinted = (): Promise<void> =>
  new Promise(resolve => {
    const forget = useHint.subscribe(({ hint }) => {
      if (!hint) return
      forget()
      resolve()
    })
  })

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
  dropHint()
  closeGame()
})

test('a hint is one of the legal answers, with a reason, and nothing is done', async () => {
  await startGame(choice('off'))
  const before = playing().log
  const found = hinted()
  askHint()
  await found
  const { hint } = useHint.getState()
  expect(playing().decision!.actions).toContain(hint!.action)
  expect(hint!.reason).toMatch(/\d|only/)
  expect(playing().log).toBe(before)
}, 30000)

test('any other move makes it out of date', async () => {
  await startGame(choice('off'))
  const found = hinted()
  askHint()
  await found
  const { action } = useHint.getState().hint!
  await press(playing().decision!.actions.find(other => other !== action)!)
  expect(useHint.getState().hint).toBeNull()
}, 30000)

test('no hint where both look, or behind the curtain', async () => {
  await startGame(choice('flat'))
  expect(mayHint(playing())).toBe(false)
  await startGame(choice('curtain'))
  expect(mayHint({ ...playing(), curtain: { is: 'covered', next: 0, handOver: true } })).toBe(false)
})

const decision = {
  by: 0 as const,
  step: 'battles',
  rule: '1',
  secrecy: 'open' as const,
  midway: false,
  actions: [4, 5],
  costs: [0, 3],
  closes: [false, false],
  anytime: [],
}
test('the reason of a battle is its odds', () => {
  const odds = {
    outcomes: [{ label: 'You clear the area', chance: 0.618, wanted: true }],
    modifiers: [],
    losses: { own: [0.5, 0.5], enemy: [0, 0, 1] },
    exact: true,
    worlds: 1,
    assuming: [],
  }
  expect(reasonFor(decision, odds, () => '')).toBe(
    'You clear the area: 62 %; you lose about 0.5 steps, they lose 2.0. The best of 2 answers.',
  )
})
test('the reason of anything else is the word of the search', () => {
  expect(reasonFor(decision, null, () => 'It holds 3 areas.')).toBe('It holds 3 areas. The best of 2 answers.')
  expect(reasonFor({ ...decision, actions: [4] }, null, () => '')).toBe('It is the only thing you can do.')
})
