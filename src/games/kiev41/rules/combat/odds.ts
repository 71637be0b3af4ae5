import type { Side } from '../../../../engine'
import { otherSide } from '../../../../engine'
import { BLOCKS, END, FIRST } from '../../blocks'
import type { Look } from '../../state'
import { AXIS, SOVIET } from '../../state'
import type { Volley } from './dice'
import { artilleryVolley, bomberVolley, flakVolley, fleetVolley, groundVolley, lineVolley } from './dice'
import type { Ladder, Rung } from './ladder'
import { isWipedOut, ladderOf, withLosses } from './ladder'
import { firstToRoll } from './tankAttack'
import { bombersAt, fleetsAt } from './units'

/** Exact odds of one battle between known blocks, by addition and multiplication only. */
export interface BattleOdds {
  /** The defender is wiped out and the attacker still there. */
  readonly cleared: number
  /** The attacker is wiped out. */
  readonly repelled: number
  readonly contested: number
  /** Steps the attacker loses, by number: the chance of each. */
  readonly attackerLoses: readonly number[]
  readonly defenderLoses: readonly number[]
}

type Chances = readonly number[]
const CERTAIN: Chances = [1]

/** One more die that hits from `from`. */
function withDie(chances: Chances, from: number): Chances {
  const hit = Math.max(0, 7 - from) / 6
  const out: number[] = new Array<number>(chances.length + 1).fill(0)
  for (let n = 0; n < chances.length; n++) {
    out[n]! += chances[n]! * (1 - hit)
    out[n + 1]! += chances[n]! * hit
  }
  return out
}
const hitsOf = (volleys: readonly Volley[]): Chances =>
  volleys.reduce((chances, { dice, from }) => {
    let now = chances
    for (let i = 0; i < dice; i++) now = withDie(now, from)
    return now
  }, CERTAIN)

/** The chance of every pair: hits on the defender, hits on the attacker; each capped at the end of its ladder. */
class Table {
  private readonly cells: number[]
  constructor(
    readonly defender: Ladder,
    readonly attacker: Ladder,
  ) {
    this.cells = new Array<number>(defender.rungs.length * attacker.rungs.length).fill(0)
  }
  add(defender: number, attacker: number, chance: number): void {
    const d = Math.min(defender, this.defender.rungs.length - 1)
    const a = Math.min(attacker, this.attacker.rungs.length - 1)
    this.cells[d * this.attacker.rungs.length + a]! += chance
  }
  each(visit: (defender: number, attacker: number, chance: number) => void): void {
    for (let i = 0; i < this.cells.length; i++) {
      if (this.cells[i]! > 0)
        visit(Math.floor(i / this.attacker.rungs.length), i % this.attacker.rungs.length, this.cells[i]!)
    }
  }
}

const scratch = new Int16Array(BLOCKS)
const isOver = (table: Table, defender: number, attacker: number): boolean =>
  isWipedOut(table.defender.rungs[defender]!) || isWipedOut(table.attacker.rungs[attacker]!)

/** One step of the battle: what is rolled, and on whom it falls, wherever both sides are still there. */
function fired(
  s: Look,
  area: number,
  table: Table,
  roll: (now: Look) => { readonly hits: Chances; readonly on: Side },
): Table {
  const out = new Table(table.defender, table.attacker)
  table.each((defender, attacker, chance) => {
    if (isOver(table, defender, attacker)) return out.add(defender, attacker, chance)
    const { hits, on } = roll(lookAt(s, area, table, defender, attacker))
    hits.forEach((p, n) => {
      if (on === table.defender.side) out.add(defender + n, attacker, chance * p)
      else out.add(defender, attacker + n, chance * p)
    })
  })
  return out
}
const lookAt = (s: Look, area: number, table: Table, defender: number, attacker: number): Look =>
  withLosses(
    s,
    scratch,
    [
      [table.defender, table.defender.rungs[defender]!],
      [table.attacker, table.attacker.rungs[attacker]!],
    ],
    area,
  )

const groundRoll = (now: Look, ladder: Ladder, rung: Rung, area: number, attacking: boolean): Chances => {
  const volleys = ladder.blocks.map(block => groundVolley(now, block, area, attacking))
  return hitsOf(!attacking && rung.hasLine ? [...volleys, lineVolley] : volleys)
}

/** 10.13.6 Both sides roll, the first one's losses taken before the second answers. */
function groundOdds(s: Look, area: number, table: Table): Table {
  const out = new Table(table.defender, table.attacker)
  table.each((defender, attacker, chance) => {
    if (isOver(table, defender, attacker)) return out.add(defender, attacker, chance)
    const single = new Table(table.defender, table.attacker)
    single.add(defender, attacker, chance)
    const first = firstToRoll(lookAt(s, area, table, defender, attacker), table.attacker.side, area)
    const after = rollOf(s, area, rollOf(s, area, single, first), otherSide(first))
    after.each((d, a, p) => out.add(d, a, p))
  })
  return out
}
function rollOf(s: Look, area: number, table: Table, side: Side): Table {
  const attacking = side === table.attacker.side
  const ladder = attacking ? table.attacker : table.defender
  const out = new Table(table.defender, table.attacker)
  table.each((defender, attacker, chance) => {
    if (isOver(table, defender, attacker)) return out.add(defender, attacker, chance)
    const rung = ladder.rungs[attacking ? attacker : defender]!
    const now = lookAt(s, area, table, defender, attacker)
    groundRoll(now, ladder, rung, area, attacking).forEach((p, n) => {
      out.add(attacking ? defender + n : defender, attacking ? attacker : attacker + n, chance * p)
    })
  })
  return out
}

/** 10.13.4, 10.13.5 Each flak hit turns a bomber back; the others drop their bombs. */
function airHits(now: Look, area: number, table: Table, bombers: readonly number[]): Chances {
  const defender = table.defender
  const gunners = defender.blocks.map(block => flakVolley(now, block))
  const flak = hitsOf(now.line[area] === SOVIET + 1 ? [...gunners, lineVolley] : gunners)
  const out: number[] = []
  flak.forEach((p, n) => {
    const volleys = bombers.slice(n).map(bomber => bomberVolley(now, bomber))
    hitsOf(volleys).forEach((q, hits) => (out[hits] = (out[hits] ?? 0) + p * q))
  })
  return out
}

/** HQs whose guns fire into that area. */
export function artilleryOn(s: Look, area: number): readonly number[] {
  const out: number[] = []
  for (let hq = FIRST[0]!; hq < END[1]!; hq++) if (s.aim[hq] === area) out.push(hq)
  return out
}

/** The odds of a battle as it stands: support included, one bomber taken away by each fleet it meets. */
export function battleOdds(s: Look, attacker: Side, area: number): BattleOdds {
  const defender = otherSide(attacker)
  let table = new Table(ladderOf(s, defender, area, attacker), ladderOf(s, attacker, area, attacker))
  table.add(0, 0, 1)
  const fleets = fleetsAt(s, area)
  const bombers = bombersAt(s, area)
  const firing = fleets.slice(bombers.length).map(fleet => fleetVolley(s, fleet))
  if (firing.length > 0) table = fired(s, area, table, () => ({ hits: hitsOf(firing), on: AXIS }))
  const guns = artilleryOn(s, area).map(hq => artilleryVolley(s, hq))
  if (guns.length > 0) table = fired(s, area, table, () => ({ hits: hitsOf(guns), on: defender }))
  const striking = bombers.slice(fleets.length)
  if (striking.length > 0) {
    const before = table
    table = fired(s, area, table, now => ({ hits: airHits(now, area, before, striking), on: defender }))
  }
  return summary(groundOdds(s, area, table))
}

function summary(table: Table): BattleOdds {
  const attackerLoses: number[] = []
  const defenderLoses: number[] = []
  let cleared = 0
  let repelled = 0
  table.each((defender, attacker, chance) => {
    const hurt = table.attacker.rungs[attacker]!
    const struck = table.defender.rungs[defender]!
    attackerLoses[hurt.lost] = (attackerLoses[hurt.lost] ?? 0) + chance
    defenderLoses[struck.lost] = (defenderLoses[struck.lost] ?? 0) + chance
    if (isWipedOut(hurt)) repelled += chance
    else if (isWipedOut(struck)) cleared += chance
  })
  return {
    cleared,
    repelled,
    contested: Math.max(0, 1 - cleared - repelled),
    attackerLoses: filled(attackerLoses),
    defenderLoses: filled(defenderLoses),
  }
}
const filled = (chances: readonly number[]): readonly number[] => Array.from(chances, chance => chance ?? 0)
