/** What is left of the speed after a millisecond: the map glides on for about a second. */
const friction = 0.9965
/** Slower than this, in points a millisecond, the map lies still. */
const still = 0.02
/** The fastest throw, so that one flick never crosses the whole front. */
const fastest = 4

export interface Glide {
  readonly vx: number
  readonly vy: number
}

export interface GlideStep {
  readonly dx: number
  readonly dy: number
  readonly glide: Glide | null
}

/** A throw begins only if the finger was moving when it left. */
export function startGlide(vx: number, vy: number): Glide | null {
  'worklet'
  const speed = Math.sqrt(vx * vx + vy * vy)
  if (speed < still * 5) return null
  const share = speed > fastest ? fastest / speed : 1
  return { vx: vx * share, vy: vy * share }
}

/** How far the map glides in the next milliseconds, and how fast it is then. */
export function glideFor(glide: Glide, milliseconds: number): GlideStep {
  'worklet'
  const left = Math.pow(friction, milliseconds)
  const reach = (1 - left) / (1 - friction)
  const vx = glide.vx * left
  const vy = glide.vy * left
  const rests = vx * vx + vy * vy < still * still
  return { dx: glide.vx * reach, dy: glide.vy * reach, glide: rests ? null : { vx, vy } }
}
