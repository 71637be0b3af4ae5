import type { Side } from '../../../engine'
import {
  BLOCKS,
  BOMBERS,
  BUDYONNY,
  END,
  FIRST,
  FIRST_BOMBER,
  FIRST_FLEET,
  FLEETS,
  GUDERIAN,
  HUNGARIANS,
  isCombat,
  isLeader,
  LEADER,
  maxSteps,
  nation,
  ownerOf,
  RUMANIAN,
} from '../blocks'
import {
  ABORTED,
  AREAS,
  AXIS_STAGING,
  BATUMI,
  edge,
  first,
  KERCH,
  KIEV,
  MOSCOW,
  neighbour,
  NOVOROSSIYSK,
  RASTENBURG,
  SEVASTOPOL,
  source,
  SPACES,
  SOVIET_STAGING,
  STRAIT,
  TAMAN,
  terrain,
  isAzovCoast,
  isBlackCoast,
} from '../map'
import type { State } from '../state'
import { activeSide, AXIS, hasOption, LOST, markers, POOL, SOVIET } from '../state'

/** What the book says must hold whenever a side is about to declare its impulse: written from the text, not from the code. */
export type Invariant = (s: State) => string | null
const blocksOf = (side: Side): readonly number[] =>
  Array.from({ length: END[side]! - FIRST[side]! }, (_, i) => FIRST[side]! + i)
const everybody = Array.from({ length: BLOCKS }, (_, block) => block)
const areas = Array.from({ length: AREAS }, (_, area) => area)
const bombers = Array.from({ length: BOMBERS }, (_, i) => FIRST_BOMBER + i)
const fleets = Array.from({ length: FLEETS }, (_, i) => FIRST_FLEET + i)
const isOnMap = (s: State, piece: number): boolean => s.at[piece]! >= 0 && s.at[piece]! < AREAS
const standing = (s: State, side: Side, area: number): readonly number[] =>
  blocksOf(side).filter(block => s.at[block] === area)
const isThere = (s: State, side: Side, area: number): boolean =>
  s.line[area] === side + 1 || standing(s, side, area).length > 0
const holdsAlone = (s: State, side: Side, area: number): boolean =>
  s.control[area] === side && !isThere(s, side === AXIS ? SOVIET : AXIS, area)
const none = (found: readonly (number | string)[], says: string): string | null =>
  found.length === 0 ? null : `${says}: ${found.join(' ')}`

/** 2.1 By icon: yellow and orange while their disc is active, red always; west of the front the Axis ones. */
const feeds = (s: State, side: Side, area: number): boolean =>
  side === AXIS
    ? source[area] === 4
    : (source[area] === 1 && s.marker[markers.yellowDisc] === 1) ||
      (source[area] === 2 && s.marker[markers.orangeDisc] === 1) ||
      source[area] === 3
/** 9.2 A path from the unit's own area, each later area fully controlled, the last a source. */
function canTrace(s: State, side: Side, from: number, held: readonly boolean[]): boolean {
  if (s.control[from] === side && feeds(s, side, from)) return true
  const seen = new Set([from])
  const open = [from]
  for (let here = open.pop(); here !== undefined; here = open.pop()) {
    if (here !== from && feeds(s, side, here)) return true
    for (let k = first[here]!; k < first[here + 1]!; k++) {
      const next = neighbour[k]!
      if (edge[k] === STRAIT || seen.has(next) || !held[next]) continue
      seen.add(next)
      open.push(next)
    }
  }
  return false
}
/** 2.1.1, 9.0 The sea and the fortress. */
const isFedBySea = (s: State, area: number): boolean =>
  area === SEVASTOPOL ||
  (s.control[area] === SOVIET &&
    s.marker[markers.blueDisc] === 1 &&
    (isBlackCoast[area] === 1 || (isAzovCoast[area] === 1 && s.marker[markers.lightBlueDisc] === 1)))
const stacking = [4, 2, 2, 2]
const sides: readonly Side[] = [AXIS, SOVIET]

export const invariants: { readonly [title: string]: Invariant } = {
  '1.1a lines on the map and in stock are ten and twenty': s =>
    none(
      sides.filter(
        side =>
          s.marker[markers.lines + side]! + areas.filter(area => s.line[area] === side + 1).length !== [10, 20][side],
      ),
      'lines of side',
    ),
  '1.4b no Hungarians beside Rumanians': s =>
    none(
      everybody.filter(block => nation[block] === RUMANIAN && isOnMap(s, block) && s.at[block] === s.at[HUNGARIANS]),
      'with the Hungarians',
    ),
  '2.1.1e, g the sea discs follow their areas': s => {
    const blue = holdsAlone(s, SOVIET, SEVASTOPOL) && holdsAlone(s, SOVIET, NOVOROSSIYSK)
    const lightBlue = blue && holdsAlone(s, SOVIET, KERCH) && holdsAlone(s, SOVIET, TAMAN)
    const shown = [s.marker[markers.blueDisc] === 1, s.marker[markers.lightBlueDisc] === 1]
    return shown[0] === blue && shown[1] === lightBlue ? null : `discs ${shown.join(' ')}`
  },
  '2.2a leaders at home, Guderian on his road': s =>
    s.at[LEADER[0]!] === RASTENBURG && s.at[LEADER[1]!] === MOSCOW && (s.at[GUDERIAN]! >= AREAS || s.at[GUDERIAN]! < 0)
      ? null
      : 'away',
  '2.4.5a nobody in the enemy staging areas': s =>
    none(
      everybody.filter(block =>
        ownerOf(block) === AXIS ? SOVIET_STAGING.includes(s.at[block]!) : s.at[block] === AXIS_STAGING,
      ),
      'blocks',
    ),
  '2.5a whoever stands alone in an area controls it': s =>
    none(
      areas.filter(area =>
        sides.some(
          side =>
            isThere(s, side, area) && !isThere(s, side === AXIS ? SOVIET : AXIS, area) && s.control[area] !== side,
        ),
      ),
      'areas',
    ),
  '2.6c Budyonny is out for good while the Axis controls Kiev': s =>
    s.control[KIEV] === AXIS && s.at[BUDYONNY] !== LOST ? `at ${s.at[BUDYONNY]!}` : null,
  '2.9a stacking': s =>
    none(
      areas.filter(
        area =>
          terrain[area]! < stacking.length &&
          sides.some(side => standing(s, side, area).length > stacking[terrain[area]!]!),
      ),
      'areas',
    ),
  '2.9 blocks are counted where they stand, and in the pools': s =>
    none(
      sides.flatMap(side => [
        ...areas.filter(area => s.count[side * SPACES + area] !== standing(s, side, area).length),
        ...areas.filter(area => s.force[side * SPACES + area]! > 0 !== isThere(s, side, area)),
        ...(s.pool[side] === blocksOf(side).filter(block => s.at[block] === POOL).length ? [] : ['pool']),
      ]),
      'miscounted',
    ),
  '4.2.3.1 every block on the map has a face': s =>
    none(
      everybody.filter(block => s.at[block]! >= 0 && (s.steps[block]! < 1 || s.steps[block]! > maxSteps[block]!)),
      'blocks',
    ),
  '9.1 whoever cannot trace has a cube when his impulse begins': s => {
    if (hasOption(s, 4)) return null
    const side = activeSide(s)
    const held = areas.map(area => holdsAlone(s, side, area))
    const cut = (area: number): boolean => !canTrace(s, side, area, held) && !(side === SOVIET && isFedBySea(s, area))
    return none(
      [
        ...blocksOf(side).filter(block => isOnMap(s, block) && cut(s.at[block]!) && s.cube[block] === 0),
        ...areas.filter(area => s.line[area] === side + 1 && cut(area) && s.lineCube[area] === 0),
      ],
      'without a cube',
    )
  },
  '10.2.1f fleets are at sea or in their boxes with Sevastopol, in Batumi without': s =>
    none(
      fleets.filter(fleet => s.at[fleet]! >= 0 && (s.at[fleet] === BATUMI) === (s.control[SEVASTOPOL] === SOVIET)),
      'fleets',
    ),
  '10.13.2f no bomber over the map between impulses; those turned back are ready for the Axis': s =>
    none(
      bombers.filter(bomber => isOnMap(s, bomber) || (activeSide(s) === AXIS && s.at[bomber] === ABORTED)),
      'bombers',
    ),
  '10.16 nobody shown between impulses but attackers in an area the enemy controls': s =>
    none(
      everybody.filter(
        block =>
          isOnMap(s, block) &&
          s.known[block] === 3 &&
          !(
            s.control[s.at[block]!] !== ownerOf(block) &&
            isThere(s, ownerOf(block) === AXIS ? SOVIET : AXIS, s.at[block]!)
          ),
      ),
      'shown',
    ),
  '10.18 nothing of an impulse is left when the next begins': s =>
    none(
      everybody.filter(
        block => s.active[block]! + s.crossed[block]! + s.ready[block]! + s.done[block]! > 0 || s.aim[block] !== -1,
      ),
      'blocks',
    ),
  '10.15.3 combat blocks that are gone have no steps': s =>
    none(
      everybody.filter(block => s.at[block] === LOST && isCombat[block] === 1 && s.steps[block] !== 0),
      'blocks',
    ),
  '7.2 a leader never loses his last face': s =>
    none(
      everybody.filter(block => isLeader[block] === 1 && s.steps[block]! < 1),
      'leaders',
    ),
}
