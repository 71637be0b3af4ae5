import { insight } from '../../../../games/kiev41'
import type { Event, Side } from '../../../../stores'
import type { Fire } from '../../../../map'
import type { Note, Roll } from '../../battle/exchange'
import { ARTILLERY_STEP, FLEET_STEP, isBomber, isFleet, keyOf, LINE, numberIn, pieceIn, sideOf } from './fighters'
import type { Muster } from './fighters'
import { shortOf } from './look'

export const FLAK_STEP = 3
export const AIR_STEP = 4
export const GROUND_STEP = 5
const fires: readonly Fire[] = ['none', 'single', 'double', 'triple']
const weatherWords = ['Good weather', 'Rain', 'Snow', 'Blizzard'] as const

/** How far the battle has come: which step it is in, who fired at aircraft, what everybody has lost. */
export interface Course {
  readonly step: number
  readonly flak: ReadonlySet<string>
  readonly engaged: ReadonlySet<number>
  readonly lost: ReadonlyMap<number, number>
}
export const atFirst: Course = { step: 0, flak: new Set(), engaged: new Set(), lost: new Map() }

export const rollerOf = ({ what: [from] }: Event): string => {
  const piece = pieceIn(from)
  return piece === null ? LINE : keyOf(piece)
}
export const rollingSide = (event: Event, defender: Side): Side => {
  const piece = pieceIn(event.what[0])
  return piece === null ? defender : sideOf(piece)
}

/** A roll does not say in which step it fell: who rolls, and what has been rolled before, does. */
export function stepOfRoll({ look, area }: Muster, course: Course, event: Event, defender: Side): number {
  const piece = pieceIn(event.what[0])
  if (piece !== null && isFleet(piece)) return FLEET_STEP
  if (piece !== null && isBomber(piece)) return course.engaged.has(piece) ? FLEET_STEP : AIR_STEP
  if (course.step === GROUND_STEP) return GROUND_STEP
  if (piece !== null && insight.isHq[piece] === 1 && look.at[piece]! >= 0 && look.at[piece] !== area)
    return ARTILLERY_STEP
  const hasBombers = insight.bombersAt(look, area).some(bomber => !course.engaged.has(bomber))
  const firesAtThem = rollingSide(event, defender) === insight.SOVIET && !course.flak.has(rollerOf(event))
  return hasBombers && firesAtThem && course.step < AIR_STEP ? FLAK_STEP : GROUND_STEP
}

export const stepsNow = ({ steps }: Muster, { lost }: Course, piece: number): number | undefined => {
  const first = steps.get(piece)
  return first === undefined ? undefined : first - (lost.get(piece) ?? 0)
}

export function rollOf(all: Muster, course: Course, event: Event): Roll {
  const [from, , needed, ...dice] = event.what
  const piece = pieceIn(from)
  const least = numberIn(needed)
  const steps = piece === null || piece >= insight.BLOCKS ? undefined : stepsNow(all, course, piece)
  return {
    fighter: rollerOf(event),
    from: least,
    fire: steps === undefined ? (fires[7 - least] ?? 'single') : (fires[insight.fireAt(piece!, steps)] ?? 'single'),
    dice: dice.map(ref => ({ value: numberIn(ref), hit: numberIn(ref) >= least })),
  }
}

/** What changed the dice of one roll, each with its rule. */
export function notesOf(all: Muster, course: Course, event: Event, step: number, attacks: boolean): readonly Note[] {
  const piece = pieceIn(event.what[0])
  if (piece === null) return [{ rule: '4.1', label: 'The Defensive Line fires 1 die' }]
  if (piece >= insight.BLOCKS || step === FLAK_STEP) return []
  const steps = stepsNow(all, course, piece)
  if (steps === undefined) return []
  const strength = insight.strengthAt(piece, steps)
  const roll = rollOf(all, course, event)
  const printed = 7 - insight.fireAt(piece, steps)
  return [
    ...(roll.dice.length < strength ? [fewer(all, piece, step, attacks, roll.dice.length, strength)] : []),
    ...(roll.from < printed ? [{ rule: '14.2', label: `${shortOf(piece)}: mountain troops hit on ${roll.from}` }] : []),
  ]
}
function fewer({ look }: Muster, piece: number, step: number, attacks: boolean, dice: number, strength: number): Note {
  const weather = insight.weatherOf(look)
  const count = `${dice} of ${strength} dice`
  const isOverRiver = step === GROUND_STEP && attacks && (look.crossed[piece] === 1 || weather === insight.GOOD)
  if (isOverRiver) return { rule: '10.13.6.1', label: `${shortOf(piece)} came over a river: ${count}` }
  return { rule: attacks ? '8.0' : '14.5', label: `${weatherWords[weather]}, ${shortOf(piece)}: ${count}` }
}

/** Attackers that may not fire: cut off. */
export const silentNotes = ({ look, pieces, area }: Muster, attacker: Side): readonly Note[] =>
  pieces
    .filter(piece => piece < insight.BLOCKS && sideOf(piece) === attacker && look.at[piece] === area)
    .filter(piece => look.cube[piece] === 1)
    .map(piece => ({ rule: '10.12', label: `${shortOf(piece)} is isolated and does not attack` }))
