import { flagsOf, type ChipThing } from '../pieces/thing'
import { drawCube, drawTick } from './badges'
import { inks, mix } from './colours'
import { drawMark } from './marks'
import { openLine, starPath } from './paths'
import type { Pen } from './pen'
import { drawShadow, woodOf } from './wood'

/** The owner's steps are written below from this size on. */
const stepsFrom = 26

/** A stack seen from far: mark and count, edges of the blocks behind it. */
export function drawChip(pen: Pen, x: number, y: number, size: number, thing: ChipThing): void {
  const flags = flagsOf(thing)
  const wood = woodOf(thing.nation, pen.style)
  const [width, height] = [size * 1.22, size * 0.92]
  const edges = Math.min(3, thing.count)
  if (flags.isSelected) drawChipRim(pen, x, y, size)
  for (let i = edges - 1; i >= 0; i--)
    drawEdge(pen, x + i * size * 0.07, y - i * size * 0.09, size, thing, i === edges - 1)
  drawMark(pen, wood.mark, x - width * 0.25, y, size * 0.42, { colour: wood.emblem, alpha: 0.95 })
  const number = { face: 'FiraSansCondensed_700Bold', size: size * 0.66, colour: wood.emblem } as const
  pen.letters(String(thing.count), x + width * 0.21, y + size * 0.01, number)
  if (thing.steps !== undefined && size >= stepsFrom) drawSteps(pen, x, y + height * 0.42, size, thing.steps)
  if (flags.isIsolated) drawCube(pen, x - width * 0.46, y - height * 0.46, size * 0.42)
  if (thing.hasHq) drawHqStar(pen, x + width * 0.5, y - height * 0.5 - (edges - 1) * size * 0.09, size)
  if (flags.canAct && !flags.isSelected) drawTick(pen, x, y + height * 0.5, size * 1.1)
}

function drawChipRim(pen: Pen, x: number, y: number, size: number): void {
  const box = { x: x - size * 0.69, y: y - size * 0.54, width: size * 1.38, height: size * 1.08 }
  pen.blurredBox(box, size * 0.2, size * 0.14, { colour: '#FFC846', alpha: 0.95 })
  pen.fillBox(box, size * 0.22, { colour: inks.wheat })
}

function drawEdge(pen: Pen, x: number, y: number, size: number, thing: ChipThing, isLast: boolean): void {
  const wood = woodOf(thing.nation, pen.style)
  const [width, height, corner] = [size * 1.22, size * 0.92, size * 0.16]
  const box = { x: x - width / 2, y: y - height / 2, width, height }
  if (isLast) drawShadow(pen, box, corner, size, { x: 0.04, y: 0.08, blur: 0.14, alpha: 0.5 })
  const stops = [
    [0, mix(wood.wood, wood.light, 0.6)],
    [0.5, wood.wood],
    [1, mix(wood.wood, wood.dark, 0.5)],
  ] as const
  pen.fillBox(box, corner, pen.gradient([0, box.y], [0, box.y + height], stops))
  pen.strokeBox(box, corner, { colour: wood.dark, alpha: 0.92, width: Math.max(0.7, size * 0.035) })
  const light = openLine(pen, [box.x + corner, box.y + size * 0.045, box.x + width - corner, box.y + size * 0.045])
  pen.stroke(light, { colour: inks.white, alpha: 0.28, width: Math.max(0.6, size * 0.03) })
}

function drawSteps(pen: Pen, x: number, y: number, size: number, steps: number): void {
  const box = { x: x - size * 0.37, y, width: size * 0.74, height: size * 0.36 }
  pen.fillBox(box, size * 0.1, { colour: inks.cream })
  pen.strokeBox(box, size * 0.1, { colour: inks.earth, width: Math.max(0.6, size * 0.03) })
  pen.letters(String(steps), x, y + size * 0.18, {
    face: 'FiraSansCondensed_700Bold',
    size: size * 0.32,
    colour: inks.earth,
  })
}

function drawHqStar(pen: Pen, x: number, y: number, size: number): void {
  const star = starPath(pen, x, y, size * 0.2, size * 0.09)
  pen.fill(star, { colour: inks.wheatLight })
  pen.stroke(star, { colour: inks.earth, width: Math.max(0.6, size * 0.035) })
}
