import { pieceShadows } from '../../theme/measures'
import { nations, type Nation, type NationName, type Wood } from '../../theme/pieces'
import { inks, mix } from './colours'
import { openLine } from './paths'
import type { Box, Pen, PieceStyle } from './pen'

/** Xorshift: the same piece has the same grain on every device. */
export function makeRandom(seed: number): () => number {
  let state = seed >>> 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state / 4294967296
  }
}

export function seedOf(text: string): number {
  let hash = 2166136261
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  return hash >>> 0
}

/** The wood of a nation. A palette for colour vision repaints the two sides' main nations. */
export function woodOf(name: NationName, { look, palette }: PieceStyle): Nation {
  const nation = nations[name]
  const isMain = name === 'german' || name === 'soviet'
  if (palette.name !== 'standard' && isMain) return { ...nation, ...stained(palette.sides[nation.side]) }
  return look.isDark && nation.onDark ? { ...nation, ...nation.onDark } : nation
}

const stained = (wood: string): Wood => ({ wood, light: mix(wood, inks.white, 0.2), dark: mix(wood, inks.black, 0.42) })

export interface Grain {
  readonly seed: number
  readonly light: string
  readonly dark: string
  readonly isUpright: boolean
  readonly strength: number
}

/** In points: on smaller wood nobody sees how finely a fibre bends. */
const smallWood = 64

/** Wavering lines along the wood. */
export function drawGrain(pen: Pen, box: Box, grain: Grain): void {
  const random = makeRandom(grain.seed)
  const across = grain.isUpright ? box.width : box.height
  const count = Math.max(5, Math.round(across / 3.2))
  pen.within(box, 0, () => {
    for (let i = 0; i < count; i++) drawFibre(pen, box, grain, (i + random() * 0.9) / count, random)
  })
}

function drawFibre(pen: Pen, box: Box, grain: Grain, place: number, random: () => number): void {
  const alpha = (0.05 + 0.12 * random()) * grain.strength
  const isDark = random() < 0.6
  const width = 0.4 + random() * 1.2
  const across = grain.isUpright ? box.width : box.height
  const swing = across * 0.03 * (random() * 2 - 1)
  const phase = random() * 6
  const points: number[] = []
  const bends = across < smallWood ? 4 : 8
  for (let k = 0; k <= bends; k++) {
    const along = k / bends
    const offset = place * across + Math.sin(along * 3 + phase) * swing
    if (grain.isUpright) points.push(box.x + offset, box.y + along * box.height)
    else points.push(box.x + along * box.width, box.y + offset)
  }
  pen.stroke(openLine(pen, points), {
    colour: isDark ? grain.dark : grain.light,
    alpha: isDark ? alpha : alpha * 0.9,
    width,
  })
}

export interface Cast {
  readonly x: number
  readonly y: number
  readonly blur: number
  readonly alpha: number
}

/** A soft shadow; the cast is in shares of the side. */
export function drawShadow(pen: Pen, box: Box, corner: number, side: number, cast: Cast): void {
  const moved = { ...box, x: box.x + cast.x * side, y: box.y + cast.y * side }
  pen.blurredBox(moved, corner, (cast.blur * side) / 2, { colour: inks.shadow, alpha: cast.alpha })
}

export const shadows = pieceShadows

/** Light along the top and left edge, dark below and on the right. */
export function drawBevel(pen: Pen, { x, y, width, height }: Box, thickness: number): void {
  const light = inks.white
  const dark = inks.black
  pen.fillBox({ x, y, width, height: thickness * 0.8 }, 0, { colour: light, alpha: 0.3 })
  pen.fillBox({ x, y, width: thickness * 0.8, height }, 0, { colour: light, alpha: 0.16 })
  pen.fillBox({ x, y: y + height - thickness * 1.2, width, height: thickness * 1.2 }, 0, { colour: dark, alpha: 0.28 })
  pen.fillBox({ x: x + width - thickness, y, width: thickness, height }, 0, { colour: dark, alpha: 0.18 })
}
