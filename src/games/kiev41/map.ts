import type { Board, BoardSpace } from '../../atlas/board'
import compiled from '../../atlas/compiled/kiev41.json'

export const board = compiled as unknown as Board

/** Printed ids of areas (first) and boxes, in the order of the board. A space is its place in this list. */
export const spaces: readonly string[] = board.spaces.map(space => space.id)
export const SPACES = spaces.length
/** 2.0 The 153 areas come first; boxes (road, leaders, air, fleets) after them. */
export const AREAS = board.spaces.findIndex(space => space.terrain === 'road')

const places = new Map(spaces.map((id, i) => [id, i]))
export function spaceOf(id: string): number {
  const space = places.get(id)
  if (space === undefined) throw new Error(`kiev41: no space ${id} on the board`)
  return space
}

export const terrains = ['green', 'yellow', 'red', 'victory', 'staging', 'box'] as const
export type Terrain = (typeof terrains)[number]
export const GREEN = 0
export const YELLOW = 1
export const RED = 2
export const VICTORY = 3
export const STAGING = 4
export const BOX = 5

const terrainNumber = (space: BoardSpace): number => {
  const found = (terrains as readonly string[]).indexOf(space.terrain)
  return found < 0 ? BOX : found
}
const hasFeature = (space: BoardSpace, feature: string): boolean => space.features.indexOf(feature) >= 0
const flags = (test: (space: BoardSpace, i: number) => boolean): Uint8Array =>
  Uint8Array.from(board.spaces.map((space, i) => (test(space, i) ? 1 : 0)))

/** By space: GREEN .. BOX. */
export const terrain = Uint8Array.from(board.spaces.map(terrainNumber))
/** A city (white square); a Victory Area is none besides (Q23). */
export const isCity = flags(
  space => space.terrain !== 'victory' && space.features.some(feature => feature.startsWith('city:')),
)
export const isVictoryArea = flags(space => space.terrain === 'victory')
export const isPort = flags(space => hasFeature(space, 'port'))
export const isBlackCoast = flags(space => hasFeature(space, 'coast:black'))
export const isAzovCoast = flags(space => hasFeature(space, 'coast:azov'))
/** Outside Rumania and the staging areas: Soviet reinforcements may arrive there (5.0h). */
export const isSovietUnion = flags(
  (space, i) => i < AREAS && !hasFeature(space, 'country:rumania') && !hasFeature(space, 'country:offmap'),
)

export const NO_SOURCE = 0
export const YELLOW_SOURCE = 1
export const ORANGE_SOURCE = 2
export const RED_SOURCE = 3
export const AXIS_SOURCE = 4
const sourceFeatures = ['', 'supply:yellow', 'supply:orange', 'supply:red', 'supply:axis']
/** By space: the colour of its supply icon (2.1). */
export const source = Uint8Array.from(
  board.spaces.map(space =>
    Math.max(
      NO_SOURCE,
      sourceFeatures.findIndex(feature => feature !== '' && hasFeature(space, feature)),
    ),
  ),
)

/** 13 ports: of the Azov Sea those that do not touch the Black Sea, and Kerch (2.4.9). */
export const AXIS_STAGING = spaceOf('Axis')
export const SOVIET_STAGING: readonly number[] = [spaceOf('S1'), spaceOf('S2'), spaceOf('S3')]
export const KIEV = spaceOf('4')
export const SEVASTOPOL = spaceOf('FS')
export const NOVOROSSIYSK = spaceOf('145')
export const KERCH = spaceOf('129')
export const TAMAN = spaceOf('144')
export const MOSCOW = spaceOf('moscow')
export const RASTENBURG = spaceOf('rastenburg')
export const BATUMI = spaceOf('batumi')
export const ABORTED = spaceOf('aborted')
export const DESTROYED = spaceOf('destroyed')
export const FLEET_STAGING: readonly number[] = [spaceOf('fleet1'), spaceOf('fleet2')]
export const BOMBER_BOX: readonly number[] = [spaceOf('bombers4'), spaceOf('bombers5')]
/** The Road to Tula: Minsk is box 1, Tula box 10. */
export const ROAD = spaceOf('tula1')
export const ROAD_BOXES = 10
export const NIZHYN_BOX = 5
export const TULA_BOX = 10
export const VICTORY_AREAS: readonly number[] = board.spaces.flatMap((space, i) =>
  space.terrain === 'victory' ? [i] : [],
)

export const portSea = (space: number): 'black' | 'azov' | null =>
  isPort[space] === 0 ? null : space === KERCH || isBlackCoast[space] === 0 ? 'azov' : 'black'

// ---- neighbours, packed: those of a space stand from first[space] to first[space + 1] ------------------------------
export const LAND = 0
export const RIVER = 1
export const STRAIT = 2
const kindNumber = { land: LAND, river: RIVER, strait: STRAIT } as const
const links: [number, number][][] = spaces.map(() => [])
for (const { a, b, kind } of board.borders) {
  if (kind === 'impassable') continue
  links[a]!.push([b, kindNumber[kind]])
  links[b]!.push([a, kindNumber[kind]])
}
for (const list of links) list.sort((x, y) => x[0] - y[0])
export const first = new Int16Array(SPACES + 1)
export const neighbour = Int16Array.from(links.flatMap(list => list.map(link => link[0])))
/** LAND, RIVER or STRAIT, beside `neighbour`. */
export const edge = Uint8Array.from(links.flatMap(list => list.map(link => link[1])))
links.forEach((list, space) => {
  first[space + 1] = first[space]! + list.length
})

/** The kind of the common border, or -1 where there is none. */
export function edgeBetween(a: number, b: number): number {
  for (let k = first[a]!; k < first[a + 1]!; k++) if (neighbour[k] === b) return edge[k]!
  return -1
}
export const areAdjacent = (a: number, b: number): boolean => edgeBetween(a, b) >= 0

/** Areas by number of steps over any areas (10.11 air range, 14.9): distances from each area, made once. */
const distances: (Uint8Array | undefined)[] = []
export function distancesFrom(space: number): Uint8Array {
  const known = distances[space]
  if (known) return known
  const distance = new Uint8Array(SPACES).fill(255)
  const queue = [space]
  distance[space] = 0
  for (let i = 0; i < queue.length; i++) {
    const here = queue[i]!
    for (let k = first[here]!; k < first[here + 1]!; k++) {
      const next = neighbour[k]!
      if (distance[next] !== 255) continue
      distance[next] = distance[here]! + 1
      queue.push(next)
    }
  }
  return (distances[space] = distance)
}
