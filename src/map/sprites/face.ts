import { blockShape, formations, type Formation } from '../../theme/pieces'
import { fireAfter, ringOf, type BlockFace } from '../pieces/thing'
import { inks } from './colours'
import { drawHeart, drawPip, drawStar } from './fire'
import { boltPath, openLine, starPath } from './paths'
import { drawPattern } from './patterns'
import type { Box, Pen } from './pen'
import { drawSymbol } from './symbols'

/** How much of a face fits: everything, symbol and name, or the symbol alone. */
export type Detail = 'full' | 'named' | 'bare'

export function detailOf(side: number): Detail {
  if (side >= blockShape.fullFaceFrom) return 'full'
  return side >= blockShape.nameFrom ? 'named' : 'bare'
}

interface Sheet {
  readonly pen: Pen
  readonly side: number
  readonly face: BlockFace
  readonly detail: Detail
  readonly formation: Formation
  readonly sticker: Box
  /** Between the edge of the sticker and the panel: where the pips stand. */
  readonly margin: number
  readonly panel: Box
  /** Height of the name below the symbol. */
  readonly nameHeight: number
}

/** The sticker of a block whose front begins at x, y. */
export function drawFace(pen: Pen, x: number, y: number, side: number, face: BlockFace): void {
  const sheet = layOut(pen, x, y, side, face)
  drawSticker(sheet)
  drawPanel(sheet)
  drawEmblem(sheet)
  if (sheet.detail !== 'bare') drawName(sheet)
  drawRing(sheet)
}

function layOut(pen: Pen, x: number, y: number, side: number, face: BlockFace): Sheet {
  const inset = side * blockShape.stickerInset
  const edge = side - 2 * inset
  const detail = detailOf(side)
  const sticker = { x: x + inset, y: y + inset, width: edge, height: edge }
  const margin = edge * (detail === 'full' ? 0.17 : 0.2)
  const panel = detail === 'full' ? fullPanel(sticker, margin, side) : slimPanel(sticker, margin)
  const nameHeight = detail === 'bare' ? 0 : panel.height * blockShape.nameShare
  return { pen, side, face, detail, formation: formations[face.formation], sticker, margin, panel, nameHeight }
}

const fullPanel = ({ x, y, width }: Box, margin: number, side: number): Box => ({
  x: x + margin,
  y: y + margin + side * 0.005,
  width: width - 2 * margin,
  height: width - 2 * margin,
})

/** With no waiting faces at the sides the panel takes their room. */
const slimPanel = ({ x, y, width }: Box, margin: number): Box => ({
  x: x + width * 0.07,
  y: y + margin + width * 0.05,
  width: width * 0.86,
  height: width - margin - width * 0.12,
})

function drawSticker({ pen, side, sticker }: Sheet): void {
  const corner = cornerOf(side) * 0.6
  const { x, y, height } = sticker
  pen.fillBox({ ...sticker, x: x + 0.5, y: y + side * 0.012 }, corner, { colour: inks.black, alpha: 0.25 })
  pen.fillBox(
    sticker,
    corner,
    pen.gradient(
      [0, y],
      [0, y + height],
      [
        [0, inks.stickerTop],
        [1, inks.stickerFoot],
      ],
    ),
  )
}

export const cornerOf = (side: number): number => Math.max(2, side * blockShape.corner)

function drawPanel({ pen, side, panel, formation }: Sheet): void {
  const corner = cornerOf(side) * 0.45
  pen.fillBox(panel, corner, { colour: formation.fill })
  if (pen.style.palette.hasPatterns) drawPattern(pen, formation.pattern, panel, { colour: inks.ink, alpha: 0.42 })
  pen.strokeBox(panel, corner, { colour: '#1E1610', alpha: 0.55, width: Math.max(0.6, side * 0.011) })
}

const symbolLine = (side: number): number => Math.max(1, side * blockShape.symbolStroke)

/** Middle and size of the symbol on the panel. */
function symbolPlace({ panel, nameHeight, detail }: Sheet) {
  const room = panel.height - nameHeight
  const width = Math.min(panel.width * 0.82, room * 1.36)
  const lower = (detail === 'full' ? 0.03 : 0) + (detail === 'bare' ? 0 : 0.015)
  return {
    x: panel.x + panel.width / 2,
    y: panel.y + room / 2 + panel.height * lower,
    width,
    height: width * blockShape.symbolRatio,
  }
}

function drawEmblem(sheet: Sheet): void {
  const { role, arm } = sheet.face
  if (role === 'leader') return drawLeader(sheet)
  if (role !== 'combat') return drawFlag(sheet)
  drawSymbol(sheet.pen, arm, { ...symbolPlace(sheet), line: symbolLine(sheet.side) })
}

function drawLeader(sheet: Sheet): void {
  const { pen, panel, nameHeight, side } = sheet
  const { x, y } = symbolPlace(sheet)
  const edge = Math.min(panel.width, panel.height - nameHeight) * 0.78
  const box = { x: x - edge / 2, y: y - edge / 2, width: edge, height: edge }
  pen.fillBox(box, 0, { colour: inks.cream })
  pen.strokeBox(box, 0, { colour: inks.ink, width: Math.max(1, side * 0.026), join: 'miter' })
  pen.fill(starPath(pen, x, y + edge * 0.03, edge * 0.4, edge * 0.17), { colour: inks.ink })
}

/** A flag box with its staff, the code in it, lightning if it leads a blitz. */
function drawFlag(sheet: Sheet): void {
  const { pen, panel, side, face } = sheet
  const place = symbolPlace(sheet)
  const [width, height] = [panel.width * 0.74, place.height * 0.98]
  const box = { x: panel.x + panel.width * 0.12, y: place.y - height / 2 - place.height * 0.04, width, height }
  pen.fillBox(box, 0, { colour: inks.cream })
  pen.strokeBox(box, 0, { colour: inks.ink, width: symbolLine(side), join: 'miter' })
  const staff = [box.x, box.y - side * 0.006, box.x, panel.y + panel.height - side * 0.02]
  pen.stroke(openLine(pen, staff), { colour: inks.ink, width: Math.max(1.2, side * 0.034) })
  drawFlagSign(sheet, box)
  if (face.isBlitz) drawBolt(pen, box.x + width + panel.width * 0.02, box.y + height * 0.5, side * 0.19)
}

function drawFlagSign({ pen, side, face }: Sheet, box: Box): void {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (face.role === 'airHq') {
    const air = { x, y, width: box.width * 0.8, height: box.height * 0.72, line: symbolLine(side), paper: null }
    return drawSymbol(pen, 'air', air)
  }
  const size = box.height * 0.86
  const code = face.code ?? face.name
  pen.letters(code, x, y, {
    face: 'FiraSansExtraCondensed_800ExtraBold',
    size,
    colour: inks.ink,
    most: box.width * 0.9,
  })
}

function drawBolt(pen: Pen, x: number, y: number, size: number): void {
  const bolt = boltPath(pen, x, y, size)
  pen.fill(bolt, { colour: inks.heart })
  pen.stroke(bolt, { colour: inks.cream, width: size * 0.08 })
}

function drawName({ pen, panel, nameHeight, detail, face, formation }: Sheet): void {
  const size = panel.height * (detail === 'full' ? 0.27 : 0.3)
  const y = panel.y + panel.height - nameHeight * 0.5 - (detail === 'full' ? 0 : panel.height * 0.02)
  const middle = panel.x + panel.width / 2
  const ink = { face: 'FiraSansExtraCondensed_700Bold', size, colour: formation.ink } as const
  if (face.role !== 'combat') {
    const isFlag = face.role !== 'leader'
    pen.letters(face.name, middle + (isFlag ? panel.width * 0.07 : 0), y, {
      ...ink,
      most: panel.width * (isFlag ? 0.74 : 0.92),
    })
    return
  }
  if (!face.isFast) {
    pen.letters(face.name, middle, y, { ...ink, most: panel.width * 0.92 })
    return
  }
  const most = panel.width * 0.66
  const [width, gap, tail] = [Math.min(pen.measure(face.name, ink), most), size * 0.22, size * 0.62]
  const start = middle - (width + gap + tail) / 2
  pen.letters(face.name, start, y, { ...ink, align: 'left', most })
  drawChevrons(pen, start + width + gap + tail * 0.42, y, size * 0.5, formation.ink)
}

/** Two chevrons say fast. */
function drawChevrons(pen: Pen, x: number, y: number, size: number, colour: string): void {
  for (const step of [0, 0.62]) {
    const tip = x + step * size
    const chevron = openLine(pen, [
      tip - size * 0.5,
      y - size * 0.5,
      tip - size * 0.02,
      y,
      tip - size * 0.5,
      y + size * 0.5,
    ])
    pen.stroke(chevron, { colour, width: size * 0.3, join: 'miter' })
  }
}

/** Strength now stands on top; the faces still to come wait at the right, below and at the left. */
function drawRing(sheet: Sheet): void {
  const ring = ringOf(sheet.face)
  const now = Math.max(0, ring.indexOf(sheet.face.steps))
  ring.forEach((steps, lost) => {
    const quarter = (lost - now + 4) % 4
    if (quarter === 0 || sheet.detail === 'full') drawQuarter(sheet, steps, lost, quarter)
  })
}

function drawQuarter(sheet: Sheet, steps: number, lost: number, quarter: number): void {
  const { pen, sticker, margin, detail } = sheet
  const edge = sticker.width
  const isNow = quarter === 0
  const isFull = detail === 'full'
  const size = edge * (isNow ? (isFull ? 0.125 : 0.16) : 0.08)
  const gap = edge * (isNow ? (isFull ? 0.165 : 0.205) : 0.115)
  const y = margin * (isNow ? (isFull ? 0.52 : 0.58) : 0.46) - edge / 2
  pen.saved(() => {
    pen.canvas.translate(sticker.x + edge / 2, sticker.y + edge / 2)
    pen.canvas.rotate(quarter * 90, 0, 0)
    drawPips(sheet, { steps, lost, size, gap, y, isNow })
  })
}

interface Row {
  readonly steps: number
  readonly lost: number
  readonly size: number
  readonly gap: number
  readonly y: number
  readonly isNow: boolean
}

function drawPips({ pen, face }: Sheet, { steps, lost, size, gap, y, isNow }: Row): void {
  const alpha = isNow ? 1 : blockShape.pipWaitingAlpha
  if (steps === 0) return drawHeart(pen, 0, y, size * 1.5, isNow, alpha)
  const hasStars = face.role !== 'combat'
  for (let i = 0; i < steps; i++) {
    const x = (i - (steps - 1) / 2) * gap * (hasStars ? 1.13 : 1)
    if (hasStars) drawStar(pen, x, y, size, fireAfter(face, lost), alpha)
    else drawPip(pen, x, y, size, fireAfter(face, lost), alpha)
  }
}
