import { insight } from '../../../../games/kiev41'
import { gameOf } from '../../../../games'
import { loadBoard } from '../../../../atlas'
import type { AnyView, Event, Ref, Side } from '../../../../stores'
import type { BattleTold, Beat, Camp, Exchange, RailStep } from '../../battle/exchange'
import { fighterOf, FLEET_STEP, keyOf, LINE, lineFighter, muster, nameOf, numberIn, pieceIn, sideOf } from './fighters'
import type { Muster } from './fighters'
import { lookOf, sideNames } from './look'
import {
  atFirst,
  FLAK_STEP,
  GROUND_STEP,
  notesOf,
  rollingSide,
  rollOf,
  silentNotes,
  stepOfRoll,
  stepsNow,
} from './volleys'
import type { Course } from './volleys'

/** The steps of 10.13, and the rule of each. */
const rail: readonly (RailStep & { readonly rule: string })[] = [
  { label: 'Showdown', icon: 'eye', rule: '10.13.1' },
  { label: 'Fleets', icon: 'anchor', rule: '10.13.2' },
  { label: 'Artillery', icon: 'gun', rule: '10.13.3' },
  { label: 'Anti-aircraft fire', icon: 'flak', rule: '10.13.4' },
  { label: 'Airstrike', icon: 'bomber', rule: '10.13.5' },
  { label: 'Ground combat', icon: 'swords', rule: '10.13.6' },
]
const grounds = ['Open country', 'Rough country', 'Marsh or mountains', 'Victory area', 'Staging area', ''] as const
const otherOf = (side: Side): Side => (side === 0 ? 1 : 0)
const spaceIn = (ref: Ref | undefined): number => (ref && 'space' in ref ? ref.space : -1)

/** What is told under the rule of its own, and what of it is too small to be shown. */
const rules: Readonly<Record<string, string>> = {
  blockHit: '10.15',
  destroyed: '10.15',
  lineBroken: '4.1',
  absorbed: '10.14',
  bomberAborted: '10.13.4',
  bomberDestroyed: '10.13.4',
  bomberEngaged: '10.13.2',
  fleetDamaged: '10.2.1',
  fleetSunk: '10.2.1',
  battleEnded: '10.16',
}

interface Field {
  readonly all: Muster
  readonly attacker: Side
  readonly defender: Side
  readonly before: AnyView
}
interface Telling {
  readonly course: Course
  readonly beats: readonly Beat[]
  readonly isTankAttack: boolean
}

/** A battle as a row of moments. */
export function exchange({ key, before, actions, unveiled }: BattleTold): Exchange | null {
  const events = actions.flat()
  const [opening] = events
  if (!opening) return null
  const area = spaceIn(opening.what[1])
  const attacker: Side = numberIn(opening.what[0]) === 1 ? 1 : 0
  const all = muster(before, area, events, unveiled)
  const field: Field = { all, attacker, defender: otherOf(attacker), before }
  const ends: number[] = []
  let telling: Telling = { course: atFirst, beats: [], isTankAttack: false }
  for (const action of actions) {
    for (const event of action) telling = told(field, telling, event)
    ends.push(telling.beats.length)
  }
  const first = events.some(({ kind }) => kind === 'tankAttack') ? attacker : otherOf(attacker)
  return {
    key,
    title: `Battle of ${loadBoard('kiev41').spaces[area]?.name ?? ''}`,
    ground: groundOf(before, area),
    rule: '10.13',
    space: area,
    rail,
    camps: [first, otherOf(first)].map(side => campOf(field, side)),
    beats: telling.beats,
    ends,
    isOver: events.some(({ kind }) => kind === 'battleEnded'),
  }
}

function groundOf(view: AnyView, area: number): string {
  const look = lookOf(view)
  const parts = [
    grounds[insight.terrain[area] ?? 5],
    insight.isCity[area] === 1 ? 'city' : '',
    look.line[area]! > 0 ? 'defensive line' : '',
  ]
  return parts.filter(Boolean).join(', ')
}

function campOf({ all, attacker, defender }: Field, side: Side): Camp {
  const attacks = side === attacker
  const pieces = all.pieces.filter(piece => sideOf(piece) === side).map(piece => fighterOf(all, piece))
  const hasLine = !attacks && insight.hasLine(all.look, defender, all.area)
  return {
    side,
    role: attacks ? 'attacks' : 'defends',
    fighters: hasLine ? [...pieces, lineFighter(all.area, side)] : pieces,
    shields: attacks ? 0 : insight.absorbBonus(all.look, defender, all.area),
  }
}

const words = () => gameOf('kiev41')!.words
const note = (field: Field, event: Event): string => words().event(field.before, event)

function told(field: Field, telling: Telling, event: Event): Telling {
  if (event.kind === 'rolled') return rolled(field, telling, event)
  if (event.kind === 'tankAttack') return { ...telling, isTankAttack: true }
  const course = courseAfter(telling.course, event)
  const beat = beatOf(field, telling.course, event)
  return { ...telling, course, beats: beat ? [...telling.beats, beat] : telling.beats }
}

function courseAfter(course: Course, { kind, what: [first] }: Event): Course {
  const piece = pieceIn(first)
  if (piece === null) return course
  if (kind === 'bomberEngaged') return { ...course, step: FLEET_STEP, engaged: new Set([...course.engaged, piece]) }
  if (kind === 'blockHit')
    return { ...course, lost: new Map(course.lost).set(piece, (course.lost.get(piece) ?? 0) + 1) }
  return course
}

function beatOf(field: Field, course: Course, event: Event): Beat | null {
  const piece = pieceIn(event.what[0])
  const step = event.kind === 'bomberEngaged' ? FLEET_STEP : course.step
  const base = { step, text: note(field, event), rule: rules[event.kind] ?? '', notes: [] }
  switch (event.kind) {
    case 'battleBegan':
      return { ...base, kind: 'open', rule: '10.13.1', text: showdownWords(field), notes: openingNotes(field) }
    case 'blockHit':
      return piece === null
        ? null
        : { ...base, kind: 'hit', fighter: keyOf(piece), text: hitWords(field, course, piece) }
    case 'fleetDamaged':
      return piece === null ? null : { ...base, kind: 'hit', fighter: keyOf(piece) }
    case 'destroyed':
      return piece === null ? null : { ...base, kind: 'lost', fighter: keyOf(piece), text: `${nameOf(piece)} is lost` }
    case 'bomberAborted':
    case 'bomberDestroyed':
    case 'fleetSunk':
      return piece === null ? null : { ...base, kind: 'lost', fighter: keyOf(piece) }
    case 'lineBroken':
      return { ...base, kind: 'lost', fighter: LINE }
    case 'absorbed':
      return { ...base, kind: 'absorbed', count: numberIn(event.what[0]), text: absorbedWords(event) }
    case 'bomberEngaged':
      return { ...base, kind: 'told' }
    case 'battleEnded':
      return { ...base, kind: 'close' }
    default:
      return null
  }
}
function hitWords({ all }: Field, course: Course, piece: number): string {
  const steps = stepsNow(all, course, piece)
  const strength = (left: number): number => insight.strengthAt(piece, left)
  return `${nameOf(piece)} loses a step${steps === undefined ? '' : `: strength ${strength(steps)} to ${strength(steps - 1)}`}`
}
const showdownWords = ({ attacker, defender }: Field): string =>
  `Both sides turn their blocks: ${sideNames[attacker]} attacks, ${sideNames[defender]} defends`
function absorbedWords({ what: [count] }: Event): string {
  const hits = numberIn(count)
  return `${hits} ${hits === 1 ? 'hit' : 'hits'} absorbed by the ground`
}
function openingNotes({ all, defender }: Field) {
  const shields = insight.absorbBonus(all.look, defender, all.area)
  if (shields === 0) return []
  return [{ rule: '10.14', label: `The ground absorbs ${shields} ${shields === 1 ? 'hit' : 'hits'} for the defender` }]
}

/** Rolls of one side in one step fall together. */
function rolled(field: Field, telling: Telling, event: Event): Telling {
  const { all, attacker, defender } = field
  const { course, beats } = telling
  const step = stepOfRoll(all, course, event, defender)
  const side = rollingSide(event, defender)
  const roll = rollOf(all, course, event)
  const notes = notesOf(all, course, event, step, side === attacker)
  const flak = step === FLAK_STEP ? new Set([...course.flak, roll.fighter]) : course.flak
  const last = beats.at(-1)
  const joins = last?.kind === 'volley' && last.side === side && last.step === step
  const volley: Beat = joins
    ? { ...last, rolls: [...last.rolls, roll], notes: [...last.notes, ...notes] }
    : newVolley(field, telling, step, side, { rolls: [roll], notes })
  return {
    ...telling,
    course: { ...course, step, flak },
    beats: [...(joins ? beats.slice(0, -1) : beats), volley],
    isTankAttack: telling.isTankAttack && step !== GROUND_STEP,
  }
}
const volleyNames = ['', 'fleet fire', 'artillery', 'anti-aircraft fire', 'bombs', 'blocks fire'] as const
function newVolley(
  { all, attacker }: Field,
  { isTankAttack }: Telling,
  step: number,
  side: Side,
  { rolls, notes }: Pick<Beat & { kind: 'volley' }, 'rolls' | 'notes'>,
): Beat {
  const isGround = step === GROUND_STEP
  const isTank = isTankAttack && isGround && side === attacker
  const name = step === FLEET_STEP && side === 0 ? 'bombers' : volleyNames[step]
  return {
    kind: 'volley',
    step,
    side,
    rolls,
    rule: rail[step]?.rule ?? '',
    text: `${sideNames[side]} ${name}`,
    notes: [
      ...(isTank ? [{ rule: '10.13.6.2', label: 'Tank Attack: the attacker rolls first' }] : []),
      ...(isGround && side === attacker ? silentNotes(all, attacker) : []),
      ...notes,
    ],
  }
}
