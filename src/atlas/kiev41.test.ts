import { contains, distanceToOutline } from '../geometry/shape/ring'
import { loadBoard, spaceAt, spaceUnderThumb, type BoardSpace } from './index'
import { expand, facts } from './kiev41.facts'
import { boardTables } from './tables'

const board = loadBoard('kiev41')
const tables = boardTables(board)
const byId = new Map(board.spaces.map(space => [space.id, space]))
const space = (id: string) => byId.get(id)!
const idsWith = (feature: string) => board.spaces.filter(one => one.features.includes(feature)).map(one => one.id)
const sorted = (ids: readonly string[]) => [...ids].sort((a, b) => (a < b ? -1 : 1))
const around = (id: string) => {
  const place = tables.placeOf(id)
  return [...tables.neighbours.slice(tables.offsets[place], tables.offsets[place + 1])].map(at => board.spaces[at]!.id)
}
const kindBetween = (pair: string) => {
  const [a, b] = pair.split('-').map(tables.placeOf)
  return board.borders.find(border => (border.a === a && border.b === b) || (border.a === b && border.b === a))?.kind
}
const areas = board.spaces.filter(one => one.kind === 'area')

describe('facts of the rules', () => {
  test('2.0 there are 153 areas, each with a name of its own', () => {
    const countries = board.spaces.filter(one => one.features.some(feature => feature.startsWith('country:')))
    expect(sorted(countries.map(one => one.id))).toEqual(sorted(expand(facts.areas)))
    expect(new Set(countries.map(one => one.name)).size).toBe(153)
  })

  test('2.1 supply icons stand where the rules list them', () => {
    for (const [colour, ids] of Object.entries(facts.supply))
      expect(sorted(idsWith(`supply:${colour}`))).toEqual(sorted(expand(ids)))
  })

  test('2.2 the road to Tula has ten boxes in order, and the leaders, fleets and bombers have theirs', () => {
    expect(facts.road.map((_, i) => space(`tula${i + 1}`).name)).toEqual(facts.road)
    expect(facts.boxes.filter(id => space(id)?.kind !== 'box')).toEqual([])
  })

  test('2.4.4 seven victory areas carry the names of their cities', () => {
    expect(sorted(idsWith('victory'))).toEqual(sorted(Object.keys(facts.victory)))
    for (const [id, name] of Object.entries(facts.victory))
      expect([space(id).name, space(id).terrain]).toEqual([name, 'victory'])
  })

  test('2.4.5 four staging areas have neither coast nor port', () => {
    const staging = board.spaces.filter(one => one.terrain === 'staging')
    expect(sorted(staging.map(one => one.id))).toEqual(['Axis', 'S1', 'S2', 'S3'])
    expect(staging.flatMap(one => one.features).filter(feature => /coast|port$/.test(feature))).toEqual([])
  })

  test('2.4.8 the only strait joins Kerch and Taman', () => {
    const straits = board.borders.filter(border => border.kind === 'strait')
    expect(straits.map(({ a, b }) => [board.spaces[a]!.id, board.spaces[b]!.id])).toEqual([facts.strait])
  })

  test('2.5 the Axis holds Rumania, Tarnopol and its staging area at the start', () => {
    expect(sorted(idsWith('country:rumania'))).toEqual(sorted(expand(facts.rumania)))
    expect(sorted(idsWith('start:axis'))).toEqual(sorted([...expand(facts.rumania), '14', 'Axis']))
    expect(idsWith('start:soviet')).toHaveLength(133)
  })

  test('2.9 areas that hold three blocks at a set-up are open ground', () => {
    expect(expand(facts.green).filter(id => space(id).terrain !== 'green')).toEqual([])
  })

  test('2.1.1 coasts: two areas on both seas, the ports divided eight to five', () => {
    const [black, azov, ports] = ['coast:black', 'coast:azov', 'port'].map(idsWith) as [string[], string[], string[]]
    expect(sorted(black.filter(id => azov.includes(id)))).toEqual(facts.bothSeas)
    expect(facts.blackSea.filter(id => !black.includes(id))).toEqual([])
    expect(ports.filter(id => !azov.includes(id))).toHaveLength(facts.ports.black)
    expect(ports.filter(id => azov.includes(id))).toHaveLength(facts.ports.azovOrStrait)
  })

  test('10.3 the rivers of the examples and fronts are river borders', () => {
    expect(facts.rivers.filter(pair => kindBetween(pair) !== 'river')).toEqual([])
  })

  test('fortresses and pockets are closed as the set-ups need', () => {
    for (const [id, ids] of Object.entries(facts.neighbours)) expect(sorted(around(id))).toEqual(sorted(expand(ids)))
    const inside = expand(facts.pocket.inside)
    const ring = new Set(inside.flatMap(around).filter(id => !inside.includes(id)))
    expect(sorted([...ring])).toEqual(sorted(expand(facts.pocket.ring)))
    expect(facts.apart.filter(pair => !['impassable', undefined].includes(kindBetween(pair)))).toEqual([])
  })

  test('every area has two to nine neighbours and all are one land', () => {
    const all = expand(facts.areas)
    expect(all.filter(id => around(id).length < 2 || around(id).length > 9)).toEqual([])
    const reached = new Set(['4'])
    for (const id of reached) for (const next of around(id)) reached.add(next)
    expect(reached.size).toBe(153)
  })
})

const edgesOf = (one: BoardSpace): string[] =>
  one.outline.flat().flatMap(ring =>
    Array.from({ length: ring.length / 2 }, (_, i) => {
      const a = `${ring[2 * i]},${ring[2 * i + 1]}`
      const b = `${ring[(2 * i + 2) % ring.length]},${ring[(2 * i + 3) % ring.length]}`
      return a < b ? `${a} ${b}` : `${b} ${a}`
    }),
  )
const lengthOf = (edge: string) => {
  const [ax, ay, bx, by] = edge.split(/[ ,]/).map(Number) as [number, number, number, number]
  return Math.hypot(ax - bx, ay - by)
}
const isInside = (one: BoardSpace, [x, y]: readonly [number, number]) =>
  one.outline.some(shape => contains(shape, x, y))

describe('shapes', () => {
  const owners = new Map<string, string[]>()
  for (const area of areas) for (const edge of edgesOf(area)) owners.set(edge, [...(owners.get(edge) ?? []), area.id])
  const shared = new Map<string, number>()
  for (const [edge, ids] of owners)
    if (ids.length === 2) shared.set(ids.join('-'), (shared.get(ids.join('-')) ?? 0) + lengthOf(edge))

  test('no piece of an outline belongs to more than two areas', () => {
    expect([...owners.values()].filter(ids => ids.length > 2)).toEqual([])
  })

  test('areas touch along a line exactly where the map has a border', () => {
    const touching = [...shared].filter(([, length]) => length > 6).map(([pair]) => pair)
    expect(touching.filter(pair => !['land', 'river'].includes(kindBetween(pair) ?? ''))).toEqual([])
    const ways = board.borders.filter(({ a, b, kind }) => {
      const isDrawn = board.spaces[a]!.kind === 'area' && board.spaces[b]!.kind === 'area'
      return isDrawn && (kind === 'land' || kind === 'river')
    })
    expect(ways.filter(({ lines }) => lines.length === 0)).toEqual([])
    expect(ways).toHaveLength(touching.length)
  })

  test('a border is made of the very points of both outlines', () => {
    for (const { a, b, lines } of board.borders) {
      const both = [a, b].map(place => new Set(edgesOf(board.spaces[place]!)))
      for (const line of lines)
        for (let i = 2; i < line.length; i += 2) {
          const [p, q] = [`${line[i - 2]},${line[i - 1]}`, `${line[i]},${line[i + 1]}`]
          const edge = p < q ? `${p} ${q}` : `${q} ${p}`
          expect(both.every(edges => edges.has(edge))).toBe(true)
        }
    }
  })

  test('at least two fifths of every river border lie on a drawn river', () => {
    const rivers = board.decoration.rivers.map(river => river.line)
    const onRiver = (x: number, y: number) =>
      rivers.some(
        line => contains([[x - 9e3, y - 9e3, x + 9e3, y - 9e3, x + 9e3, y + 9e3]], x, y) && nearLine(line, x, y, 1.5),
      )
    const poor = board.borders.filter(({ kind, lines }) => {
      if (kind !== 'river') return false
      const points = lines.flatMap(line => middles(line))
      const wet = points.reduce((sum, [x, y, length]) => sum + (onRiver(x, y) ? length : 0), 0)
      return wet < 0.4 * points.reduce((sum, [, , length]) => sum + length, 0)
    })
    expect(poor.map(({ a, b }) => `${board.spaces[a]!.id}-${board.spaces[b]!.id}`)).toEqual([])
  })

  test('labels, towns and places for four blocks a side lie inside', () => {
    for (const area of areas) {
      expect([area.id, isInside(area, area.label)]).toEqual([area.id, true])
      if (area.town) expect([area.id, isInside(area, area.town)]).toEqual([area.id, true])
      const slots = [...area.slots.first, ...area.slots.second]
      expect([area.id, slots.length]).toEqual([area.id, 8])
      for (const [x, y] of slots) {
        expect([area.id, isInside(area, [x, y])]).toEqual([area.id, true])
        expect(Math.min(...area.outline.map(shape => distanceToOutline(shape, x, y)))).toBeGreaterThan(
          area.slotSize / 2,
        )
      }
    }
  })

  test('no two places overlap, and the smallest still holds a block of nine kilometres', () => {
    for (const { slots, slotSize } of areas) {
      const places = [...slots.first, ...slots.second]
      places.forEach(([x, y], i) =>
        places
          .slice(i + 1)
          .forEach(([u, v]) => expect(Math.max(Math.abs(x - u), Math.abs(y - v))).toBeGreaterThan(slotSize)),
      )
    }
    expect(Math.min(...areas.map(area => area.slotSize))).toBeGreaterThan(9 * board.unitsPerKilometre)
  })
})

function nearLine(line: readonly number[], x: number, y: number, reach: number): boolean {
  for (let i = 2; i < line.length; i += 2) {
    const [ax, ay, bx, by] = [line[i - 2]!, line[i - 1]!, line[i]!, line[i + 1]!]
    const length = (bx - ax) ** 2 + (by - ay) ** 2
    const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
    if (Math.hypot(ax + t * (bx - ax) - x, ay + t * (by - ay) - y) <= reach) return true
  }
  return false
}

function middles(line: readonly number[]): [number, number, number][] {
  const found: [number, number, number][] = []
  for (let i = 2; i < line.length; i += 2) {
    const [ax, ay, bx, by] = [line[i - 2]!, line[i - 1]!, line[i]!, line[i + 1]!]
    found.push([(ax + bx) / 2, (ay + by) / 2, Math.hypot(ax - bx, ay - by)])
  }
  return found
}

describe('touch', () => {
  test('every label leads back to its space', () => {
    const missed = areas.filter(area => board.spaces[spaceAt(board, area.label[0], area.label[1])]?.id !== area.id)
    expect(missed.map(area => area.id)).toEqual([])
  })

  test('the open sea is no space', () => {
    expect(spaceAt(board, 1500, 2300)).toBe(-1)
  })

  test('beside a border a thumb takes the lit side', () => {
    const kiev = tables.placeOf('4')
    const border = board.borders.find(
      ({ a, b }) => a === Math.min(kiev, tables.placeOf('5')) && b === tables.placeOf('5'),
    )!
    const [x, y] = [border.lines[0]![2]!, border.lines[0]![3]!]
    expect(spaceUnderThumb(board, x, y, 12, place => place === tables.placeOf('5'))).toBe(tables.placeOf('5'))
    expect(spaceUnderThumb(board, x, y, 12, place => place === kiev)).toBe(kiev)
  })
})
