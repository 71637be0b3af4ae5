import { boardTables, loadBoard } from '../atlas'
import { skirmish } from '../engine/testing/skirmish'
import { beside, costToEnter, SPACES, towns } from '../engine/testing/skirmish/board'

const board = loadBoard('skirmish')
const tables = boardTables(board)

test('the sheet of the tiny game prints the spaces the rules know, in their order', () => {
  expect(board.spaces.map(space => space.id)).toEqual(skirmish.spaces)
})

test('the sheet has the neighbours of the rules', () => {
  for (let space = 0; space < SPACES; space++) {
    const printed = Array.from(tables.neighbours.subarray(tables.offsets[space]!, tables.offsets[space + 1]!))
    const ruled = Array.from(beside.subarray(space * 6, space * 6 + 6)).filter(next => next >= 0)
    expect(printed).toEqual(ruled.sort((a, b) => a - b))
  }
})

test('ground and towns on the sheet are those of the rules', () => {
  const costs: { readonly [terrain: string]: number } = { green: 1, yellow: 2, red: 3 }
  expect(board.spaces.map(space => costs[space.terrain])).toEqual(Array.from(costToEnter))
  const printed = board.spaces.flatMap((space, i) => (space.features.includes('victory') ? [i] : []))
  expect(printed).toEqual(towns)
})
