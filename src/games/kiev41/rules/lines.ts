import type { Side } from '../../../engine'
import { isCombat, ownerOf } from '../blocks'
import { AREAS, SPACES } from '../map'
import type { Look } from '../state'
import { isContested, linesLeft } from '../state'

/** 4.1a, 4.1c There is a piece in stock and the area can take a line of that side. */
export const mayHoldLine = (s: Look, side: Side, space: number): boolean =>
  linesLeft(s, side) > 0 &&
  space < AREAS &&
  s.line[space] === 0 &&
  s.control[space] === side &&
  s.force[(1 - side) * SPACES + space] === 0

/** 4.1e, f, g, 10.9h A Combat Block above its lowest face digs where it stands. */
export const mayDig = (s: Look, block: number): boolean =>
  isCombat[block] === 1 &&
  s.steps[block]! > 1 &&
  mayHoldLine(s, ownerOf(block), s.at[block]!) &&
  s.contestedBefore[s.at[block]!] === 0

/** 4.1b, 4.1m A line that is not isolated may be disbanded, in a contested area too (Q71). */
export const mayDisband = (s: Look, side: Side, space: number): boolean =>
  s.line[space] === side + 1 && s.lineCube[space] === 0

/** 9.4d An isolated line alone with enemy blocks is destroyed. */
export const isLineAlone = (s: Look, side: Side, space: number): boolean =>
  isContested(s, space) && s.count[side * SPACES + space] === 0 && s.count[(1 - side) * SPACES + space]! > 0
