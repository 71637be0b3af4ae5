import type { Side } from '../../../../engine'
import { absorbsAtMost, cityAbsorbs, defensiveLine, terrainEffects } from '../../data/terrain'
import { isCity, RED, terrain, VICTORY, YELLOW } from '../../map'
import type { Look } from '../../state'
import { hasLine } from '../../state'

/** 10.14c Rough ground helps whoever defends there. */
const groundAbsorbs = (area: number): number =>
  terrain[area] === YELLOW ? terrainEffects.yellow.absorbs : terrain[area] === RED ? terrainEffects.red.absorbs : 0

/** 10.14d A city or a Victory Area helps only the side that controls it. */
function townAbsorbs(s: Look, defender: Side, area: number): number {
  if (s.control[area] !== defender) return 0
  return terrain[area] === VICTORY ? terrainEffects.victory.absorbs : isCity[area] === 1 ? cityAbsorbs : 0
}

/** 10.14 Hits the defender absorbs in one battle, over all its steps together. */
export function absorbBonus(s: Look, defender: Side, area: number): number {
  const line = hasLine(s, defender, area) ? defensiveLine.absorbs : 0
  return Math.min(absorbsAtMost, groundAbsorbs(area) + townAbsorbs(s, defender, area) + line)
}
