import type { Ref } from '../../../engine'
import { rollDie, tell } from '../../../engine'
import type { Volley } from '../rules/combat/dice'
import type { D } from '../state'

/** Rolls a volley for all to see; gives the hits. Each die is told, so that the table can show it beside its piece. */
export function fire(d: D, from: Ref, area: number, volley: Volley): number {
  let hits = 0
  const dice: Ref[] = []
  for (let i = 0; i < volley.dice; i++) {
    const die = rollDie(d)
    if (die >= volley.from) hits++
    dice.push({ n: die })
  }
  if (volley.dice > 0) tell(d, 3, 'rolled', from, { space: area }, { n: volley.from }, ...dice)
  return hits
}
