import type { SkCanvas, SkPath } from '@shopify/react-native-skia'
import { clipOp } from './brush'
import { frameRect } from './frame'
import { randomFrom } from './random'
import { linePath, type Scene } from './scene'
import { points } from './zoom'

/** Washes lie under tint, rivers, borders and names, so control and names keep their strength. */
export function drawWeather(canvas: SkCanvas, scene: Scene): void {
  if (scene.weather === 'good') return
  canvas.save()
  canvas.clipRect(frameRect(scene), clipOp.intersect, true)
  canvas.clipPath(scene.shapes.land, clipOp.intersect, false)
  if (scene.weather === 'rain') drawRain(canvas, scene)
  else drawSnow(canvas, scene)
  canvas.restore()
}

function drawRain(canvas: SkCanvas, scene: Scene): void {
  const { brush, look, zoom } = scene
  canvas.drawPaint(brush.fill(look.isDark ? '#6A7882' : '#CDD4D6', { blend: 'multiply' }))
  const mud = scatter(scene, 21, 900, (x, y) => `M${x} ${y}q${px(zoom, 5)} ${px(zoom, 1.6)} ${px(zoom, 10)} 0`)
  if (mud) canvas.drawPath(mud, brush.stroke('#5A4630', points(zoom, 1.2), { alpha: 0.16 }))
  canvas.drawPath(strokes(scene, 22, 700, fallOf), brush.stroke('#FFFFFF', points(zoom, 0.9), { alpha: 0.34 }))
}

function drawSnow(canvas: SkCanvas, scene: Scene): void {
  const { brush, look, weather, zoom } = scene
  const wash = look.isDark ? '#CDDAE4' : '#F7FAFC'
  const alpha = look.isDark ? 0.34 : weather === 'blizzard' ? 0.72 : 0.6
  canvas.drawPaint(brush.fill(wash, { alpha }))
  const flakes = strokes(scene, 23, 420, () => [0.01, 0])
  canvas.drawPath(flakes, brush.stroke('#FFFFFF', points(zoom, 1.9), { alpha: look.isDark ? 0.45 : 0.9 }))
  if (weather !== 'blizzard') return
  const wind = scatter(scene, 24, 620, (x, y, random) => gust(zoom, x, y, 16 + random * 38))
  if (wind) canvas.drawPath(wind, brush.stroke('#FFFFFF', points(zoom, 1.2), { alpha: look.isDark ? 0.4 : 0.75 }))
}

const px = (zoom: Scene['zoom'], count: number): string => points(zoom, count).toFixed(2)

const fallOf = (random: number): readonly [number, number] => {
  const length = 9 + random * 12
  return [-0.34 * length, length]
}

const gust = (zoom: Scene['zoom'], x: string, y: string, length: number): string =>
  `M${x} ${y}q${px(zoom, length / 2)} ${px(zoom, -3)} ${px(zoom, length)} ${px(zoom, 3)}`

/** One place for every so many square points of map, at most a few thousand. */
function countOn({ board, zoom }: Scene, each: number): number {
  const [left, top, right, bottom] = board.frame
  return Math.min(9000, Math.round(((right - left) * (bottom - top) * zoom.scale ** 2) / each))
}

function placesOn(scene: Scene, seed: number, each: number): readonly (readonly [number, number, number])[] {
  const [left, top, right, bottom] = scene.board.frame
  const random = randomFrom(seed)
  const count = countOn(scene, each)
  return Array.from({ length: count }, () => [
    left + random() * (right - left),
    top + random() * (bottom - top),
    random(),
  ])
}

function strokes(scene: Scene, seed: number, each: number, to: (random: number) => readonly [number, number]): SkPath {
  const lines = placesOn(scene, seed, each).map(([x, y, random]) => {
    const [dx, dy] = to(random)
    return [x, y, x + points(scene.zoom, dx), y + points(scene.zoom, dy)]
  })
  return linePath(scene.brush, lines)
}

type Word = (x: string, y: string, random: number) => string

function scatter(scene: Scene, seed: number, each: number, word: Word): SkPath | null {
  const words = placesOn(scene, seed, each).map(([x, y, random]) => word(x.toFixed(1), y.toFixed(1), random))
  return scene.brush.Skia.Path.MakeFromSVGString(words.join(''))
}
