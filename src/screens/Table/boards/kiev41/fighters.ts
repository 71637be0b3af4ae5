import { insight } from '../../../../games/kiev41'
import type { Thing } from '../../../../map'
import { HIDDEN, type AnyView, type Event, type Ref, type Side } from '../../../../stores'
import type { Fighter } from '../../battle/exchange'
import { lookOf, type Look } from './look'
import { faceOf, nationOf, plateOf } from './things'

export const AIR_STEPS = [3, 4] as const
export const FLEET_STEP = 1
export const ARTILLERY_STEP = 2

export const LINE = 'line'
export const keyOf = (piece: number): string => `p${piece}`
export const isFleet = (piece: number): boolean => piece >= insight.FIRST_FLEET
export const isBomber = (piece: number): boolean => piece >= insight.FIRST_BOMBER && !isFleet(piece)
export const sideOf = (piece: number): Side => (insight.owner[piece] === 1 ? 1 : 0)
export const pieceIn = (ref: Ref | undefined): number | null => (ref && 'piece' in ref ? ref.piece : null)
export const numberIn = (ref: Ref | undefined): number => (ref && 'n' in ref ? ref.n : 0)

/** Who fought and how strong everybody was at first, as far as these eyes know. */
export interface Muster {
  readonly area: number
  readonly before: AnyView
  readonly look: Look
  /** Steps at first; missing where they were never seen. */
  readonly steps: ReadonlyMap<number, number>
  readonly pieces: readonly number[]
}

const acts: ReadonlySet<string> = new Set(['rolled', 'blockHit', 'destroyed', 'bomberEngaged', 'bomberAborted'])

export function muster(before: AnyView, area: number, events: readonly Event[], unveiled: readonly Event[]): Muster {
  const look = lookOf(before)
  const here: number[] = []
  for (let piece = 0; piece < insight.BLOCKS; piece++) if (look.at[piece] === area) here.push(piece)
  const shown = unveiled.flatMap(({ what: [, piece] }) => pieceIn(piece) ?? [])
  const acting = events.flatMap(({ kind, what: [piece] }) => (acts.has(kind) ? (pieceIn(piece) ?? []) : []))
  const support = [...insight.bombersAt(look, area), ...insight.fleetsAt(look, area)]
  const pieces = [...new Set([...here, ...shown, ...acting, ...support])].sort((a, b) => a - b)
  return { area, before, look, pieces, steps: stepsAtFirst(look, pieces, events, unveiled) }
}

function stepsAtFirst(
  look: Look,
  pieces: readonly number[],
  events: readonly Event[],
  unveiled: readonly Event[],
): ReadonlyMap<number, number> {
  const steps = new Map<number, number>()
  for (const piece of pieces) {
    if (piece >= insight.BLOCKS) continue
    const known = look.steps[piece]!
    const face = unveiled.find(({ what: [, shown] }) => pieceIn(shown) === piece)
    const count = (kind: string): number =>
      events.filter(event => event.kind === kind && pieceIn(event.what[0]) === piece).length
    if (known !== HIDDEN && known > 0) steps.set(piece, known)
    else if (face) steps.set(piece, numberIn(face.what[2]))
    else if (count('destroyed') > 0) steps.set(piece, count('blockHit') + 1)
  }
  return steps
}

export const nameOf = (piece: number): string => insight.blockData(piece).name.split(',')[0]!
/** A block with its faces from now down; without a known strength only its wood. */
function blockFighter({ area, look, steps }: Muster, piece: number): Fighter {
  const at = steps.get(piece)
  const base = {
    key: keyOf(piece),
    kind: 'block',
    space: area,
    camp: 'first',
    nation: nationOf(piece),
    label: nameOf(piece),
  } as const
  const faces =
    at === undefined
      ? [undefined]
      : Array.from({ length: at }, (_, lost) => faceOf(piece, at - lost)).concat(faceOf(piece, 1))
  const isGun = insight.isHq[piece] === 1 && look.at[piece] !== area && look.at[piece] !== HIDDEN
  return {
    key: base.key,
    name: nameOf(piece),
    looks: faces.map((face): Thing => ({ ...base, face, flags: { isRevealed: face !== undefined } })),
    during: isGun ? [ARTILLERY_STEP] : undefined,
  }
}

function plateFighter(piece: number, area: number): Fighter {
  const states = isFleet(piece) ? (['ready', 'damaged', 'destroyed'] as const) : (['ready', 'aborted'] as const)
  const looks = states.map((state): Thing => plateOf(piece, area, 'first', state))
  return {
    key: keyOf(piece),
    name: looks[0]!.label,
    looks,
    during: isFleet(piece) ? [FLEET_STEP] : [FLEET_STEP, ...AIR_STEPS],
  }
}

export const fighterOf = (all: Muster, piece: number): Fighter =>
  piece < insight.BLOCKS ? blockFighter(all, piece) : plateFighter(piece, all.area)

export function lineFighter(area: number, side: Side): Fighter {
  const nation = side === 0 ? 'german' : 'soviet'
  const thing: Thing = { key: LINE, kind: 'line', space: area, camp: 'first', nation, label: 'Defensive Line' }
  return { key: LINE, name: 'Defensive Line', looks: [thing] }
}
