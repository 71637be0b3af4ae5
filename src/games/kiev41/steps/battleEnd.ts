import type { Side, Step } from '../../../engine'
import { otherSide, pop, put, tell } from '../../../engine'
import { BLOCKS, BOMBERS, corpsOf, FIRST_BOMBER, FIRST_FLEET, isCombat, isFast } from '../blocks'
import { hide, mixStack } from '../effects/knowledge'
import { AREAS, BOMBER_BOX, FLEET_STAGING, GREEN, terrain } from '../map'
import { blocksIn, bombersAt, fleetsAt } from '../rules/combat/units'
import { isGoodWeather } from '../rules/weather'
import type { D, Look, State } from '../state'
import { countIn, forceIn, impulseOf, isContested, TACTICAL } from '../state'
import type { BattleFrame } from '../frames'

const SIDES: readonly Side[] = [0, 1]
const READY = 1

/** 10.13.2f Fleets and bombers go home, artillery is spent. */
function sendHome(d: D, area: number): void {
  for (const fleet of fleetsAt(d.s, area)) put(d, 'at', fleet, FLEET_STAGING[fleet - FIRST_FLEET]!)
  for (const bomber of bombersAt(d.s, area)) put(d, 'at', bomber, BOMBER_BOX[corpsOf(bomber)]!)
  for (let hq = 0; hq < BLOCKS; hq++) if (d.s.aim[hq] === area) put(d, 'aim', hq, -1)
}
/** No more battles: bombers and guns laid on one that was not fought are free again. */
export function standDown(d: D): void {
  for (let bomber = FIRST_BOMBER; bomber < FIRST_BOMBER + BOMBERS; bomber++)
    if (d.s.at[bomber]! >= 0 && d.s.at[bomber]! < AREAS) put(d, 'at', bomber, BOMBER_BOX[corpsOf(bomber)]!)
  for (let hq = 0; hq < BLOCKS; hq++) if (d.s.aim[hq] !== -1) put(d, 'aim', hq, -1)
}

/** 10.16c, 10.17 Fast blocks that cleared open ground in a Tactical Impulse may go on. */
const isReadied = (s: Look, f: BattleFrame, block: number): boolean =>
  !f.isBlitz &&
  impulseOf(s) === TACTICAL &&
  isGoodWeather(s) &&
  terrain[f.area] === GREEN &&
  forceIn(s, otherSide(f.side), f.area) === 0 &&
  isCombat[block] === 1 &&
  isFast[block] === 1 &&
  s.cube[block] === 0

/** 10.16d In an area still contested only the controller's blocks turn away. */
const staysOpen = (s: Look, side: Side, area: number): boolean => isContested(s, area) && s.control[area] !== side

function turnAway(d: D, f: BattleFrame, side: Side): void {
  if (staysOpen(d.s, side, f.area)) return
  for (const block of blocksIn(d.s, side, f.area)) {
    if (side === f.side && isReadied(d.s, f, block)) makeReady(d, block)
    else if (d.s.active[block] === 0) hide(d, block)
  }
}
function makeReady(d: D, block: number): void {
  put(d, 'ready', block, READY)
  put(d, 'known', block, 3)
}

/** 10.16 The battle is over after one round. */
export const battleEnd: Step<State, BattleFrame> = {
  rule: '10.16',
  shows: ['area', 'isBlitz'],
  begin(d, f) {
    sendHome(d, f.area)
    for (const side of SIDES) {
      if (countIn(d.s, side, f.area) > 0) turnAway(d, f, side)
      mixStack(d, side, f.area)
    }
    tell(d, 3, 'battleEnded', { space: f.area }, { n: isContested(d.s, f.area) ? 2 : d.s.control[f.area]! })
    pop(d)
  },
}
