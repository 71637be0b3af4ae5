import { BLOCKS, blockData, ownerOf } from '../../blocks'
import { AREAS } from '../../map'
import type { State } from '../../state'
import { BLIZZARD, markers, RAIN, SNOW } from '../../state'

/** The position as a player at the wooden board would read it: only places, faces, lines and control; nothing derived. */
export interface Reading {
  readonly s: State
  /** By side, then area: blocks there; and whether blocks or a line stand there. */
  readonly count: readonly (readonly number[])[]
  readonly isHeld: readonly (readonly boolean[])[]
}
export const everybody: readonly number[] = Array.from({ length: BLOCKS }, (_, block) => block)
export const areas: readonly number[] = Array.from({ length: AREAS }, (_, area) => area)
export const ownBlocks = (side: number): readonly number[] => everybody.filter(block => ownerOf(block) === side)

export function readPosition(s: State): Reading {
  const count = [0, 1].map(() => new Array<number>(AREAS).fill(0))
  for (const block of everybody) {
    const area = s.at[block]!
    if (area >= 0 && area < AREAS) count[ownerOf(block)]![area]!++
  }
  const isHeld = [0, 1].map(side => areas.map(area => count[side]![area]! > 0 || s.line[area] === side + 1))
  return { s, count, isHeld }
}
export const isAmongEnemies = (r: Reading, block: number): boolean =>
  r.isHeld[1 - ownerOf(block)]![r.s.at[block]!] === true
export const isOwnAlone = (r: Reading, side: number, area: number): boolean =>
  r.s.control[area] === side && !r.isHeld[1 - side]![area]

export const kindOf = (block: number): string => blockData(block).kind
export const strengthAt = (block: number, steps: number): number => {
  const { faces } = blockData(block)
  return faces[faces.length - steps] ?? 0
}
export const fireAt = (block: number, steps: number): number => {
  const { fire } = blockData(block)
  return fire[fire.length - steps] ?? 0
}
export const strengthNow = (s: State, block: number): number => strengthAt(block, s.steps[block]!)
export const weatherNow = (s: State): number => s.marker[markers.weather]!
export const isOn = (s: State, option: number): boolean => s.option[option] === 1

const share = (value: number, parts: number): number => Math.max(1, Math.floor(value / parts))
/** 8.0, 14.5 Range, guns, bombers and attack dice of a strength. */
export function inWeather(s: State, side: number, strength: number): number {
  const weather = weatherNow(s)
  if (strength === 0) return 0
  if (weather === RAIN) return 1
  if (weather === SNOW) return side === 0 ? share(strength, 2) : strength
  return weather === BLIZZARD ? share(strength, side === 0 ? 4 : 2) : strength
}
export const half = (value: number): number => share(value, 2)
