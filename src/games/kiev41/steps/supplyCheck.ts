import type { Step } from '../../../engine'
import { pop, put, tell } from '../../../engine'
import { END, FIRST } from '../blocks'
import { byToken } from '../effects/knowledge'
import { AREAS } from '../map'
import { floodSupply, isSuppliedIn, needsSupply } from '../rules/supply'
import type { State } from '../state'
import { activeSide } from '../state'

/** 9.0 Own blocks and lines that cannot trace supply get a cube; cubes that are there stay (Q2). */
export const supplyCheck: Step<State> = {
  rule: '9.0',
  begin(d) {
    const side = activeSide(d.s)
    const flood = floodSupply(d.s, side)
    const cut: number[] = []
    for (let block = FIRST[side]!; block < END[side]!; block++) {
      const space = d.s.at[block]!
      if (space < 0 || d.s.cube[block] === 1 || !needsSupply(block) || isSuppliedIn(d.s, side, space, flood)) continue
      put(d, 'cube', block, 1)
      cut.push(block)
    }
    for (const block of byToken(d.s, cut)) tell(d, 3, 'isolated', { piece: block }, { space: d.s.at[block]! })
    for (let space = 0; space < AREAS; space++) {
      if (d.s.line[space] !== side + 1 || d.s.lineCube[space] === 1 || isSuppliedIn(d.s, side, space, flood)) continue
      put(d, 'lineCube', space, 1)
      tell(d, 3, 'lineIsolated', { space })
    }
    pop(d)
  },
}
