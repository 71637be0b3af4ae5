import type { Pick, Placement } from '../data/types'

export const at = (area: string, ...blocks: Pick[]): Placement => ({ area, blocks })
/** One block by name; the bracketed number of the list, where there is one. */
export const the = (id: string, strength?: number): Pick => (strength === undefined ? { id } : { id, strength })
export const drawn = (draw: string, count = 1, strength?: number): Pick =>
  strength === undefined ? { draw, count } : { draw, count, strength }
/** One drawn block in each of these areas. */
export const each = (areas: string, draw: string, strength?: number): Placement[] =>
  areas.split(' ').map(area => at(area, drawn(draw, 1, strength)))

const numbered = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => String(first + i))
/** '1-3 7 FS' as the areas it names. */
export const areas = (text: string): string[] => text.split(' ').flatMap(spread)
const spread = (part: string): string[] => {
  const [first = '', last] = part.split('-')
  return last === undefined ? [first] : numbered(Number(first), Number(last))
}
