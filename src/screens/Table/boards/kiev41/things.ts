import { insight } from '../../../../games/kiev41'
import type { BlockFace, Camp, Fire, PlateThing, Thing, ThingFlags } from '../../../../map'
import { HIDDEN } from '../../../../stores'
import { formationNames, nationNames, type FormationName, type NationName } from '../../../../theme'
import type { Seen } from '../types'
import { isOnBoard, lookOf, nationSide, shortOf, topFrame, type Look } from './look'

const { BLOCKS, BOMBERS, FIRST_BOMBER, FIRST_FLEET } = insight
const FLEETS = 2
/** More than there are tokens. */
const RANK = 1000
const fires: readonly Fire[] = ['none', 'single', 'double', 'triple']
const roles = { leader: 'leader', hq: 'hq', airHq: 'airHq' } as const
const arms = {
  leader: 'blank',
  hq: 'blank',
  airHq: 'blank',
  tank: 'tank',
  motorized: 'motorized',
  cavalry: 'cavalry',
  infantry: 'infantry',
  mountain: 'mountain',
  jaeger: 'jaeger',
  airborne: 'airborne',
  marine: 'marine',
} as const

/** 2.0 Leibstandarte and the allied fast corps: tanks, but light ones. */
const lightTanks = new Set(['A-LAH', 'H-FAST', 'R-CAV'])
const formationOf = (colour: string): FormationName => formationNames.find(name => name === colour) ?? 'none'
const commanderOf = (name: string): string => name.split(/,? /).pop() ?? name

/** The printed side of a block with so many faces left. */
export function faceOf(block: number, steps: number): BlockFace {
  const data = insight.blockData(block)
  const role = data.kind in roles ? roles[data.kind as keyof typeof roles] : 'combat'
  const isCombat = role === 'combat'
  return {
    role,
    arm: lightTanks.has(data.id) ? 'lightTank' : arms[data.kind],
    name: isCombat ? shortOf(block) : commanderOf(data.name),
    code: role === 'hq' ? (data.id.split('-').pop() ?? '') : role === 'airHq' ? data.short : undefined,
    formation: formationOf(data.colour),
    steps: isCombat ? steps : insight.strengthAt(block, steps),
    maxSteps: data.faces.length,
    fire: data.fire.map(fire => fires[fire] ?? 'none'),
    isFast: data.fast,
    isBlitz: data.blitzHq,
  }
}

export const nationOf = (block: number): NationName =>
  nationNames.find(name => name === insight.blockData(block).nation) ?? 'german'
export const strengthWords = (block: number, steps: number): string => {
  const strength = insight.strengthAt(block, steps)
  return strength === 0 ? 'exhausted' : `strength ${strength}`
}

const ordering = new Set(['activation', 'command', 'exploitation'])
/** Who has acted matters while orders are given, not while they are fought out. */
const isOrdering = ({ view }: Seen): boolean => ordering.has(topFrame(view).step)

function flagsFor(seen: Seen, look: Look, block: number): ThingFlags {
  const isReady = seen.live.pieces.has(block)
  const isTogether = seen.group?.includes(block) ?? false
  const isActive = look.active[block] === 1
  return {
    isSelected: block === seen.held || block === topFrame(seen.view).lifted || isTogether,
    canAct: isReady || block === seen.held || isTogether,
    hasActed: isOrdering(seen) && look.done[block] !== HIDDEN && look.done[block]! > 0 && !isReady && !isActive,
    isActive,
    isRevealed: look.known[block] === 3,
    isIsolated: look.cube[block] === 1,
    crossedRiver: look.crossed[block] === 1,
  }
}

/** Blocks whose faces these eyes know. */
export function knownBlock(seen: Seen, block: number): Thing | null {
  const look = lookOf(seen.view)
  const space = look.at[block]
  if (!isOnBoard(space)) return null
  const side = insight.owner[block] === 1 ? 1 : 0
  const steps = look.steps[block]!
  const known = steps !== HIDDEN && steps > 0
  return {
    key: `p${block}`,
    kind: 'block',
    space,
    camp: side === seen.first ? 'first' : 'second',
    order: insight.isHq[block] === 1 ? block - 1000 : block,
    nation: nationOf(block),
    face: known ? faceOf(block, steps) : undefined,
    label: [insight.blockData(block).name, known ? strengthWords(block, steps) : 'hidden'].join(', '),
    flags: flagsFor(seen, look, block),
  }
}

/** A block that fought and is hidden again or gone: its wood and its name. */
export const foughtBlock = (seen: Seen, block: number, space: number): Thing => ({
  key: `p${block}`,
  kind: 'block',
  space,
  camp: insight.owner[block] === seen.first ? 'first' : 'second',
  order: block,
  nation: nationOf(block),
  label: insight.blockData(block).name,
})

/** What was seen of it, where only one token can hide that face. */
function noteOf(look: Look, token: number): string | undefined {
  const mix = look.mixed[token]
  const alike = look.tokens.filter(other => look.mixed[other.token] === mix)
  const seen = look.facts.filter(({ among }) => among === mix)
  const [fact] = seen
  return alike.length === 1 && seen.length === 1 && fact
    ? `${shortOf(fact.piece)} ${insight.strengthAt(fact.piece, fact.value)}`
    : undefined
}

/** Wood beside like wood: the numbers of tokens are dealt at random and say nothing. */
function hiddenBlocks(seen: Seen, look: Look): readonly Thing[] {
  const rank = ({ token, marks: [nation = 0] }: Look['tokens'][number]): number => nation * RANK + token
  return look.tokens
    .filter(({ at }) => isOnBoard(at))
    .sort((a, b) => rank(a) - rank(b))
    .map(({ token, at, marks: [nation = 0, cube, crossed] }): Thing => {
      const side = nationSide(nation)
      const note = noteOf(look, token)
      return {
        key: `t${token}`,
        kind: 'block',
        space: at,
        camp: side === seen.first ? 'first' : 'second',
        order: nation * RANK + token,
        nation: nationNames[nation] ?? 'soviet',
        note,
        label: [`Hidden ${nationNames[nation]} block`, note ? `seen as ${note}` : ''].filter(Boolean).join(', '),
        flags: { isIsolated: cube === 1, crossedRiver: crossed === 1 },
      }
    })
}

type PlateState = PlateThing['state']
/** A bomber or a fleet, without what it may do. */
export function plateOf(piece: number, space: number, camp: Camp, state: PlateState): PlateThing {
  const isFleet = piece >= FIRST_FLEET
  const corps = piece - FIRST_BOMBER < 4 ? '4' : '5'
  return {
    key: `p${piece}`,
    kind: 'plate',
    plate: isFleet ? (piece === FIRST_FLEET ? 'battleship' : 'cruiser') : 'bomber',
    state,
    space,
    camp,
    order: 500 + piece - FIRST_BOMBER,
    nation: isFleet ? 'soviet' : 'german',
    text: isFleet ? undefined : corps,
    label: isFleet ? 'Soviet fleet' : `Bomber of the ${corps}th Fliegerkorps`,
  }
}

const aborted = () => insight.spaceOf('aborted')
const destroyed = () => insight.spaceOf('destroyed')
function stateOf(space: number, hull: number | undefined): PlateState {
  if (space === destroyed() || hull === 0) return 'destroyed'
  if (space === aborted()) return 'aborted'
  return hull === 1 ? 'damaged' : 'ready'
}
function plates(seen: Seen, look: Look): readonly Thing[] {
  const out: Thing[] = []
  for (let i = 0; i < BOMBERS + FLEETS; i++) {
    const piece = FIRST_BOMBER + i
    const space = look.at[piece]
    if (!isOnBoard(space)) continue
    const isFleet = piece >= FIRST_FLEET
    const hull = isFleet ? look.hull[piece - FIRST_FLEET] : 2
    out.push({
      ...plateOf(piece, space, (isFleet ? 1 : 0) === seen.first ? 'first' : 'second', stateOf(space, hull)),
      flags: { canAct: seen.live.pieces.has(piece) || piece === seen.held, isSelected: piece === seen.held },
    })
  }
  return out
}

function lines(seen: Seen, look: Look): readonly Thing[] {
  const out: Thing[] = []
  for (let space = 0; space < insight.AREAS; space++) {
    const holder = look.line[space]! - 1
    if (holder < 0) continue
    out.push({
      key: `line${space}`,
      kind: 'line',
      space,
      camp: holder === seen.first ? 'first' : 'second',
      nation: holder === 0 ? 'german' : 'soviet',
      label: holder === 0 ? 'Axis Defensive Line' : 'Soviet Defensive Line',
      flags: { isIsolated: look.lineCube[space] === 1 },
    })
  }
  return out
}

export function things(seen: Seen): readonly Thing[] {
  const look = lookOf(seen.view)
  const blocks: Thing[] = []
  for (let block = 0; block < BLOCKS; block++) {
    const thing = knownBlock(seen, block)
    if (thing) blocks.push(thing)
  }
  return [...blocks, ...hiddenBlocks(seen, look), ...plates(seen, look), ...lines(seen, look)]
}
