import { contrast } from './contrast'
import type { Look } from './look'
import { dark } from './dark'
import { highContrast } from './highContrast'
import { paper } from './paper'

type Pair = readonly [front: string, back: string, paper: number, dark: number, highContrast: number]

/** What the design promises for each look; text needs 4.5, lines and large names 3. */
const promised: readonly Pair[] = [
  ['ui.ink', 'ui.surface', 15.1, 13.9, 21],
  ['ui.ink', 'ui.background', 12.7, 15.5, 21],
  ['ui.inkSoft', 'ui.surface', 7.4, 8.5, 17.4],
  ['ui.inkFaint', 'ui.surface', 5.7, 5.3, 12.6],
  ['ui.inkFaint', 'ui.background', 4.8, 6, 12.6],
  ['ui.accentText', 'ui.surface', 6.1, 10.6, 9.3],
  ['ui.danger', 'ui.surface', 6.7, 7.2, 8.2],
  ['ui.ok', 'ui.surface', 5.9, 9.3, 9],
  ['ui.info', 'ui.surface', 6.7, 8.7, 10.2],
  ['ui.onAsk', 'ui.ask', 14.6, 11.7, 21],
  ['ui.onAskSoft', 'ui.ask', 8.9, 7.9, 16.8],
  ['ui.onAccent', 'ui.accent', 8.3, 9.7, 14.7],
  ['ui.onDanger', 'ui.danger', 7, 7.6, 8.2],
  ['ui.accent', 'ui.ask', 8.3, 7.3, 14.7],
  ['ui.lineStrong', 'ui.surface', 3.7, 3.1, 21],
  ['ui.focus', 'ui.surface', 5.8, 9.3, 6.7],
  ['map.label', 'map.land', 12.4, 10.2, 21],
  ['map.labelSoft', 'map.land', 6.3, 6.5, 17.4],
  ['map.labelRiver', 'map.land', 5.7, 7, 11],
  ['map.labelSea', 'map.sea', 4.5, 5.8, 8.3],
  ['map.labelRegion', 'map.land', 3.9, 3.7, 7.5],
  ['map.river', 'map.land', 4.3, 4.8, 9.2],
  ['map.border', 'map.land', 5.9, 4.1, 21],
  ['map.coast', 'map.sea', 5.1, 6.2, 15.9],
  ['map.coast', 'map.land', 6.3, 5.2, 21],
  ['map.axisFront', 'map.land', 9.3, 6.5, 14.9],
  ['map.sovietFront', 'map.land', 5.7, 4.5, 8.2],
  ['map.glowEdge', 'map.land', 1.9, 7.1, 21],
  ['map.attackEdge', 'map.land', 5, 4.5, 8.2],
  ['map.terrainG', 'map.land', 3.8, 5.1, 6.6],
  ['map.terrainY', 'map.land', 1.6, 6.8, 1.4],
  ['map.terrainR', 'map.land', 4, 3.6, 7.4],
  ['map.onTerrain', 'map.terrainG', 4.9, 7.7, 6.6],
  ['map.onTerrainY', 'map.terrainY', 8.2, 10.3, 14.7],
  ['map.onTerrain', 'map.terrainR', 5.2, 5.5, 7.4],
  ['map.onTerrain', 'map.terrainV', 16.3, 15.4, 21],
]

/** Never the only carrier of a meaning: each has a second cue, named in docs/drawing.md. */
const seconded = ['map.glowEdge on map.land', 'map.terrainY on map.land']
const lines = ['ui.lineStrong', 'map.labelRegion', 'map.river', 'map.border', 'map.terrainG', 'map.terrainR']

function inkOf(look: Look, name: string): string {
  const [table, ink] = name.split('.') as ['ui' | 'map', string]
  const colour = (look[table] as Readonly<Record<string, string | number>>)[ink]
  if (typeof colour !== 'string') throw new Error(`no ink ${name}`)
  return colour
}

const leastOf = (front: string, back: string) =>
  seconded.includes(`${front} on ${back}`) ? 1 : lines.includes(front) ? 3 : 4.45

describe.each([
  ['paper', paper, 2],
  ['dark', dark, 3],
  ['highContrast', highContrast, 4],
] as const)('contrast of %s', (_name, look, column) => {
  test.each(promised)('%s on %s', (...pair) => {
    const ratio = contrast(inkOf(look, pair[0]), inkOf(look, pair[1]))
    expect(ratio).toBeGreaterThanOrEqual(leastOf(pair[0], pair[1]))
    expect(Math.abs(ratio - pair[column])).toBeLessThanOrEqual(0.051)
  })
})

test('black on white is the greatest contrast there is', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
  expect(contrast('#FFFFFF', '#FFFFFF')).toBe(1)
})
