import { blockShape, type Nation } from '../../theme/pieces'
import { flagsOf, type BlockThing } from '../pieces/thing'
import { drawBadge, drawCount, drawCube, drawPennant, drawTick } from './badges'
import { inks, mix } from './colours'
import { cornerOf, drawFace } from './face'
import { drawMark } from './marks'
import type { Box, Pen } from './pen'
import { drawBevel, drawGrain, drawShadow, seedOf, shadows, woodOf } from './wood'

/** A block as it stands: the front's upper left corner, the height of the top face, its wood. */
interface Body {
  readonly pen: Pen
  readonly thing: BlockThing
  readonly x: number
  readonly y: number
  readonly side: number
  readonly top: number
  readonly corner: number
  readonly wood: Nation
  readonly seed: number
}

/** A revealed block lies; every other stands and shows its top. */
const topOf = (thing: BlockThing, side: number): number =>
  flagsOf(thing).isRevealed ? 0 : Math.max(2.5, side * blockShape.topFace)

/** Around a block of this side for shadow, badges and pennant: what a sprite needs beyond the front. */
export const blockMargin = 0.42

/** `x` and `y` are the middle of the front. */
export function drawBlock(pen: Pen, x: number, y: number, side: number, thing: BlockThing): void {
  const lift = flagsOf(thing).isSelected ? side * 0.1 : 0
  const body: Body = {
    pen,
    thing,
    x: x - side / 2,
    y: y - side / 2 - lift,
    side,
    top: topOf(thing, side),
    corner: cornerOf(side),
    wood: woodOf(thing.nation, pen.style),
    seed: seedOf(thing.nation + (thing.face?.name ?? '')),
  }
  drawCast(body)
  drawRim(body)
  if (body.top) drawTop(body)
  drawFront(body)
  if (thing.face) drawFace(pen, body.x, body.y, side, thing.face)
  else drawBack(body)
  drawState(body)
}

const whole = ({ x, y, side, top }: Body): Box => ({ x, y: y - top, width: side, height: side + top })

function drawCast({ pen, thing, x, y, side, top, corner }: Body): void {
  const { isSelected, isRevealed } = flagsOf(thing)
  if (isSelected)
    return drawShadow(pen, { x, y: y - top, width: side, height: side + top }, corner, side, shadows.lifted)
  if (isRevealed) return drawShadow(pen, { x, y, width: side, height: side }, corner, side, shadows.lying)
  const foot = { x: x + side * 0.02, y: y + side * 0.3, width: side * 0.98, height: side * 0.7 }
  drawShadow(pen, foot, corner, side, shadows.standing)
}

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** Wheat around what is in hand or in command. */
function drawRim(body: Body): void {
  const { isSelected, isActive } = flagsOf(body.thing)
  if (!isSelected && !isActive) return
  const { pen, side, corner } = body
  const box = whole(body)
  if (isSelected) {
    for (const alpha of [0.9, 0.7])
      pen.blurredBox(grown(box, side * 0.05), corner * 1.5, side * 0.11, { colour: '#FFC846', alpha })
  }
  pen.fillBox(grown(box, side * (isSelected ? 0.055 : 0.05)), corner * 1.7, { colour: inks.wheat })
  pen.fillBox(grown(box, side * 0.018), corner * 1.2, { colour: inks.earth })
}

function drawTop({ pen, x, y, side, top, corner, wood, seed }: Body): void {
  const box = { x, y: y - top, width: side, height: top + corner * 2 }
  pen.fillBox(
    box,
    corner * 0.9,
    pen.gradient(
      [0, y - top],
      [0, y + corner],
      [
        [0, mix(wood.light, inks.white, 0.14)],
        [1, wood.light],
      ],
    ),
  )
  const grain = { seed: seed + 7, light: inks.white, dark: wood.dark, isUpright: false, strength: 1.3 }
  pen.within(box, corner * 0.9, () => drawGrain(pen, { ...box, height: top + corner }, grain))
}

function drawFront(body: Body): void {
  const { pen, x, y, side, corner, wood, seed, thing } = body
  const box = { x, y, width: side, height: side }
  const stops = [
    [0, mix(wood.wood, wood.light, 0.55)],
    [0.45, wood.wood],
    [1, mix(wood.wood, wood.dark, 0.55)],
  ] as const
  pen.fillBox(box, corner, pen.gradient([x, y], [x + side * 0.5, y + side], stops))
  pen.within(box, corner, () => {
    drawGrain(pen, box, { seed, light: wood.light, dark: wood.dark, isUpright: true, strength: thing.face ? 1 : 1.5 })
    drawBevel(pen, box, Math.max(1, side * 0.03))
  })
  pen.strokeBox(whole(body), corner, { colour: wood.dark, alpha: 0.9, width: Math.max(0.6, side * 0.012) })
}

/** The engraved mark: a dark line, and a light one on it. */
function drawBack({ pen, x, y, side, wood, thing }: Body): void {
  const [cx, cy, size] = [x + side / 2, y + side / 2, side * 0.5]
  drawMark(pen, wood.mark, cx + side * 0.012, cy + side * 0.018, size, { colour: wood.dark, alpha: 0.65 })
  drawMark(pen, wood.mark, cx, cy, size, { colour: wood.emblem, alpha: 0.92 })
  if (thing.note) drawNote(pen, cx, y + side * 0.8, side, thing.note)
}

/** A pencilled slip: what was seen here before. */
function drawNote(pen: Pen, x: number, y: number, side: number, note: string): void {
  pen.saved(() => {
    pen.canvas.translate(x, y)
    pen.canvas.rotate(-2.3, 0, 0)
    const slip = { x: -side * 0.36, y: -side * 0.12, width: side * 0.72, height: side * 0.25 }
    pen.fillBox(slip, side * 0.03, { colour: '#FAF4E4', alpha: 0.94 })
    pen.letters(note, 0, 0, {
      face: 'Alegreya_600SemiBold_Italic',
      size: side * 0.2,
      colour: '#3A3129',
      most: side * 0.66,
    })
  })
}

function drawState(body: Body): void {
  const { pen, thing, x, y, side, top } = body
  const flags = flagsOf(thing)
  if (flags.hasActed) drawFaded(body)
  if (flags.canAct && !flags.isSelected) drawTick(pen, x + side / 2, y + side, side)
  if (flags.isActive) drawPennant(pen, x + side * 0.94, y - top - side * 0.06, side * 0.42)
  if (flags.isRevealed) drawBadge(pen, x + side * 0.9, y + side * 0.06, side * 0.17, 'eye')
  if (flags.crossedRiver) drawBadge(pen, x + side * 0.12, y + side * 0.88, side * 0.16, 'river')
  if (flags.isIsolated) drawCube(pen, x + side * (top ? 0.12 : 0.1), y - top * 0.2 + side * 0.06, side * 0.3)
  if ((thing.count ?? 1) > 1) drawCount(pen, x + side * 0.9, y - top + side * 0.06, side * 0.2, thing.count ?? 1)
}

function drawFaded(body: Body): void {
  const { pen, x, y, side, corner } = body
  pen.fillBox(whole(body), corner, { colour: inks.paperVeil, alpha: 0.5 })
  drawBadge(pen, x + side * 0.86, y + side * 0.88, side * 0.17, 'check')
}
