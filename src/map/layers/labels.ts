import type { SkCanvas } from '@shopify/react-native-skia'
import { drawLetters, widthOf } from '../text/lettering'
import { drawCity, drawPort, drawSupply, drawTerrainBadge, drawVictoryStar, usualCost } from './badges'
import type { Taken } from './boxes'
import { advance, numberLettering } from './labelContent'
import { layoutLabels, obstacles, type PlacedLabel } from './labelLayout'
import { drawPlaceName, layoutRegionNames, layoutSeaNames, layoutTowns, type PlacedName } from './placeNames'
import { drawRiverName, layoutRiverNames, type PlacedRiverName } from './riverNames'
import type { Play, Scene } from './scene'

export interface NameLayout {
  readonly spaces: readonly PlacedLabel[]
  readonly rivers: readonly PlacedRiverName[]
  /** Seas, regions and towns. */
  readonly places: readonly PlacedName[]
}

const layouts = new WeakMap<Scene, WeakMap<Play, NameLayout>>()

/** All names of the board for one zoom: victory areas, cities, areas, great rivers, towns, small rivers, regions. */
export function layoutNames(scene: Scene, play: Play): NameLayout {
  const byPlay = layouts.get(scene) ?? new WeakMap<Play, NameLayout>()
  layouts.set(scene, byPlay)
  const layout = byPlay.get(play) ?? layOut(scene, play)
  byPlay.set(play, layout)
  return layout
}

function layOut(scene: Scene, play: Play): NameLayout {
  const taken: Taken = obstacles(scene, play)
  const seas = layoutSeaNames(scene, taken)
  const spaces = layoutLabels(scene, play, taken)
  const rivers = layoutRiverNames(scene, taken)
  const towns = layoutTowns(scene, taken)
  return { spaces, rivers, places: [...seas, ...towns, ...layoutRegionNames(scene, taken)] }
}

/** Quiet names first, so that a halo never covers a louder one. */
export function drawLabels(canvas: SkCanvas, scene: Scene, play: Play, layout = layoutNames(scene, play)): void {
  for (const name of layout.places) drawPlaceName(canvas, scene, name)
  for (const river of layout.rivers) drawRiverName(canvas, scene, river)
  for (const label of layout.spaces) drawLabel(canvas, scene, play, label)
}

/** The names of some spaces alone, where they stand in the whole: over the light that would pale them. */
export function drawNamesOf(canvas: SkCanvas, scene: Scene, play: Play, spaces: ReadonlySet<number>): void {
  for (const label of layoutNames(scene, play).spaces) {
    if (spaces.has(label.place)) drawLabel(canvas, scene, play, label)
  }
}

/** Badge, star or city, name, number, supply, port: from left to right. */
export function drawLabel(canvas: SkCanvas, scene: Scene, play: Play, label: PlacedLabel): void {
  const { brush } = scene
  const { size, y, lettering, lines } = label
  let x = drawMarks(canvas, scene, play, label)
  const first = y - (lines.length - 1) * size * 0.43
  lines.forEach((line, k) => drawLetters(canvas, brush, line, x, first + k * size * 0.86, lettering))
  x += Math.max(...lines.map(line => widthOf(brush, line, lettering)))
  if (label.number) {
    const figures = numberLettering(scene, size)
    drawLetters(canvas, brush, label.number, x + size * 0.22, y + size * 0.04, figures)
    x += widthOf(brush, label.number, figures) + size * 0.35
  }
  x += size * advance.gap
  for (const mark of label.supplies) {
    drawSupply(canvas, scene, mark, x + size * 0.5, y, size * 0.78)
    x += size * advance.supply
  }
  if (label.hasPort) drawPort(canvas, scene, x + size * 0.42, y, size * 0.85)
}

function drawMarks(canvas: SkCanvas, scene: Scene, play: Play, label: PlacedLabel): number {
  const { size, y, ground, mark, place } = label
  let x = label.x - label.width / 2
  if (ground) {
    const cost = play.costs?.[place] ?? usualCost(ground, scene.weather)
    drawTerrainBadge(canvas, scene, ground, cost, x + size * 0.5, y, size * 0.43)
    x += size * advance.badge
  }
  if (mark === 'star') drawVictoryStar(canvas, scene, play.control[place] ?? -1, x + size * 0.52, y, size * 0.52)
  if (mark === 'city') drawCity(canvas, scene, x + size * 0.3, y, size * 0.52)
  return x + (mark ? size * advance[mark] : 0)
}
