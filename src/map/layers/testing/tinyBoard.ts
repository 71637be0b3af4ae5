import { BOARD_FORMAT, type Board, type BoardSpace, type Point } from '../../../atlas/board'

const square = (left: number, top: number, right: number, bottom: number): BoardSpace['outline'] => [
  [[left, top, right, top, right, bottom, left, bottom]],
]

function area(
  id: string,
  name: string,
  left: number,
  top: number,
  terrain: string,
  features: readonly string[],
): BoardSpace {
  const middle: Point = [left + 100, top + 100]
  const slots = { first: [middle, middle, middle, middle], second: [middle, middle, middle, middle] }
  const outline = square(left, top, left + 200, top + 200)
  return { id, name, kind: 'area', terrain, features, outline, town: middle, label: middle, slots, slotSize: 30 }
}

/** Six areas on one island, two rows of three; a river parts the first two, and the sea lies all around. */
export const tinyBoard: Board = {
  format: BOARD_FORMAT,
  id: 'tiny',
  title: 'Tiny',
  subtitle: 'Six areas and a river',
  width: 1200,
  height: 900,
  frame: [60, 100, 1140, 840],
  unitsPerKilometre: 3,
  projection: { parallels: [45, 50], meridian: 33, scale: 1, dx: 0, dy: 0 },
  spaces: [
    area('1', 'Westfield', 200, 250, 'green', ['start:axis']),
    area('2', 'Middleton', 400, 250, 'victory', ['victory', 'city:Middleton', 'supply:red', 'start:soviet']),
    area('3', 'Eastwood-on-the-Long-River', 600, 250, 'yellow', ['port', 'start:soviet']),
    area('4', 'Southwest', 200, 450, 'red', ['start:axis']),
    area('5', 'South', 400, 450, 'green', ['start:axis']),
    area('6', 'Southeast', 600, 450, 'green', ['start:soviet']),
    {
      ...area('S1', 'Reserve', 0, 0, 'staging', ['start:soviet']),
      kind: 'box',
      outline: square(900, 300, 1060, 500),
    },
  ],
  borders: [
    { a: 0, b: 1, kind: 'river', lines: [[400, 250, 400, 350, 400, 450]] },
    { a: 1, b: 2, kind: 'land', lines: [[600, 250, 600, 450]] },
    { a: 0, b: 3, kind: 'land', lines: [[200, 450, 400, 450]] },
    { a: 1, b: 4, kind: 'land', lines: [[400, 450, 600, 450]] },
    { a: 2, b: 5, kind: 'land', lines: [[600, 450, 800, 450]] },
    { a: 3, b: 4, kind: 'land', lines: [[400, 450, 400, 650]] },
    { a: 4, b: 5, kind: 'land', lines: [[600, 450, 600, 650]] },
  ],
  decoration: {
    land: square(200, 250, 800, 650),
    lakes: [],
    rivers: [{ name: 'Long', rank: 1, line: [210, 600, 400, 610, 600, 605, 790, 600], from: 3, to: 9 }],
    rails: [],
    roads: [],
    towns: [],
    texts: [{ text: 'Sea', kind: 'sea', at: [500, 740], turn: 0 }],
    graticule: [{ label: '30°', line: [500, 0, 500, 900] }],
    stamps: [{ kind: 'rough', places: [650, 300, 12, 700, 400, 12] }],
    relief: [],
  },
}
