import type { SkCanvas } from '@shopify/react-native-skia'
import { clipOp, fillRule } from './brush'
import { bordersPath, drawLandBorders, drawRiverBorders } from './borders'
import { sheetRect } from './frame'
import { shapePath, type Scene } from './scene'
import { clamp, points } from './zoom'

export type LampKind = 'move' | 'attack' | 'here'

export interface Lit {
  readonly space: number
  readonly kind: LampKind
}

/** Everything but the lit spaces goes dim: one layer, filled, with the lit paths cut out of it. */
export function drawLamp(canvas: SkCanvas, scene: Scene, lit: readonly Lit[]): void {
  if (lit.length === 0) return
  drawVeil(canvas, scene, lit)
  for (const each of lit) drawGlow(canvas, scene, each)
  drawLitBorders(canvas, scene, lit)
}

export function drawVeil(canvas: SkCanvas, scene: Scene, lit: readonly Lit[]): void {
  const { brush, board, look } = scene
  const spaces = lit.flatMap(({ space }) => board.spaces[space]?.outline ?? [])
  canvas.saveLayer()
  canvas.drawRect(sheetRect(scene), brush.fill(look.map.veil, { alpha: look.map.veilAlpha }))
  canvas.drawPath(shapePath(brush, spaces, fillRule.winding), brush.fill('#000000', { blend: 'dstOut' }))
  canvas.restore()
}

export function drawGlow(canvas: SkCanvas, scene: Scene, { space, kind }: Lit): void {
  const { brush, look, shapes, zoom } = scene
  const path = shapes.spaces[space]
  if (!path) return
  const attack = kind === 'attack'
  const fill = attack ? look.map.attackGlow : look.map.glow
  const edge = attack ? look.map.attackEdge : look.map.glowEdge
  const alpha = attack ? look.map.attackAlpha : look.map.glowAlpha * (kind === 'here' ? 0.4 : 1)
  const unit = points(zoom, clamp(0.5, zoom.kilometre / 2.2, 1.4))
  canvas.save()
  canvas.clipPath(path, clipOp.intersect, true)
  canvas.drawPath(path, brush.fill(fill, { alpha }))
  canvas.drawPath(path, brush.stroke(edge, 11 * unit, { alpha: 0.55, blur: 5 * unit }))
  const dash = attack ? [10 * unit, 4 * unit] : undefined
  canvas.drawPath(path, brush.stroke(edge, (attack ? 6.4 : 5.2) * unit, { alpha: 0.95, dash, cap: 'butt' }))
  canvas.restore()
}

/** Borders and rivers of lit spaces once more on top, so that the ground stays readable. */
export function drawLitBorders(canvas: SkCanvas, scene: Scene, lit: readonly Lit[]): void {
  const places = new Set(lit.map(({ space }) => space))
  const edges = scene.board.borders.filter(({ a, b }) => places.has(a) || places.has(b))
  canvas.save()
  canvas.clipPath(scene.shapes.land, clipOp.intersect, false)
  drawLandBorders(
    canvas,
    scene,
    bordersPath(
      scene,
      edges.filter(({ kind }) => kind === 'land'),
    ),
  )
  canvas.restore()
  drawRiverBorders(
    canvas,
    scene,
    bordersPath(
      scene,
      edges.filter(({ kind }) => kind === 'river'),
    ),
  )
}
