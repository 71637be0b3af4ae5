import { counterShape, liveries, type Livery } from '../../theme/pieces'
import { flagsOf, type CounterThing } from '../pieces/thing'
import { drawBadge, drawCube } from './badges'
import { inks, mix } from './colours'
import { openLine } from './paths'
import type { Box, Pen } from './pen'
import { drawSymbol } from './symbols'
import { drawShadow } from './wood'

/** The counters of the hex games: band, symbol, values. */
export function drawCounter(pen: Pen, cx: number, cy: number, side: number, thing: CounterThing): void {
  const flags = flagsOf(thing)
  const livery: Livery = liveries[thing.nation]
  const lift = flags.isSelected ? side * 0.05 : 0
  const box = { x: cx - side / 2, y: cy - side / 2 - lift, width: side, height: side }
  drawCard(pen, box, livery, Boolean(flags.isSelected))
  if (thing.isReduced) drawReduced(pen, box)
  if (thing.band)
    pen.fillBox(
      { x: box.x + side * 0.035, y: box.y + side * 0.04, width: side * 0.93, height: side * counterShape.band },
      0,
      { colour: thing.band },
    )
  drawCounterFace(pen, box, livery, thing)
  if (flags.hasActed) {
    pen.fillBox(box, side * counterShape.corner, { colour: inks.paperVeil, alpha: 0.5 })
    drawBadge(pen, box.x + side * 0.85, box.y + side * 0.85, side * 0.15, 'check')
  }
  if (flags.isIsolated) drawCube(pen, box.x + side * 0.14, box.y + side * 0.12, side * 0.32)
}

function drawCard(pen: Pen, box: Box, livery: Livery, isSelected: boolean): void {
  const side = box.width
  const corner = side * counterShape.corner
  const grown = (by: number) => ({ x: box.x - by, y: box.y - by, width: side + 2 * by, height: side + 2 * by })
  if (isSelected) {
    pen.blurredBox(grown(side * 0.05), corner * 1.5, side * 0.11, { colour: '#FFC846', alpha: 0.95 })
    pen.fillBox(grown(side * 0.06), corner * 1.6, { colour: inks.wheat })
    pen.fillBox(grown(side * 0.02), corner * 1.15, { colour: inks.earth })
  } else drawShadow(pen, box, corner, side, { x: 0.025, y: 0.05, blur: 0.09, alpha: 0.45 })
  pen.fillBox({ ...box, y: box.y + side * counterShape.edge }, corner, { colour: mix(livery.bottom, inks.black, 0.38) })
  const shade = pen.gradient(
    [box.x, box.y],
    [box.x + side * 0.35, box.y + side],
    [
      [0, mix(livery.top, inks.white, 0.12)],
      [1, livery.bottom],
    ],
  )
  pen.fillBox(box, corner, shade)
  pen.strokeBox(grown(-side * 0.015), corner * 0.85, {
    colour: inks.white,
    alpha: 0.38,
    width: Math.max(0.7, side * 0.018),
  })
  pen.strokeBox(box, corner, { colour: mix(livery.bottom, inks.black, 0.5), width: Math.max(0.6, side * 0.014) })
}

/** A reduced side has a light stripe behind its values. */
function drawReduced(pen: Pen, { x, y, width: side }: Box): void {
  const stripe = openLine(pen, [x + side * 0.03, y + side * 0.84, x + side * 0.97, y + side * 0.74])
  pen.stroke(stripe, { colour: inks.white, alpha: 0.34, width: side * 0.3 })
}

function drawCounterFace(pen: Pen, box: Box, livery: Livery, thing: CounterThing): void {
  const side = box.width
  const [x, y] = [box.x + side / 2, box.y + side * (counterShape.symbolCentre + (thing.band ? 0.05 : 0))]
  const ink = livery.boxInk ?? livery.ink
  const size = { width: side * counterShape.symbolWidth, height: side * counterShape.symbolHeight }
  drawSymbol(pen, thing.arm, { x, y, ...size, line: Math.max(1, side * 0.026), ink, paper: livery.box })
  const small = {
    face: 'FiraSansExtraCondensed_600SemiBold',
    colour: livery.ink,
    size: side * counterShape.idSize,
  } as const
  if (thing.echelon) pen.letters(thing.echelon, x, y - size.height * 0.72, { ...small, size: side * 0.14 })
  drawTurned(pen, box.x + side * 0.875, y, 90, () => pen.letters(thing.name, 0, 0, { ...small, most: side * 0.5 }))
  if (thing.parent)
    drawTurned(pen, box.x + side * 0.135, y, -90, () =>
      pen.letters(thing.parent ?? '', 0, 0, { ...small, most: side * 0.5 }),
    )
  const big = {
    face: 'FiraSansExtraCondensed_800ExtraBold',
    size: side * counterShape.valuesSize,
    colour: livery.ink,
    most: side * 0.9,
  } as const
  pen.letters(thing.values, x, box.y + side * counterShape.valuesCentre, big)
}

function drawTurned(pen: Pen, x: number, y: number, degrees: number, draw: () => void): void {
  pen.saved(() => {
    pen.canvas.translate(x, y)
    pen.canvas.rotate(degrees, 0, 0)
    draw()
  })
}
