import { gameOf } from '../../../games'
import type { BlockFace, Thing } from '../../../map/pieces/thing'
import { HIDDEN, type AnyView, type Cells, type Side } from '../../../stores'
import type { FormationName } from '../../../theme'
import { hexBoard } from './hexBoard'
import type { PieceCard, Seen, TableBoard } from './types'

/** What the table reads of this game's view. */
interface SkirmishLook {
  readonly at: Cells
  readonly steps: Cells
  readonly known: Cells
  readonly done: Cells
  readonly control: Cells
  readonly misc: Cells
  readonly tokens: AnyView['tokens']
  readonly frames: AnyView['frames']
}
const look = (view: AnyView): SkirmishLook => view as unknown as SkirmishLook
const HALF = 6
const strengths = [3, 2, 2, 1, 3, 1]
const formations: readonly FormationName[] = ['yellow', 'lightBlue', 'green']
const names = ['Cavalry', 'Guard', 'Line'] as const
const arms = ['cavalry', 'motorized', 'infantry'] as const
const ownerOf = (piece: number): Side => (piece < HALF ? 0 : 1)
const nations = ['german', 'soviet'] as const

const ground = ['oowooho', 'otoowoo', 'owohoto', 'otohowo', 'oowooto', 'ohoowoo']
const terrains = {
  o: { terrain: 'green', name: 'Open ground', features: [] },
  w: { terrain: 'yellow', name: 'Wood', features: [] },
  h: { terrain: 'red', name: 'Hill', features: [] },
  t: { terrain: 'victory', name: 'Town', features: ['victory', 'city:Town'] },
}
let sheet: ReturnType<typeof hexBoard> | null = null
const board = () =>
  (sheet ??= hexBoard({
    id: 'skirmish',
    title: 'Skirmish',
    subtitle: 'Six towns',
    ground,
    terrains,
    ids: gameOf('skirmish')?.spaces ?? [],
  }))

const faceOf = (piece: number, steps: number): BlockFace => ({
  role: 'combat',
  arm: arms[piece % 3]!,
  name: gameOf('skirmish')?.pieces[piece] ?? '',
  formation: formations[piece % 3]!,
  steps,
  maxSteps: strengths[piece % HALF]!,
  fire: ['double'],
  isFast: piece % 3 === 0,
})

function liftedIn(view: AnyView): number {
  const frame = view.frames[view.frames.length - 1] as
    { readonly lifted?: number; readonly units?: readonly number[] } | undefined
  return frame?.lifted ?? -1
}

function blockOf(seen: Seen, piece: number): Thing | null {
  const { at, steps, known, done } = look(seen.view)
  const space = at[piece]!
  if (space < 0 || space === HIDDEN) return null
  const side = ownerOf(piece)
  return {
    key: `p${piece}`,
    kind: 'block',
    space,
    camp: side === seen.first ? 'first' : 'second',
    order: piece,
    nation: nations[side],
    face: faceOf(piece, steps[piece]!),
    label: `${names[piece % 3]} ${gameOf('skirmish')?.pieces[piece]}, ${steps[piece]} steps`,
    flags: {
      isSelected: piece === seen.held || piece === liftedIn(seen.view) || seen.group?.includes(piece),
      canAct: seen.live.pieces.has(piece) || piece === seen.held || seen.group?.includes(piece),
      isRevealed: known[piece] === 3,
      hasActed: done[piece]! > 0 && !seen.live.pieces.has(piece),
    },
  }
}

function things(seen: Seen): readonly Thing[] {
  const own = Array.from({ length: 2 * HALF }, (_, piece) => blockOf(seen, piece)).filter(thing => thing !== null)
  const hidden = look(seen.view).tokens.map(({ token, at, marks }): Thing => {
    const side = marks[0] === 1 ? 1 : 0
    return {
      key: `t${token}`,
      kind: 'block',
      space: at,
      camp: side === seen.first ? 'first' : 'second',
      order: token,
      nation: nations[side],
      label: `Hidden ${side === 0 ? 'northern' : 'southern'} block`,
    }
  })
  return [...own, ...hidden]
}

const touchedKey = (key: string) =>
  key.startsWith('p') ? { piece: Number(key.slice(1)) } : key.startsWith('t') ? { token: Number(key.slice(1)) } : null

function card(seen: Seen, key: string): PieceCard | null {
  const thing = things(seen).find(other => other.key === key)
  const touched = touchedKey(key)
  if (!thing || !touched) return null
  if ('token' in touched) return { thing, name: thing.label, note: 'not seen yet' }
  const { piece } = touched
  const steps = look(seen.view).steps[piece]
  const can = seen.live.pieces.has(piece) || seen.ready?.has(piece) ? 'can act' : 'waits'
  return { thing, name: `${names[piece % 3]} ${gameOf('skirmish')?.pieces[piece]}`, note: `${steps} steps, ${can}` }
}

export const skirmishBoard: TableBoard = {
  game: 'skirmish',
  nations,
  sideNames: ['North', 'South'],
  board,
  things,
  play: ({ view }) => ({ control: Array.from(look(view).control, holder => holder - 1), contested: [] }),
  weather: () => 'good',
  status: view => {
    const { misc, control } = look(view)
    const held = (side: number) =>
      board().spaces.filter((space, i) => space.terrain === 'victory' && control[i] === side + 1).length
    return { title: 'Skirmish', note: `Turn ${misc[0]} of 4`, score: `${held(0)} : ${held(1)}` }
  },
  touched: touchedKey,
  card,
  marches: new Set(['moved']),
  chapters: new Set(['drew']),
  order: seen =>
    ([0, 1] as const).map(side => ({
      title: side === 0 ? 'North' : 'South',
      note: '',
      pieces: things(seen)
        .filter(thing => thing.nation === nations[side])
        .flatMap(thing => card(seen, thing.key) ?? []),
    })),
}
