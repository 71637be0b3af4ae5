/** The ground of the tiny game: seven columns by six rows of hexes, odd rows shifted half a hex to the right. */
export const WIDTH = 7
export const HEIGHT = 6
export const SPACES = WIDTH * HEIGHT

/** o open (1), w wood (2), h hill (3), t town (1, counts for victory). */
export const ground = [
  'oowooho', //
  'otoowoo',
  'owohoto',
  'otohowo',
  'oowooto',
  'ohoowoo',
] as const
const entryCost: { readonly [letter: string]: number } = { o: 1, w: 2, h: 3, t: 1 }
const letterOf = (space: number): string => ground[Math.floor(space / WIDTH)]!.charAt(space % WIDTH)

export const costToEnter = Int8Array.from({ length: SPACES }, (_, space) => entryCost[letterOf(space)]!)
export const towns: readonly number[] = Array.from({ length: SPACES }, (_, space) => space).filter(
  space => letterOf(space) === 't',
)

const evenRow = [1, 0, 0, -1, -1, -1, -1, 0, -1, 1, 0, 1]
const oddRow = [1, 0, 1, -1, 0, -1, -1, 0, 0, 1, 1, 1]
function neighbour(space: number, direction: number): number {
  const y = Math.floor(space / WIDTH)
  const shift = y & 1 ? oddRow : evenRow
  const nx = (space % WIDTH) + shift[2 * direction]!
  const ny = y + shift[2 * direction + 1]!
  return nx >= 0 && ny >= 0 && nx < WIDTH && ny < HEIGHT ? ny * WIDTH + nx : -1
}
/** By space * 6 + direction: the neighbour, -1 over the edge. */
export const beside = Int16Array.from({ length: SPACES * 6 }, (_, i) => neighbour(Math.floor(i / 6), i % 6))

const twoDigits = (n: number): string => (n < 10 ? '0' : '') + n
/** Printed as column and row: 0103 is the first column of the third row. */
export const spaceIds: readonly string[] = Array.from(
  { length: SPACES },
  (_, space) => twoDigits((space % WIDTH) + 1) + twoDigits(Math.floor(space / WIDTH) + 1),
)
