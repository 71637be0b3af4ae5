import type { SkCanvas } from '@shopify/react-native-skia'
import type { Point } from '../../atlas/board'
import { drawCity, isCity, isVictory, starPath } from './badges'
import { clipOp } from './brush'
import { randomFrom } from './random'
import { linePath, type Scene } from './scene'
import { clamp, points } from './zoom'

/** What only the close look shows: railways, roads, the streets of the cities. */
export function drawScenery(canvas: SkCanvas, scene: Scene): void {
  if (scene.zoom.step === 'far') return
  drawRails(canvas, scene)
  if (scene.zoom.step !== 'near') return
  drawStreets(canvas, scene)
  drawTownMarks(canvas, scene)
}

/** Where the town of an area lies: star, square or ring. */
function drawTownMarks(canvas: SkCanvas, scene: Scene): void {
  const { brush, look, zoom } = scene
  for (const space of scene.board.spaces) {
    if (space.kind === 'box' || !space.town) continue
    const [x, y] = space.town
    if (isVictory(space)) {
      const star = starPath(brush, x, y, points(zoom, 8), points(zoom, 3.4))
      canvas.drawPath(star, brush.fill(look.map.vpStar))
      canvas.drawPath(star, brush.stroke(look.map.label, points(zoom, 1.1)))
    } else if (isCity(space)) drawCity(canvas, scene, x, y, points(zoom, 8))
    else {
      canvas.drawCircle(x, y, points(zoom, 2.8), brush.fill(look.map.labelHalo))
      canvas.drawCircle(x, y, points(zoom, 2.8), brush.stroke(look.map.labelSoft, points(zoom, 1.3)))
    }
  }
}

function drawRails(canvas: SkCanvas, scene: Scene): void {
  const { brush, board, look, zoom, shapes } = scene
  const near = zoom.step === 'near'
  canvas.save()
  canvas.clipPath(shapes.land, clipOp.intersect, false)
  if (near) {
    const road = brush.stroke(look.map.rail, points(zoom, 0.9), {
      alpha: 0.35,
      dash: [points(zoom, 5), points(zoom, 3)],
    })
    canvas.drawPath(linePath(brush, board.decoration.roads), road)
  }
  const path = linePath(brush, board.decoration.rails)
  const alpha = near ? 0.75 : 0.4
  canvas.drawPath(path, brush.stroke(look.map.rail, points(zoom, near ? 1.1 : 0.8), { alpha, cap: 'butt' }))
  const dash = [points(zoom, 1), points(zoom, 7)]
  canvas.drawPath(path, brush.stroke(look.map.rail, points(zoom, near ? 4.6 : 3), { alpha, dash, cap: 'butt' }))
  canvas.restore()
}

/** Blocks of houses around the town point. */
function drawStreets(canvas: SkCanvas, scene: Scene): void {
  scene.board.spaces.forEach((space, place) => {
    const large = isVictory(space)
    if (space.town && space.kind !== 'box' && (large || isCity(space))) {
      drawTownBlocks(canvas, scene, space.town, place, large)
    }
  })
}

function drawTownBlocks(canvas: SkCanvas, scene: Scene, [x, y]: Point, seed: number, large: boolean): void {
  const { brush, look, zoom, board } = scene
  const random = randomFrom(seed + 100)
  const reach = Math.min((large ? 7.2 : 4.2) * board.unitsPerKilometre, points(zoom, 44))
  const unit = points(zoom, clamp(0.7, zoom.kilometre / 5, 1.2))
  canvas.save()
  canvas.translate(x, y)
  canvas.rotate((random() - 0.5) * 46, 0, 0)
  canvas.drawCircle(0, 0, reach * 0.8, brush.fill(look.map.rough, { alpha: 0.24, blur: reach * 0.3 }))
  for (let i = 0; i < (large ? 46 : 20); i++) {
    const [away, turn] = [Math.sqrt(random()) * reach, random() * 2 * Math.PI]
    const [width, height] = [(2.5 + random() * 5) * unit, (2.5 + random() * 3.6) * unit]
    const left = Math.round((Math.cos(turn) * away) / (7 * unit)) * 7 * unit
    const top = Math.round((Math.sin(turn) * away) / (6 * unit)) * 6 * unit
    const alpha = Math.round((0.42 + random() * 0.25) * 10) / 10
    canvas.drawRect(brush.Skia.XYWHRect(left, top, width, height), brush.fill(look.map.label, { alpha }))
  }
  canvas.restore()
}
