import type { SkCanvas } from '@shopify/react-native-skia'
import type { Board } from '../../atlas/board'
import { drawCentred, drawLetters, widthOf, type Lettering } from '../text/lettering'
import { drawCity, drawSupply, drawTerrainBadge, drawVictoryStar } from './badges'
import type { Box } from './boxes'
import type { Scene } from './scene'
import { freeWater } from './water'

/** Kilometres. */
const size = { width: 236, height: 150 } as const
const clearance = 5

const places = new WeakMap<Board, { readonly box: Box | null }>()

/** Shares of the full size that are tried, largest first. */
const shrinks = [1, 0.92, 0.84, 0.76, 0.68] as const

/** In open water, as far down and left as it fits; a board without enough sea has none. */
export function cartoucheBox(board: Board): Box | null {
  const known = places.get(board)
  if (known) return known.box
  const box = shrinks.reduce<Box | null>((found, share) => found ?? slipOf(board, share), null)
  places.set(board, { box })
  return box
}

function slipOf(board: Board, share: number): Box | null {
  const around = clearance * board.unitsPerKilometre
  const unit = board.unitsPerKilometre * share
  const wanted = [size.width * unit + 2 * around, size.height * unit + 2 * around] as const
  const found = freeWater(board, wanted[0], wanted[1], ([x, y]) => x - 0.5 * y)
  return found && [found[0] + around, found[1] + around, found[2] - around, found[3] - around]
}

/** Title, scale and key on a slip of paper. */
export function drawCartouche(canvas: SkCanvas, scene: Scene): void {
  const box = cartoucheBox(scene.board)
  if (!box) return
  const unit = (box[2] - box[0]) / size.width
  canvas.save()
  canvas.translate(box[0], box[1])
  canvas.scale(unit, unit)
  drawSlip(canvas, scene)
  drawTitle(canvas, scene)
  drawKey(canvas, scene)
  drawScaleBar(canvas, scene)
  canvas.restore()
}

function drawSlip(canvas: SkCanvas, { brush, look }: Scene): void {
  const { XYWHRect } = brush.Skia
  const slip = (inset: number) => XYWHRect(inset, inset, size.width - 2 * inset, size.height - 2 * inset)
  canvas.drawRect(XYWHRect(1.5, 3, size.width, size.height), brush.fill('#140C04', { alpha: 0.4, blur: 3.5 }))
  canvas.drawRect(slip(0), brush.fill(look.isDark ? look.ui.surfaceRaised : look.map.borderCasing))
  canvas.drawRect(slip(4), brush.stroke(look.map.label, 1.7, { join: 'miter' }))
  canvas.drawRect(slip(7), brush.stroke(look.map.label, 0.6, { join: 'miter' }))
}

function drawTitle(canvas: SkCanvas, { brush, board, look }: Scene): void {
  const title: Lettering = { face: 'Alegreya_800ExtraBold', size: 27, ink: look.map.label }
  const subtitle: Lettering = { face: 'Alegreya_600SemiBold_Italic', size: 14, ink: look.map.labelSoft }
  drawCentred(canvas, brush, board.title, size.width / 2, 30, fitted(brush, board.title, title))
  drawCentred(canvas, brush, board.subtitle, size.width / 2, 51, fitted(brush, board.subtitle, subtitle))
}

function fitted(brush: Scene['brush'], text: string, style: Lettering): Lettering {
  const room = size.width - 26
  return { ...style, size: style.size * Math.min(1, room / widthOf(brush, text, style)) }
}

/** Where the marks of the key stand; their words follow. */
const key = { left: [22, 76, 132], right: [22, 106, 156], rows: [74, 96] } as const
const afterMark = 12

function drawKey(canvas: SkCanvas, scene: Scene): void {
  const { brush, look } = scene
  const words: Lettering = { face: 'FiraSansCondensed_500Medium', size: 11.4, ink: look.map.label }
  const word = (text: string, x: number, y: number) => drawLetters(canvas, brush, text, x + afterMark, y, words)
  const [upper, lower] = key.rows
  drawTerrainBadge(canvas, scene, 'open', 1, key.left[0], upper, 6)
  word('open', key.left[0], upper)
  drawTerrainBadge(canvas, scene, 'rough', 2, key.left[1], upper, 6)
  word('rough', key.left[1], upper)
  drawTerrainBadge(canvas, scene, 'hard', 3, key.left[2], upper, 5.6)
  word('marsh, mountain', key.left[2], upper)
  drawVictoryStar(canvas, scene, -1, key.right[0], lower, 7.5)
  word('victory area', key.right[0], lower)
  drawCity(canvas, scene, key.right[1], lower, 8.5)
  word('city', key.right[1], lower)
  drawSupply(canvas, scene, { family: 'red', isCut: false }, key.right[2], lower, 11)
  word('supply', key.right[2], lower)
}

/** Black and white by turns, in hundreds of kilometres. */
function drawScaleBar(canvas: SkCanvas, { brush, look }: Scene): void {
  const [left, top] = [(size.width - 200) / 2 - 4, 116]
  const words: Lettering = { face: 'FiraSansCondensed_500Medium', size: 11, ink: look.map.label }
  for (let part = 0; part < 4; part++) {
    const rect = brush.Skia.XYWHRect(left + part * 50, top, 50, 4)
    canvas.drawRect(rect, brush.fill(part % 2 ? look.map.labelHalo : look.map.label))
    canvas.drawRect(rect, brush.stroke(look.map.label, 0.8, { join: 'miter' }))
  }
  drawCentred(canvas, brush, '0', left, top + 14, words)
  drawCentred(canvas, brush, '100', left + 100, top + 14, words)
  drawCentred(canvas, brush, '200 km', left + 200, top + 14, words)
}
