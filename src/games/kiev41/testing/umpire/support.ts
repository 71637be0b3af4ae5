import { AIR_HQ, blockData, BOMBERS, corpsOf, FIRST_BOMBER, GUDERIAN, HUNGARIANS } from '../../blocks'
import { AREAS, areAdjacent, BOMBER_BOX, distancesFrom } from '../../map'
import type { State } from '../../state'
import { BLIZZARD } from '../../state'
import type { Reading } from './reading'
import { areas, inWeather, kindOf, ownBlocks, strengthNow, weatherNow } from './reading'

/** 10.12 Enemies there and an own block that may attack them, not fought yet. */
const isBattle = (r: Reading, side: number, area: number): boolean =>
  r.isHeld[1 - side]![area]! &&
  r.s.battle[area] === 0 &&
  ownBlocks(side).some(block => r.s.at[block] === area && r.s.cube[block] === 0)
const pairs = (from: readonly number[], isPair: (from: number, area: number) => boolean): ReadonlySet<string> =>
  new Set(from.flatMap(one => areas.filter(area => isPair(one, area)).map(area => `${one}>${area}`)))

/** 10.4, 1.4 HQs and the areas their guns may be laid on. */
export function aimsOf(r: Reading, side: number): ReadonlySet<string> {
  const guns = ownBlocks(side).filter(
    hq => r.s.active[hq] === 1 && kindOf(hq) === 'hq' && hq !== GUDERIAN && r.s.aim[hq] === -1,
  )
  const isSpurned = (hq: number, area: number): boolean =>
    blockData(hq).nation === 'rumanian' && r.s.at[HUNGARIANS] === area
  return pairs(
    guns.filter(hq => strengthNow(r.s, hq) > 0),
    (hq, area) => areAdjacent(r.s.at[hq]!, area) && isBattle(r, side, area) && !isSpurned(hq, area),
  )
}

const bombersOf = (corps: number): readonly number[] =>
  Array.from({ length: BOMBERS }, (_, i) => FIRST_BOMBER + i).filter(bomber => corpsOf(bomber) === corps)
const isUp = (s: State, bomber: number): boolean => s.at[bomber]! >= 0 && s.at[bomber]! < AREAS
/** 10.11 Corps and the areas one more of their bombers may fly to. */
export function sortiesOf(r: Reading): ReadonlySet<string> {
  const reach = (corps: number): number => inWeather(r.s, 0, strengthNow(r.s, AIR_HQ[corps]!))
  const ready = [0, 1].filter(corps => {
    const up = bombersOf(corps).filter(bomber => isUp(r.s, bomber)).length
    const isWaiting = bombersOf(corps).some(bomber => r.s.at[bomber] === BOMBER_BOX[corps])
    return r.s.active[AIR_HQ[corps]!] === 1 && weatherNow(r.s) !== BLIZZARD && up < reach(corps) && isWaiting
  })
  return pairs(
    ready,
    (corps, area) => distancesFrom(r.s.at[AIR_HQ[corps]!]!)[area]! <= reach(corps) && isBattle(r, 0, area),
  )
}
