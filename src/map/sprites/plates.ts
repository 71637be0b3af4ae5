import { type PlateThing } from '../pieces/thing'
import { drawBadge } from './badges'
import { inks, mix } from './colours'
import { drawPip } from './fire'
import { openLine } from './paths'
import type { Box, Pen } from './pen'
import { drawBomber, drawShip } from './silhouettes'
import { drawGrain, drawShadow, seedOf, woodOf } from './wood'

export function drawPlate(pen: Pen, x: number, y: number, side: number, thing: PlateThing): void {
  if (thing.plate === 'bomber') drawBomberPlate(pen, x, y, side, thing)
  else drawFleet(pen, x, y, side, thing)
}

const fleetRatio = 0.46

/** A long wooden plate with a plain hull; dice as pips; damaged is greyed and struck. */
function drawFleet(pen: Pen, x: number, y: number, width: number, thing: PlateThing): void {
  const height = width * fleetRatio
  const box: Box = { x: x - width / 2, y: y - height / 2, width, height }
  drawFleetWood(pen, box, thing)
  const label = { x: box.x + width * 0.035, y: box.y + height * 0.08, width: width * 0.93, height: height * 0.84 }
  pen.fillBox(label, height * 0.1, { colour: '#F5EDD9' })
  const isDamaged = thing.state !== 'ready'
  const isBattleship = thing.plate === 'battleship'
  drawShip(
    pen,
    x - width * 0.1,
    y + height * 0.02,
    width * 0.62,
    height * 0.66,
    isBattleship,
    isDamaged ? '#8B7B5F' : inks.ink,
  )
  drawFleetDice(pen, box.x + width * 0.87, y, height, isBattleship, isDamaged)
  if (!isDamaged) return
  const strike = openLine(pen, [
    box.x + width * 0.14,
    box.y + height * 0.78,
    box.x + width * 0.64,
    box.y + height * 0.22,
  ])
  pen.stroke(strike, { colour: inks.danger, width: height * 0.07, cap: 'round' })
}

function drawFleetWood(pen: Pen, box: Box, thing: PlateThing): void {
  const wood = woodOf(thing.nation, pen.style)
  const { x, y, width, height } = box
  const corner = height * 0.16
  drawShadow(pen, box, corner, width, { x: 0.02, y: 0.035, blur: 0.07, alpha: 0.5 })
  pen.fillBox({ ...box, y: y + height * 0.08 }, corner, { colour: wood.dark })
  const stops = [
    [0, wood.light],
    [0.5, wood.wood],
    [1, mix(wood.wood, wood.dark, 0.5)],
  ] as const
  pen.fillBox(box, corner, pen.gradient([x, y], [x + width * 0.4, y + height], stops))
  const grain = { seed: seedOf(thing.plate), light: wood.light, dark: wood.dark, isUpright: false, strength: 1.2 }
  pen.within(box, corner, () => drawGrain(pen, box, grain))
  pen.strokeBox(box, corner, { colour: wood.dark, width: Math.max(0.8, width * 0.012) })
}

function drawFleetDice(
  pen: Pen,
  x: number,
  y: number,
  height: number,
  isBattleship: boolean,
  isDamaged: boolean,
): void {
  const count = isDamaged || isBattleship ? 1 : 2
  const fire = isDamaged || !isBattleship ? 'double' : 'triple'
  for (let i = 0; i < count; i++) drawPip(pen, x, y + (i - (count - 1) / 2) * height * 0.34, height * 0.26, fire)
}

/** A square plate with a plan view and the number of its corps. */
function drawBomberPlate(pen: Pen, x: number, y: number, side: number, thing: PlateThing): void {
  const wood = woodOf(thing.nation, pen.style)
  const box: Box = { x: x - side / 2, y: y - side / 2, width: side, height: side }
  const corner = side * 0.14
  drawShadow(pen, box, corner, side, { x: 0.03, y: 0.06, blur: 0.1, alpha: 0.5 })
  pen.fillBox({ ...box, y: box.y + side * 0.05 }, corner, { colour: wood.dark })
  pen.fillBox(
    box,
    corner,
    pen.gradient(
      [box.x, box.y],
      [box.x + side * 0.4, box.y + side],
      [
        [0, wood.light],
        [1, wood.wood],
      ],
    ),
  )
  const paint = '#F1E8D2'
  drawBomber(pen, x, y - side * 0.04, side * 0.37, thing.state === 'destroyed' ? '#8C9093' : paint)
  const lettering = { face: 'FiraSansExtraCondensed_700Bold', size: side * 0.2, colour: paint, align: 'right' } as const
  if (thing.text) pen.letters(thing.text, box.x + side * 0.92, box.y + side * 0.86, lettering)
  if (thing.state === 'aborted') drawAborted(pen, box, corner)
  if (thing.state === 'destroyed') drawDestroyed(pen, box, corner)
}

function drawAborted(pen: Pen, box: Box, corner: number): void {
  const side = box.width
  pen.fillBox(box, corner, { colour: inks.paperVeil, alpha: 0.55 })
  drawBadge(pen, box.x + side * 0.86, box.y + side * 0.14, side * 0.17, 'back')
}

function drawDestroyed(pen: Pen, box: Box, corner: number): void {
  const { x, y, width: side } = box
  pen.fillBox(box, corner, { colour: '#3C3630', alpha: 0.45 })
  const strike = { colour: '#F28C79', width: side * 0.09, cap: 'round' } as const
  pen.stroke(openLine(pen, [x + side * 0.2, y + side * 0.2, x + side * 0.8, y + side * 0.8]), strike)
  pen.stroke(openLine(pen, [x + side * 0.8, y + side * 0.2, x + side * 0.2, y + side * 0.8]), strike)
}
