import type { Event, Side } from '../../../../stores'
import { isBomber, isFleet, nameOf, numberIn, pieceIn, sideOf } from './fighters'
import { sideNames } from './look'
import { rollingSide } from './volleys'

interface Tally {
  readonly dice: number
  readonly hits: number
  readonly expected: number
  readonly steps: number
  readonly lost: readonly string[]
}
const nothing: Tally = { dice: 0, hits: 0, expected: 0, steps: 0, lost: [] }

/** A battle in one breath: what each side rolled beside what could be expected, and what it lost. */
export function digest(events: readonly Event[]): string {
  const began = events.find(({ kind }) => kind === 'battleBegan')
  const attacker: Side = numberIn(began?.what[0]) === 1 ? 1 : 0
  const defender: Side = attacker === 0 ? 1 : 0
  const tallies = events.reduce((sums, event) => counted(sums, event, defender), [nothing, nothing] as const)
  return [attacker, defender].flatMap(side => sentence(side, tallies[side])).join(' ')
}

type Tallies = readonly [Tally, Tally]
function counted(sums: Tallies, event: Event, defender: Side): Tallies {
  const piece = pieceIn(event.what[0])
  switch (event.kind) {
    case 'rolled':
      return changed(sums, rollingSide(event, defender), sum => rolled(sum, event))
    case 'blockHit':
      return piece === null ? sums : changed(sums, sideOf(piece), sum => ({ ...sum, steps: sum.steps + 1 }))
    case 'destroyed':
    case 'fleetSunk':
    case 'bomberDestroyed':
      return piece === null ? sums : changed(sums, sideOf(piece), sum => lost(sum, wordFor(piece)))
    case 'lineBroken':
      return changed(sums, defender, sum => lost(sum, 'its Defensive Line'))
    default:
      return sums
  }
}
const changed = ([axis, soviet]: Tallies, side: Side, change: (sum: Tally) => Tally): Tallies =>
  side === 0 ? [change(axis), soviet] : [axis, change(soviet)]
const wordFor = (piece: number): string =>
  isFleet(piece) ? 'a fleet' : isBomber(piece) ? 'a bomber' : `the ${nameOf(piece)}`
/** The hit that destroys a block is told as a loss, not as a step. */
const lost = (sum: Tally, name: string): Tally => ({ ...sum, lost: [...sum.lost, name] })

function rolled(sum: Tally, { what: [, , needed, ...dice] }: Event): Tally {
  const least = numberIn(needed)
  return {
    ...sum,
    dice: sum.dice + dice.length,
    hits: sum.hits + dice.filter(die => numberIn(die) >= least).length,
    expected: sum.expected + (dice.length * (7 - least)) / 6,
  }
}

function sentence(side: Side, { dice, hits, expected, steps, lost: gone }: Tally): readonly string[] {
  const fired = dice > 0 ? `${count(hits, 'hit')} from ${dice} (${expected.toFixed(1)} expected)` : 'did not fire'
  const losses = [steps > 0 ? count(steps, 'step') : '', ...gone].filter(Boolean)
  return [`${sideNames[side]}: ${fired}, ${losses.length > 0 ? `lost ${listed(losses)}` : 'lost nothing'}.`]
}
const count = (n: number, word: string): string => `${n} ${n === 1 ? word : `${word}s`}`
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
