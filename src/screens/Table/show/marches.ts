import type { Arrow, Glide, Thing } from '../../../map'
import type { Event, Ref } from '../../../stores'
import type { TableBoard } from '../boards'
import { glideTime, type Pace } from './pace'

export interface March {
  readonly key: string
  readonly path: readonly number[]
}

const keyOf = (ref: Ref | undefined): string | null =>
  ref && 'piece' in ref ? `p${ref.piece}` : ref && 'token' in ref ? `t${ref.token}` : null

/** The ways of pieces that an action moved, as told; where only the end is told they come from where they stood. */
export function marchesOf(board: TableBoard, told: readonly Event[], before: readonly Thing[]): readonly March[] {
  const all = told.flatMap(({ kind, what: [who, ...rest] }) => {
    const key = board.marches?.has(kind) ? keyOf(who) : null
    if (key === null) return []
    const spaces = rest.flatMap(ref => ('space' in ref ? [ref.space] : []))
    const stood = before.find(thing => thing.key === key)?.space
    const path = spaces.length === 1 && stood !== undefined ? [stood, ...spaces] : spaces
    return path.length > 1 && path[0] !== path.at(-1) ? [{ key, path }] : []
  })
  return all.filter(({ key }, i) => all.findLastIndex(other => other.key === key) === i)
}

export const glidesOf = (marches: readonly March[], pace: Pace, delay: number): readonly Glide[] =>
  marches.map(({ key, path }) => ({ key, path, delay, lasts: glideTime(path.length - 1, pace) }))

/** From where to where; red into the enemy. */
export function arrowsOf(marches: readonly March[], after: readonly Thing[]): readonly Arrow[] {
  return marches.map(({ key, path }): Arrow => {
    const [from, to] = [path[0]!, path.at(-1)!]
    const camp = after.find(thing => thing.key === key)?.camp
    const isMet = after.some(thing => thing.space === to && camp !== undefined && thing.camp !== camp)
    return { from, to, kind: isMet ? 'attack' : 'move' }
  })
}
