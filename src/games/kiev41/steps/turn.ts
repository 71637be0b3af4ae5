import type { Frame, Step } from '../../../engine'
import { add, otherSide, pop, push, put, tell } from '../../../engine'
import { BLOCKS, BOMBERS, corpsOf, END, FIRST, FIRST_BOMBER, maxSteps } from '../blocks'
import { blockData } from '../blocks'
import { finishWith } from '../effects/outcome'
import { hide, isRevealed, mixPool, mixStacks } from '../effects/knowledge'
import { ABORTED, AREAS, BOMBER_BOX, DESTROYED } from '../map'
import { victoryAtEnd } from '../rules/victory'
import { isFirstTurn, scenarioOf } from '../scenario'
import type { D, State } from '../state'
import {
  activeSide,
  AXIS,
  impulseOf,
  initiativeOf,
  isContested,
  LATER,
  markers,
  PASS,
  POOL,
  SNOW,
  SOVIET,
  STRATEGIC_DRAW,
  STRATEGIC_MOVE,
  turnOf,
  UNDECLARED,
  weatherOf,
} from '../state'

const SEPTEMBER = 3
const NOVEMBER = 5
const DECEMBER = 6

const nextTurn = (d: D): void => push(d, { step: 'turn', row: 0 } as Frame)
export const game: Step<State> = { rule: '1.5', begin: nextTurn, resume: nextTurn }

/** 5.1c, 8.1g What happens before the Logistics Phase of a month. */
export const turnStart: Step<State> = {
  rule: '5.1',
  begin(d) {
    put(d, 'marker', markers.passes, 0)
    put(d, 'marker', markers.axisImpulses, 0)
    const { septemberJoins, novemberJoins } = scenarioOf(d.s)
    if (!isFirstTurn(d.s) && turnOf(d.s) === SEPTEMBER && septemberJoins) joinPool(d, 'september')
    if (!isFirstTurn(d.s) && turnOf(d.s) === NOVEMBER && novemberJoins) joinPool(d, 'november')
    if (turnOf(d.s) === DECEMBER) setWeather(d, Math.max(SNOW, weatherOf(d.s)))
    tell(d, 3, 'turnBegins', { n: turnOf(d.s) })
    pop(d)
  },
}
function joinPool(d: D, month: 'september' | 'november'): void {
  for (let block = FIRST[SOVIET]!; block < END[SOVIET]!; block++) {
    if (d.s.at[block] !== LATER || blockData(block).availability !== month) continue
    put(d, 'at', block, POOL)
    put(d, 'fact', block, maxSteps[block]!)
    add(d, 'pool', SOVIET, 1)
  }
  mixPool(d, SOVIET)
  tell(d, 3, 'poolGrows', { n: d.s.pool[SOVIET]! })
}
export function setWeather(d: D, weather: number): void {
  if (weatherOf(d.s) === weather) return
  put(d, 'marker', markers.weather, weather)
  tell(d, 3, 'weather', { n: weather })
}

/** 3.0 Impulses alternate until both sides have passed in a row. */
export const impulses: Step<State> = {
  rule: '3.0',
  begin: d => startImpulse(d, initiativeOf(d.s)),
  resume(d) {
    if (d.s.marker[markers.passes]! >= 2) pop(d)
    else startImpulse(d, otherSide(activeSide(d.s)))
  },
}
function startImpulse(d: D, side: 0 | 1): void {
  put(d, 'marker', markers.active, side)
  put(d, 'marker', markers.impulse, UNDECLARED)
  put(d, 'marker', markers.exploited, 0)
  for (let space = 0; space < AREAS; space++) {
    const isOld = isContested(d.s, space) ? 1 : 0
    if (d.s.contestedBefore[space] !== isOld) put(d, 'contestedBefore', space, isOld)
  }
  if (side === AXIS) {
    add(d, 'marker', markers.axisImpulses, 1)
    returnBombers(d, ABORTED)
  }
  tell(d, 3, 'impulseBegins', { n: side })
  push(d, { step: 'impulse', side, row: 0 } as Frame)
}
function returnBombers(d: D, from: number): void {
  for (let bomber = FIRST_BOMBER; bomber < FIRST_BOMBER + BOMBERS; bomber++)
    if (d.s.at[bomber] === from) put(d, 'at', bomber, BOMBER_BOX[corpsOf(bomber)]!)
}

/** 3.2.1d, 12.0d The disc changes hands, passes are counted, stacks are mixed. */
export const endOfImpulse: Step<State> = {
  rule: '3.2.1',
  begin(d) {
    const side = activeSide(d.s)
    const kind = impulseOf(d.s)
    if (kind === STRATEGIC_MOVE || kind === STRATEGIC_DRAW || d.s.marker[markers.exploited] === 1) spendDisc(d, side)
    put(d, 'marker', markers.passes, kind === PASS ? d.s.marker[markers.passes]! + 1 : 0)
    clearImpulse(d)
    mixStacks(d)
    pop(d)
  },
}
function spendDisc(d: D, side: 0 | 1): void {
  put(d, 'marker', markers.discSpent + side, 1)
  put(d, 'marker', markers.initiative, otherSide(side))
  tell(d, 3, 'discPasses', { n: otherSide(side) })
}
function clearImpulse(d: D): void {
  for (let block = 0; block < BLOCKS; block++) {
    if (d.s.ready[block]! > 0 && isRevealed(d.s, block) && !isContested(d.s, d.s.at[block]!)) hide(d, block)
  }
  for (const table of ['crossed', 'done', 'active', 'ready', 'battle'] as const) fillTable(d, table, 0)
  fillTable(d, 'aim', -1)
}
/** The whole table at once: cells are a window on the draft's own buffer. */
const fillTable = (d: D, table: 'crossed' | 'done' | 'active' | 'ready' | 'battle' | 'aim', value: number): void => {
  ;(d.s[table] as unknown as Int16Array).fill(value)
}

/** 13.0 Bombers return, the turn marker advances; after the last turn the game is judged. */
export const finalPhase: Step<State> = {
  rule: '13.0',
  begin(d) {
    returnBombers(d, DESTROYED)
    if (turnOf(d.s) === scenarioOf(d.s).lastTurn) return finishWith(d, victoryAtEnd(d.s))
    add(d, 'marker', markers.turn, 1)
    pop(d)
  },
}
