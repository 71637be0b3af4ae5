import type { Step, Verb } from '../../../engine'
import { alone, offer, pop, push, put, tell, update } from '../../../engine'
import { corpsOf, FIRST_FLEET } from '../blocks'
import { fleets as fleetData } from '../data/fire'
import { BOMBER_BOX, FLEET_STAGING } from '../map'
import { fire } from '../effects/fire'
import { bomberVolley, fleetVolley } from '../rules/combat/dice'
import { bombersAt, fleetsAt } from '../rules/combat/units'
import type { D, Look, State } from '../state'
import { AXIS, LOST } from '../state'
import type { NavalFrame } from '../frames'
import { splitOver } from './flak'

const isEngaged = (f: NavalFrame, bomber: number): boolean =>
  f.engaged[0].indexOf(bomber) >= 0 || f.engaged[1].indexOf(bomber) >= 0
const freeBombers = (s: Look, f: NavalFrame): readonly number[] =>
  bombersAt(s, f.area).filter(bomber => !isEngaged(f, bomber))
/** 10.13.2a Fleets nobody has been sent against yet. */
const unengaged = (s: Look, f: NavalFrame): readonly number[] =>
  fleetsAt(s, f.area).filter(fleet => f.engaged[fleet - FIRST_FLEET]!.length === 0)

/** With so few bombers left the rest follows by itself, dice included. */
const FORCED = 2

/** 10.13.2a At least one bomber for each fleet while bombers last; then as many more as the Axis likes. */
const engage: Verb<State, NavalFrame> = {
  name: 'engage',
  rule: '10.13.2',
  touch: ['piece', 'piece'],
  list(s, f, _side, out) {
    const free = freeBombers(s, f)
    const owed = unengaged(s, f)
    for (const fleet of owed.length > 0 ? owed : fleetsAt(s, f.area)) {
      for (const bomber of free) if (isFirstOfCorps(free, bomber)) offer(out, bomber, fleet, 0, free.length <= FORCED)
    }
  },
  play(d, f, _side, bomber, fleet) {
    const engaged: [readonly number[], readonly number[]] = [f.engaged[0], f.engaged[1]]
    engaged[(fleet - FIRST_FLEET) as 0 | 1] = [...engaged[(fleet - FIRST_FLEET) as 0 | 1], bomber]
    tell(d, 3, 'bomberEngaged', { piece: bomber }, { piece: fleet })
    const now = { ...f, engaged }
    if (freeBombers(d.s, now).length === 0) fightNext(d, now)
    else update(d, now)
  },
}
const isFirstOfCorps = (bombers: readonly number[], bomber: number): boolean =>
  bombers.findIndex(other => corpsOf(other) === corpsOf(bomber)) === bombers.indexOf(bomber)

const sendNoMore: Verb<State, NavalFrame> = {
  name: 'sendNoMore',
  rule: '10.13.2',
  touch: [],
  commits: true,
  list(s, f, _side, out) {
    if (unengaged(s, f).length === 0) offer(out)
  },
  play: (d, f) => fightNext(d, f),
}

/** 10.13.2b The engaged fleet fires first. */
function fightNext(d: D, f: NavalFrame): void {
  const fleet = [0, 1].map(i => FIRST_FLEET + i).find(one => one > f.fleet && f.engaged[one - FIRST_FLEET]!.length > 0)
  if (fleet === undefined) return pop(d)
  const now = { ...f, fleet }
  update(d, now)
  const hits = fire(d, { piece: fleet }, f.area, fleetVolley(d.s, fleet))
  if (hits > 0) push(d, splitOver(f.area, f.engaged[fleet - FIRST_FLEET]!, hits))
  else bombFleet(d, now)
}
/** 10.13.2c Bombers that came through roll at the fleet; then both are out of the battle (10.13.2d). */
function bombFleet(d: D, f: NavalFrame): void {
  const survivors = f.engaged[f.fleet - FIRST_FLEET]!.filter(bomber => d.s.at[bomber] === f.area)
  let hits = 0
  for (const bomber of survivors) {
    hits += fire(d, { piece: bomber }, f.area, bomberVolley(d.s, bomber))
    put(d, 'at', bomber, BOMBER_BOX[corpsOf(bomber)]!)
  }
  put(d, 'at', f.fleet, FLEET_STAGING[f.fleet - FIRST_FLEET]!)
  damageFleet(d, f.fleet, Math.floor(hits / fleetData[f.fleet - FIRST_FLEET]!.hitsPerSide))
  fightNext(d, f)
}
/** 10.2.1d Two hits a side: the second side sinks it; an odd hit is lost (Q28). */
function damageFleet(d: D, fleet: number, sides: number): void {
  if (sides === 0) return
  const hull = Math.max(0, d.s.hull[fleet - FIRST_FLEET]! - sides)
  put(d, 'hull', fleet - FIRST_FLEET, hull)
  tell(d, 3, hull === 0 ? 'fleetSunk' : 'fleetDamaged', { piece: fleet })
  if (hull === 0) put(d, 'at', fleet, LOST)
}

/** 10.13.2 Bombers meet the fleets in this area. */
export const naval: Step<State, NavalFrame> = {
  rule: '10.13.2',
  shows: ['area', 'engaged', 'fleet'],
  skipForced: true,
  verbs: [engage, sendNoMore],
  midway: f => f.engaged[0].length + f.engaged[1].length > 0,
  resume: (d, f) => bombFleet(d, f),
  who: () => alone(AXIS),
}
