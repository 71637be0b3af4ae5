import type { Reach } from '../../../../map'
import { insight } from '../../../../games/kiev41'
import type { Seen, Way } from '../types'
import { isOnBoard, lookOf, topFrame, type Look } from './look'

const isArea = (space: number | undefined): space is number => isOnBoard(space) && space < insight.AREAS

/** Active HQs on the map that command others. */
const leaders = (look: Look): readonly number[] =>
  Array.from({ length: insight.BLOCKS }, (_, block) => block).filter(
    block => insight.isTacticalHq[block] === 1 && insight.isCommanding(look, block) && isArea(look.at[block]),
  )
const areasIn = (marks: Uint8Array): readonly number[] =>
  Array.from({ length: insight.AREAS }, (_, space) => space).filter(space => marks[space] === 1)

const asking = new Set(['activation', 'command'])
/** 10.2, 10.3 The range of each active HQ while orders are given, and who commands the block in the hand. */
export function reach(seen: Seen): Reach | undefined {
  const look = lookOf(seen.view)
  if (!asking.has(topFrame(seen.view).step)) return undefined
  const hqs = leaders(look)
  if (hqs.length === 0) return undefined
  const from = seen.held < 0 ? undefined : look.at[commanderOf(look, seen.held) ?? -1]
  const to = look.at[seen.held]
  return {
    ranges: hqs.map(hq => areasIn(insight.rangeOf(look, hq))),
    lines: isArea(from) && isArea(to) && from !== to ? [{ from, to }] : [],
  }
}

/** The active HQ the block obeys. */
export function commanderOf(look: Look, block: number): number | null {
  if (block >= insight.BLOCKS || insight.isCommanding(look, block)) return null
  const able = leaders(look).filter(
    hq => insight.owner[hq] === insight.owner[block] && insight.commands(look, hq, block),
  )
  return able.find(hq => look.at[hq] === look.at[block]) ?? able[0] ?? null
}

const engaging = new Set(['tactical', 'strategic'])
/** 10.9 The way the block in the hand takes to that area, as the rules will march it. */
export function wayTo(seen: Seen, space: number): Way | null {
  const look = lookOf(seen.view)
  const { step, lifted = -1, points = 0, mode = '' } = topFrame(seen.view)
  const from = look.at[lifted]
  if (!asking.has(step) && step !== 'exploitation') return null
  if (!isArea(from) || !isArea(space) || from === space) return null
  const rules = engaging.has(mode) ? insight.ENGAGING : insight.PEACEFUL
  const found = insight.reachOf(look, lifted, points, rules)
  if (!Array.from(found.found.subarray(0, found.count)).includes(space)) return null
  const path = insight.pathTo(look, lifted, space, points)
  const before = path.at(-2) ?? from
  return { path, points, crossesRiver: isHeldByEnemy(look, lifted, space) && isWet(look, before, space) }
}
const isHeldByEnemy = (look: Look, block: number, space: number): boolean =>
  look.force[(1 - insight.owner[block]!) * insight.SPACES + space]! > 0
const isWet = (look: Look, a: number, b: number): boolean =>
  insight.weatherEffects[insight.weathers[insight.weatherOf(look)]!].rivers &&
  insight.edgeBetween(a, b) === insight.RIVER

/** 'In command of von Kleist, range 4'. */
export function leads(seen: Seen, space: number): string | undefined {
  const look = lookOf(seen.view)
  if (!asking.has(topFrame(seen.view).step)) return undefined
  const here = Array.from({ length: insight.BLOCKS }, (_, block) => block).filter(
    block => look.at[block] === space && insight.owner[block] === seen.first,
  )
  const of = seen.held >= 0 ? [seen.held] : here
  const hqs = [...new Set(of.flatMap(block => commanderOf(look, block) ?? []))]
  if (hqs.length === 0) return undefined
  const named = hqs.map(hq => `${chiefOf(hq)}, range ${insight.tacticalRange(look, hq)}`)
  return `In command of ${named.join('; ')}`
}
const chiefOf = (hq: number): string => insight.blockData(hq).name.split(', ').pop() ?? ''
