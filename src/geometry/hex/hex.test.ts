import fc from 'fast-check'
import {
  axialToOffset,
  centreOf,
  cornersOf,
  disc,
  distance,
  hexAt,
  isPointy,
  layouts,
  line,
  neighbours,
  offsetToAxial,
  ring,
} from '.'

const hex = fc.record({ q: fc.integer({ min: -60, max: 60 }), r: fc.integer({ min: -60, max: 60 }) })

test.each(layouts)('%s: offset and axial are two names of one hex', layout => {
  fc.assert(fc.property(hex, one => expect(offsetToAxial(layout, axialToOffset(layout, one))).toEqual(one)))
})

test.each([
  ['oddRow', { q: 1, r: 1 }],
  ['evenRow', { q: 0, r: 1 }],
  ['oddColumn', { q: 1, r: 1 }],
  ['evenColumn', { q: 1, r: 0 }],
] as const)('%s: column 1, row 1 has a known place', (layout, axial) => {
  expect(offsetToAxial(layout, { column: 1, row: 1 })).toEqual(axial)
})

test('a neighbour is one step away and mutual', () => {
  fc.assert(
    fc.property(hex, one => {
      for (const other of neighbours(one)) {
        expect(distance(one, other)).toBe(1)
        expect(neighbours(other)).toContainEqual(one)
      }
    }),
  )
})

test('a ring holds six hexes a step, all at its distance; a disc all up to it', () => {
  for (const radius of [1, 2, 5]) {
    const around = ring({ q: 3, r: -2 }, radius)
    expect(new Set(around.map(one => `${one.q},${one.r}`)).size).toBe(6 * radius)
    expect(around.every(one => distance(one, { q: 3, r: -2 }) === radius)).toBe(true)
    expect(disc({ q: 0, r: 0 }, radius)).toHaveLength(1 + 3 * radius * (radius + 1))
  }
  expect(ring({ q: 3, r: -2 }, 0)).toEqual([{ q: 3, r: -2 }])
})

test('a line steps from neighbour to neighbour between its ends', () => {
  fc.assert(
    fc.property(hex, hex, (a, b) => {
      const way = line(a, b)
      expect(way).toHaveLength(distance(a, b) + 1)
      expect(way[0]).toEqual(a)
      expect(way[way.length - 1]).toEqual(b)
      for (let i = 1; i < way.length; i++) expect(distance(way[i - 1]!, way[i]!)).toBe(1)
    }),
  )
})

test.each(layouts)('%s: the centre of a hex lies in it, and so do points near its corners', layout => {
  const pointy = isPointy(layout)
  fc.assert(
    fc.property(hex, one => {
      const [x, y] = centreOf(one, 20, pointy)
      expect(hexAt(x, y, 20, pointy)).toEqual(one)
      const corners = cornersOf(one, 20, pointy)
      for (let i = 0; i < 12; i += 2) {
        expect(hexAt(x + (corners[i]! - x) * 0.98, y + (corners[i + 1]! - y) * 0.98, 20, pointy)).toEqual(one)
      }
    }),
  )
})
