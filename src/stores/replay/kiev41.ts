import type { Event, Ref, Side } from '../../engine'
import { insight } from '../../games/kiev41'
import type { AnyView } from '../game/session'
import type { BySide, Measure, Volley } from './statistics'

type Look = insight.Look
const lookOf = (view: AnyView): Look => view as unknown as Look
const ownerOf = (piece: number): Side => (insight.owner[piece] === 1 ? 1 : 0)

/** Strength of the combat blocks on the map. */
function strength(view: AnyView): BySide {
  const look = lookOf(view)
  const sums: [number, number] = [0, 0]
  for (let block = 0; block < insight.BLOCKS; block++) {
    const steps = look.steps[block]!
    if (insight.isCombat[block] === 1 && look.at[block]! >= 0 && steps > 0)
      sums[ownerOf(block)] += insight.strengthAt(block, steps)
  }
  return sums
}

const costs: ReadonlySet<string> = new Set(['blockHit', 'attrition', 'surrendered'])
function lost({ kind, what: [first] }: Event): BySide {
  if (!costs.has(kind) || !first || !('piece' in first)) return [0, 0]
  return ownerOf(first.piece) === 0 ? [1, 0] : [0, 1]
}

const numberIn = (ref: Ref | undefined): number => (ref && 'n' in ref ? ref.n : 0)
/** A defensive line rolls without a piece: it is told by its space. */
function rollerOf(look: Look, ref: Ref | undefined): Side | null {
  if (ref && 'piece' in ref) return ownerOf(ref.piece)
  return ref && 'space' in ref ? (look.line[ref.space] === 2 ? 1 : 0) : null
}
function volley(view: AnyView, { kind, what: [from, , needed, ...dice] }: Event): Volley | null {
  const side = kind === 'rolled' ? rollerOf(lookOf(view), from) : null
  if (side === null) return null
  const least = numberIn(needed)
  return {
    side,
    dice: dice.length,
    hits: dice.filter(die => numberIn(die) >= least).length,
    expected: (dice.length * (7 - least)) / 6,
  }
}

export const kiev41Measure: Measure = {
  points: view => [insight.victoryPoints(lookOf(view), 0), insight.victoryPoints(lookOf(view), 1)],
  strength,
  lost,
  volley,
  beats: new Set(['impulseBegins', 'turnBegins']),
}
