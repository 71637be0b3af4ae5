import { otherSide } from '../../contract'
import { beside, costToEnter, SPACES } from './board'
import { allowanceOf, ownerOf, STACK } from './pieces'
import type { Seen } from './state'

const spent = new Int16Array(SPACES)
const queue: number[] = []

/** 2.2 to 2.5: every space a block can end its move in, with the cheapest cost. */
export function reach(s: Seen, piece: number, visit: (space: number, cost: number) => void): void {
  const side = ownerOf(piece)
  const start = s.at[piece]!
  spent.fill(-1)
  spent[start] = 0
  queue.length = 0
  queue.push(start)
  for (let i = 0; i < queue.length; i++) walkOn(s, piece, queue[i]!, start)
  for (let space = 0; space < SPACES; space++) {
    if (spent[space]! > 0 && s.count[side * SPACES + space]! < STACK) visit(space, spent[space]!)
  }
}
function walkOn(s: Seen, piece: number, here: number, start: number): void {
  const enemy = otherSide(ownerOf(piece)) * SPACES
  if (here !== start && s.zone[enemy + here]! > 0) return // 2.5 stops beside the enemy
  for (let direction = 0; direction < 6; direction++) {
    const next = beside[here * 6 + direction]!
    if (next < 0 || s.count[enemy + next]! > 0) continue // 2.3
    const cost = spent[here]! + costToEnter[next]!
    if (cost > allowanceOf(piece) || (spent[next]! >= 0 && spent[next]! <= cost)) continue
    spent[next] = cost
    queue.push(next)
  }
}
