import { centreOf, cornersOf, offsetToAxial } from '../geometry/hex'
import { BOARD_FORMAT } from './board'
import type { Board, BoardBorder, BoardSpace, Point } from './board'

/** The sheet of the tiny game, made by rule instead of from geography: odd rows shoved to the right. */
const ground = ['oowooho', 'otoowoo', 'owohoto', 'otohowo', 'oowooto', 'ohoowoo'] as const
const WIDTH = 7
const HEIGHT = 6
const SIDE = 90
const MARGIN = 120
const terrainOf: { readonly [letter: string]: string } = { o: 'green', w: 'yellow', h: 'red', t: 'green' }
const townNames = ['Birch Mill', 'Stone Ford', 'Old Market', 'Long Bridge']

interface Hex {
  readonly column: number
  readonly row: number
}
const hexes: readonly Hex[] = ground.flatMap((line, row) => Array.from(line, (_, column) => ({ column, row })))
const letterOf = ({ column, row }: Hex): string => ground[row]!.charAt(column)
const axialOf = (hex: Hex) => offsetToAxial('oddRow', hex)
const rounded = (n: number): number => Math.round(n * 10) / 10
const onSheet = (x: number, y: number): Point => [rounded(x + MARGIN + SIDE), rounded(y + MARGIN + SIDE)]

function placeOf(hex: Hex): Point {
  const [x, y] = centreOf(axialOf(hex), SIDE, true)
  return onSheet(x, y)
}
function outlineOf(hex: Hex): number[] {
  const corners = cornersOf(axialOf(hex), SIDE, true)
  return corners.map((n, i) => (i % 2 === 0 ? onSheet(n, 0)[0] : onSheet(0, n)[1]))
}
const twoDigits = (n: number): string => (n < 10 ? '0' : '') + n
const idOf = ({ column, row }: Hex): string => twoDigits(column + 1) + twoDigits(row + 1)

const townHexes = hexes.filter(hex => letterOf(hex) === 't')
const nameOf = (hex: Hex): string => townNames[townHexes.indexOf(hex)] ?? `Hex ${idOf(hex)}`

/** A two by two block of places on one side of the middle. */
const camp = ([x, y]: Point, shift: number): readonly Point[] =>
  [-16, 16].flatMap(dy => [-16, 16].map(dx => [rounded(x + shift + dx), rounded(y + dy + 8)] as const))

function spaceOf(hex: Hex): BoardSpace {
  const centre = placeOf(hex)
  const isTown = letterOf(hex) === 't'
  return {
    id: idOf(hex),
    name: nameOf(hex),
    kind: 'hex',
    terrain: terrainOf[letterOf(hex)]!,
    features: isTown ? [`city:${nameOf(hex)}`, 'victory'] : [],
    outline: [[outlineOf(hex)]],
    label: [centre[0], rounded(centre[1] - SIDE * 0.62)],
    ...(isTown ? { town: centre } : {}),
    slots: { first: camp(centre, -36), second: camp(centre, 36) },
    slotSize: 30,
  }
}

/** Corners i and i + 1 of a pointy hex, clockwise from the top, belong to these steps to a neighbour. */
const eastward = [
  { corner: 0, even: [0, -1], odd: [1, -1] },
  { corner: 1, even: [1, 0], odd: [1, 0] },
  { corner: 2, even: [0, 1], odd: [1, 1] },
] as const

function bordersOf(hex: Hex): readonly BoardBorder[] {
  const outline = outlineOf(hex)
  return eastward.flatMap(({ corner, even, odd }): readonly BoardBorder[] => {
    const [dx, dy] = hex.row % 2 === 0 ? even : odd
    const column = hex.column + dx
    const row = hex.row + dy
    if (column < 0 || row < 0 || column >= WIDTH || row >= HEIGHT) return []
    const line = outline.slice(corner * 2, corner * 2 + 4)
    return [{ a: hex.row * WIDTH + hex.column, b: row * WIDTH + column, kind: 'land', lines: [line] }]
  })
}

const right = placeOf({ column: WIDTH - 1, row: 1 })[0] + SIDE + MARGIN
const bottom = placeOf({ column: 0, row: HEIGHT - 1 })[1] + SIDE + MARGIN

export const skirmishBoard = (): Board => ({
  format: BOARD_FORMAT,
  id: 'skirmish',
  title: 'Skirmish',
  subtitle: 'Four towns and the grass between them',
  width: Math.ceil(right),
  height: Math.ceil(bottom),
  frame: [MARGIN / 2, MARGIN / 2, Math.ceil(right) - MARGIN / 2, Math.ceil(bottom) - MARGIN / 2],
  unitsPerKilometre: SIDE,
  projection: { parallels: [45, 50], meridian: 33, scale: 1, dx: 0, dy: 0 },
  spaces: hexes.map(spaceOf),
  borders: hexes.flatMap(bordersOf),
  decoration: {
    land: [[[0, 0, Math.ceil(right), 0, Math.ceil(right), Math.ceil(bottom), 0, Math.ceil(bottom)]]],
    lakes: [],
    rivers: [],
    rails: [],
    roads: [],
    towns: townHexes.map(hex => ({ name: nameOf(hex), at: placeOf(hex), rank: 2 })),
    texts: [],
    graticule: [],
    stamps: [
      { kind: 'tree', places: stampsIn('w') },
      { kind: 'rough', places: stampsIn('h') },
    ],
    relief: [],
  },
})

/** Nine stamps about a hex of that ground, each a little off its place. */
function stampsIn(letter: string): readonly number[] {
  return hexes
    .filter(hex => letterOf(hex) === letter)
    .flatMap(hex => {
      const [x, y] = placeOf(hex)
      return [-45, 0, 45].flatMap(dy =>
        [-45, 0, 45].flatMap((dx, i) => [
          rounded(x + dx + ((hex.column * 7 + i * 5) % 11)),
          rounded(y + dy + ((hex.row * 5 + i * 3) % 9)),
          14,
        ]),
      )
    })
}
