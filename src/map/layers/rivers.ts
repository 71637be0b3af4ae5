import type { SkCanvas, SkPath } from '@shopify/react-native-skia'
import type { BoardRiver } from '../../atlas/board'
import { clipOp, fillRule, type Brush } from './brush'
import type { Scene } from './scene'
import { clamp, points } from './zoom'

/** Rivers as scenery: thin at the source, wide at the mouth. The bold river of a border lies on top. */
export function drawRivers(canvas: SkCanvas, scene: Scene): void {
  const { brush, look, shapes, zoom } = scene
  const size = riverSize(scene)
  const rivers = scene.board.decoration.rivers.filter(river => isShown(scene, river))
  canvas.save()
  canvas.clipPath(shapes.land, clipOp.intersect, false)
  const casing = riverPath(scene, rivers, points(zoom, 1.4 * size))
  canvas.drawPath(casing, brush.fill(look.map.riverCasing, { alpha: 0.55 }))
  for (const great of [false, true]) {
    const path = riverPath(
      scene,
      rivers.filter(river => (river.rank === 1) === great),
      0,
    )
    canvas.drawPath(path, brush.fill(great ? look.map.riverFill : look.map.riverMinor))
  }
  canvas.restore()
}

const riverSize = ({ zoom }: Scene): number => clamp(0.55, 0.35 + 0.42 * zoom.kilometre, 1.7)

/** On a small screen the brooks would only be noise. */
function isShown({ zoom }: Scene, { rank }: BoardRiver): boolean {
  return rank === 1 || (rank === 2 ? zoom.kilometre > 0.4 : zoom.kilometre > 0.8)
}

const share = { 1: 0.75, 2: 0.62, 3: 0.62 } as const

function riverPath(scene: Scene, rivers: readonly BoardRiver[], extra: number): SkPath {
  const builder = scene.brush.Skia.PathBuilder.Make()
  for (const river of rivers) {
    const width = (units: number) =>
      points(scene.zoom, (units / 3) * riverSize(scene) * 1.7 * share[river.rank]) + extra
    addRibbon(builder, river.line, width(river.from), width(river.to))
  }
  return builder.setFillType(fillRule.winding).detach()
}

type Builder = ReturnType<Brush['Skia']['PathBuilder']['Make']>

/** One bank down, the other up again: a line whose width changes along the way. */
export function addRibbon(builder: Builder, line: readonly number[], from: number, to: number): void {
  const count = line.length / 2
  if (count < 2) return
  const bank = (k: number, side: 1 | -1): [number, number] => {
    const before = Math.max(0, k - 1) * 2
    const after = Math.min(count - 1, k + 1) * 2
    const [dx, dy] = [line[after]! - line[before]!, line[after + 1]! - line[before + 1]!]
    const half = (side * (from + ((to - from) * k) / (count - 1))) / 2 / (Math.hypot(dx, dy) || 1)
    return [line[2 * k]! - dy * half, line[2 * k + 1]! + dx * half]
  }
  builder.moveTo(...bank(0, 1))
  for (let k = 1; k < count; k++) builder.lineTo(...bank(k, 1))
  for (let k = count - 1; k >= 0; k--) builder.lineTo(...bank(k, -1))
  builder.close()
}
