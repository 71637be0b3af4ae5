import { flagsOf, type CubeThing, type DiscThing, type LineThing } from '../pieces/thing'
import { drawCube } from './badges'
import { inks, mix } from './colours'
import { drawMark } from './marks'
import { openLine, polygon } from './paths'
import type { Pen } from './pen'
import { drawGrain, drawShadow, seedOf, woodOf } from './wood'

const teeth = 7
const lineRatio = 0.42

/** A low rampart with teeth; its dot is its one die. */
export function drawLine(pen: Pen, cx: number, cy: number, width: number, thing: LineThing): void {
  const wood = woodOf(thing.nation, pen.style)
  const height = width * lineRatio
  const [x, y] = [cx - width / 2, cy - height / 2]
  const foot = { x: x + width * 0.02, y: y + height * 0.35, width: width * 0.96, height: height * 0.6 }
  drawShadow(pen, foot, 2, width, { x: 0.03, y: 0.04, blur: 0.08, alpha: 0.5 })
  const rampart = rampartPath(pen, x, y, width, height)
  pen.fill(
    rampart,
    pen.gradient(
      [0, y],
      [0, y + height],
      [
        [0, wood.light],
        [0.4, wood.wood],
        [1, wood.dark],
      ],
    ),
  )
  pen.saved(() => {
    pen.canvas.clipPath(rampart, 1, true)
    const grain = { seed: seedOf(thing.nation), light: wood.light, dark: wood.dark, isUpright: false, strength: 1.3 }
    drawGrain(pen, { x, y, width, height }, grain)
    for (let i = 0; i < teeth; i += 2) {
      const tooth = { x: x + (i * width) / teeth, y, width: width / teeth, height: Math.max(1, height * 0.07) }
      pen.fillBox(tooth, 0, { colour: inks.white, alpha: 0.25 })
    }
  })
  pen.stroke(rampart, { colour: wood.dark, width: Math.max(0.8, width * 0.02), join: 'miter' })
  pen.fillDisc(cx, y + height * 0.7, height * 0.15, { colour: wood.emblem })
  if (flagsOf(thing).isIsolated) drawCube(pen, x + width * 0.05, y, width * 0.26)
}

function rampartPath(pen: Pen, x: number, y: number, width: number, height: number) {
  const tooth = width / teeth
  const points = [x, y + height]
  for (let i = 0; i < teeth; i++) {
    const level = i % 2 ? y + height * 0.38 : y
    points.push(x + i * tooth, level, x + (i + 1) * tooth, level)
  }
  return polygon(pen, [...points, x + width, y + height])
}

/** A turned wooden disc. */
export function drawDisc(pen: Pen, x: number, y: number, diameter: number, thing: DiscThing): void {
  const radius = diameter / 2
  const { colour } = thing
  const box = { x: x - radius, y: y - radius * 0.86, width: diameter, height: diameter }
  drawShadow(pen, box, radius, radius, { x: 0.08, y: 0.16, blur: 0.3, alpha: 0.45 })
  pen.fillDisc(x, y + radius * 0.13, radius, { colour: mix(colour, inks.black, 0.35) })
  const stops = [
    [0, mix(colour, inks.white, 0.35)],
    [0.6, colour],
    [1, mix(colour, inks.black, 0.16)],
  ] as const
  pen.fillDisc(x, y, radius, pen.glow([x - radius * 0.3, y - radius * 0.4], radius * 1.4, stops))
  pen.strokeDisc(x, y, radius, { colour: mix(colour, inks.black, 0.45), width: Math.max(0.7, radius * 0.05) })
  pen.strokeDisc(x, y, radius * 0.8, { colour: inks.white, alpha: 0.4, width: Math.max(0.7, radius * 0.05) })
  drawDiscSign(pen, x, y, radius, thing)
  if (!thing.isStruck) return
  const strike = openLine(pen, [x - radius * 0.55, y + radius * 0.55, x + radius * 0.55, y - radius * 0.55])
  pen.stroke(strike, { colour: '#1E1610', alpha: 0.75, width: radius * 0.16 })
}

function drawDiscSign(pen: Pen, x: number, y: number, radius: number, { disc, nation }: DiscThing): void {
  if (disc === 'initiative') drawMark(pen, woodOf(nation, pen.style).mark, x, y, radius * 0.95, { colour: inks.earth })
  if (disc === 'artillery') drawGun(pen, x, y, radius, '#F1E8D2')
}

function drawGun(pen: Pen, x: number, y: number, size: number, colour: string): void {
  const part = (points: readonly number[], width: number) =>
    pen.stroke(
      openLine(
        pen,
        points.map((value, i) => value * size + (i % 2 ? y : x)),
      ),
      { colour, width: size * width, cap: 'round' },
    )
  pen.strokeDisc(x - size * 0.1, y + size * 0.28, size * 0.3, { colour, width: size * 0.13 })
  part([-0.2, 0.08, 0.62, -0.42], 0.2)
  part([-0.1, 0.28, -0.72, 0.5], 0.13)
}

export const drawCubeThing = (pen: Pen, x: number, y: number, size: number, { colour }: CubeThing): void =>
  drawCube(pen, x, y, size, { top: mix(colour, inks.white, 0.25), left: colour, right: mix(colour, inks.black, 0.3) })
