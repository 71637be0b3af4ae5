/** Scatter that is the same on every device and every run. */
export function hash2(i: number, j: number): number {
  let n = (Math.imul(i, 374761393) + Math.imul(j, 668265263)) ^ 0x5bd1e995
  n = Math.imul(n ^ (n >>> 13), 1274126177)
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296
}

export function randomFrom(seed: number): () => number {
  let count = 0
  return () => hash2(seed, count++)
}

const ease = (t: number): number => t * t * (3 - 2 * t)

/** Smooth noise between 0 and 1; repeats after `period` where one is given. */
export function noise(x: number, y: number, period = 0): number {
  const i = Math.floor(x)
  const j = Math.floor(y)
  const u = ease(x - i)
  const v = ease(y - j)
  const at = (a: number, b: number) => (period ? hash2(a % period, b % period) : hash2(a, b))
  return (at(i, j) * (1 - u) + at(i + 1, j) * u) * (1 - v) + (at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u) * v
}

/** Octaves of noise, around 0.5. */
export function cloud(x: number, y: number, octaves: number): number {
  let sum = 0
  let share = 0.5
  let frequency = 1
  for (let k = 0; k < octaves; k++) {
    sum += share * noise(x * frequency + k * 17, y * frequency + k * 31)
    share /= 2
    frequency *= 2.03
  }
  return sum
}
