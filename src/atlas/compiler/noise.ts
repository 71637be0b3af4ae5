import type { Point } from '../board'
import { distance, type Path } from './lines'

/** A number from 0 to 1 that follows from two whole numbers alone: the same map on every machine. */
export function hash(i: number, j: number): number {
  let n = (Math.imul(i | 0, 374761393) + Math.imul(j | 0, 668265263)) ^ 0x5bd1e995
  n = Math.imul(n ^ (n >>> 13), 1274126177)
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296
}

const ease = (t: number) => t * t * (3 - 2 * t)

/** Smooth noise over the plane with features about one unit across. */
export function noise(x: number, y: number): number {
  const i = Math.floor(x)
  const j = Math.floor(y)
  const u = ease(x - i)
  const v = ease(y - j)
  const top = hash(i, j) * (1 - u) + hash(i + 1, j) * u
  const bottom = hash(i, j + 1) * (1 - u) + hash(i + 1, j + 1) * u
  return top * (1 - v) + bottom * v
}

/** Bends long straight stretches: each round halves them and moves the middle sideways by up to `amount` of the length. */
export function wander(path: Path, amount: number, shortest: number): Path {
  const out: Point[] = path.slice(0, 1)
  for (let i = 1; i < path.length; i++) out.push(...bend(path[i - 1]!, path[i]!, amount, shortest))
  return out
}

function bend(a: Point, b: Point, amount: number, shortest: number): Point[] {
  const length = distance(a, b)
  if (length < shortest) return [b]
  const side = (hash(Math.round(a[0] + b[0]), Math.round(a[1] + b[1])) - 0.5) * 2 * amount
  const middle: Point = [(a[0] + b[0]) / 2 - (b[1] - a[1]) * side, (a[1] + b[1]) / 2 + (b[0] - a[0]) * side]
  return [...bend(a, middle, amount, shortest), ...bend(middle, b, amount, shortest)]
}
