import { mix } from './chance'
import type { Core, Frame, Game, Outcome } from './contract'
import { cellsOf, layoutOf } from './tables'

/** Frames and outcome as text. Key order is insertion order on every engine. */
const spoken = (frames: readonly Frame[], over: Outcome | null): string => JSON.stringify([frames, over])

/** Sixteen hexadecimal digits that stand for a whole state: integers only, tables in declared order, derived ones left out. */
export function digest<S extends Core>(game: Game<S>, s: S): string {
  let a = mix(s.seed[0], s.draws)
  let b = mix(s.seed[1], s.seq)
  const text = spoken(s.frames, s.over)
  for (let i = 0; i < text.length; i++) a = Math.imul(a ^ text.charCodeAt(i), 0x01000193)
  for (const name of layoutOf(game).names) {
    if (game.tables[name]!.derived) continue
    const cells = cellsOf(s, name)
    for (let i = 0; i < cells.length; i++) {
      a = Math.imul(a ^ cells[i]!, 0x01000193)
      b = (Math.imul(b ^ a, 0x85ebca6b) + (b >>> 15)) | 0
    }
  }
  return hex(a ^ (b >>> 13)) + hex(mix(b, a))
}
const hex = (x: number): string => ('0000000' + (x >>> 0).toString(16)).slice(-8)
