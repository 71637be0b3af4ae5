import { insight } from '../../../../games/kiev41'
import { gameOf } from '../../../../games'
import type { IconName } from '../../../../components'
import { heardBy, type Event, type Playing, type Ref, type Side } from '../../../../stores'
import { loadBoard } from '../../../../atlas'
import type { BattleModel, BattleSideModel, Seen } from '../types'
import { battleFrame, lookOf } from './look'
import { foughtBlock, knownBlock, things } from './things'

const isFleet = (piece: number): boolean => piece >= insight.FIRST_FLEET
const isBomber = (piece: number): boolean => piece >= insight.FIRST_BOMBER && !isFleet(piece)
const isHq = (piece: number): boolean => insight.isHq[piece] === 1
const isGround = (piece: number): boolean => piece < insight.FIRST_BOMBER && !isHq(piece)

/** The steps, and whose part in the battle shows that one took place. */
const rail: readonly {
  readonly row: number
  readonly label: string
  readonly icon: IconName
  readonly by: ((piece: number) => boolean) | null
}[] = [
  { row: 0, label: 'Showdown', icon: 'eye', by: null },
  { row: 2, label: 'Fleets', icon: 'anchor', by: isFleet },
  { row: 3, label: 'Artillery', icon: 'gun', by: isHq },
  { row: 4, label: 'Anti-aircraft fire', icon: 'flak', by: isBomber },
  { row: 5, label: 'Airstrike', icon: 'bomber', by: isBomber },
  { row: 6, label: 'Ground combat', icon: 'swords', by: isGround },
]
const acts = new Set(['rolled', 'bomberAborted', 'bomberDestroyed', 'bomberEngaged'])
/** Passed by, a step either happened or fell away. */
function stateOf({ row, by }: (typeof rail)[number], now: number, acted: readonly number[]) {
  if (row > now) return 'later'
  if (row === now) return 'now'
  return by === null || acted.some(by) ? 'done' : 'never'
}
const grounds = ['Open country', 'Rough country', 'Marsh or mountains', 'Victory area', 'Staging area', ''] as const

interface Fought {
  readonly start: number
  readonly events: readonly Event[]
  readonly isOver: boolean
}

/** The last battle of the log, if it is under way or was fought by the last action. */
function lastBattle(playing: Playing): Fought | null {
  const { view, log } = playing
  if (!view) return null
  const heard = log.map(entry => heardBy(entry, view.eyes))
  const start = heard.findLastIndex(events => events.some(({ kind }) => kind === 'battleBegan'))
  if (start < 0) return null
  const since = heard.slice(start).flat()
  const from = since.findLastIndex(({ kind }) => kind === 'battleBegan')
  const events = since.slice(from)
  const end = events.findIndex(({ kind }) => kind === 'battleEnded')
  const isRecent = heard[heard.length - 1]?.some(({ kind }) => kind === 'battleEnded') ?? false
  if (end >= 0 && !isRecent) return null
  return { start, events: end < 0 ? events : events.slice(0, end + 1), isOver: end >= 0 }
}

const spaceIn = (ref: Ref | undefined): number => (ref && 'space' in ref ? ref.space : -1)
const pieceIn = (ref: Ref | undefined): readonly number[] => (ref && 'piece' in ref ? [ref.piece] : [])
const numberIn = (ref: Ref | undefined): number => (ref && 'n' in ref ? ref.n : 0)

export function battle(playing: Playing, seen: Seen): BattleModel | null {
  const fought = lastBattle(playing)
  if (!fought || !playing.view) return null
  const { events, isOver, start } = fought
  const area = spaceIn(events[0]?.what[1])
  const attacker: Side = numberIn(events[0]?.what[0]) === 1 ? 1 : 0
  const now = isOver ? 7 : (battleFrame(playing.view)?.row ?? 1) - 1 // the frame names the row to come
  const name = loadBoard('kiev41').spaces[area]?.name ?? ''
  const words = gameOf('kiev41')!.words
  const told = events.filter(({ kind }) => kind !== 'rolled' && kind !== 'battleBegan' && kind !== 'revealed')
  const acted = events.filter(({ kind }) => acts.has(kind)).flatMap(({ what: [from] }) => pieceIn(from))
  return {
    key: `${start}`,
    title: `Battle of ${name}`,
    ground: groundOf(seen, area),
    rule: '10.13',
    space: area,
    isOver,
    steps: rail.map(step => ({ label: step.label, icon: step.icon, state: stateOf(step, now, acted) })),
    sides: [otherOf(attacker), attacker].map(side => sideModel(seen, events, side, side === attacker, area)),
    lines: told.map(event => words.event(playing.view!, event)),
  }
}
const otherOf = (side: Side): Side => (side === 0 ? 1 : 0)

function groundOf(seen: Seen, area: number): string {
  const look = lookOf(seen.view)
  const parts = [
    grounds[insight.terrain[area] ?? 5],
    insight.isCity[area] === 1 ? 'city' : '',
    look.line[area]! > 0 ? 'defensive line' : '',
  ]
  return parts.filter(Boolean).join(', ')
}

/** Dice by the piece that rolled them: the needed number was told with the roll. */
function diceOf(events: readonly Event[], piece: number): readonly { value: number; hit: boolean }[] {
  return events
    .filter(({ kind, what: [from] }) => kind === 'rolled' && from && 'piece' in from && from.piece === piece)
    .flatMap(({ what }) =>
      what.slice(3).map(ref => ({ value: numberIn(ref), hit: numberIn(ref) >= numberIn(what[2]) })),
    )
}

const fights = new Set(['rolled', 'blockHit', 'destroyed'])
const pictured = (seen: Seen, piece: number, area: number) =>
  knownBlock(seen, piece) ?? (piece < insight.BLOCKS ? foughtBlock(seen, piece, area) : null)

function sideModel(seen: Seen, events: readonly Event[], side: Side, attacks: boolean, area: number): BattleSideModel {
  const named = events.flatMap(({ kind, what: [from] }) => (fights.has(kind) ? pieceIn(from) : []))
  const here = things(seen)
    .filter(({ key, space }) => space === area && key.startsWith('p'))
    .map(({ key }) => Number(key.slice(1)))
  const pieces = [...new Set([...here, ...named])].filter(piece => insight.owner[piece] === side)
  const hits = pieces.flatMap(piece => diceOf(events, piece)).filter(({ hit }) => hit).length
  return {
    side,
    role: attacks ? 'attacks' : 'defends',
    note: hits > 0 ? `${hits} ${hits === 1 ? 'hit' : 'hits'}` : '',
    pieces: pieces.flatMap(piece => {
      const thing = things(seen).find(({ key }) => key === `p${piece}`) ?? pictured(seen, piece, area)
      const dice = diceOf(events, piece)
      return thing
        ? [
            {
              thing: { ...thing, flags: { isRevealed: 'face' in thing && thing.face !== undefined } },
              name: thing.label,
              dice,
            },
          ]
        : []
    }),
  }
}
