import type { Forecast, Game, Side } from '../../engine'
import { otherSide } from '../../engine'
import { isTank } from './blocks'
import { nations } from './data/types'
import { imagine } from './imagine'
import { absorbBonus } from './rules/combat/absorb'
import type { BattleOdds } from './rules/combat/odds'
import { artilleryOn, battleOdds } from './rules/combat/odds'
import { isStrikingTank, isTankGround } from './rules/combat/tankAttack'
import { blocksIn, bombersAt, fleetsAt } from './rules/combat/units'
import type { Look, State, V } from './state'
import { GOOD, isNewlyContested, tables, weatherOf } from './state'

/** How many worlds are sampled when somebody in the battle is hidden from the one who asks. */
const WORLDS = 40
/** Imagining needs the tables of the game and nothing else of it. */
const sheet = { tables } as unknown as Game<State>

const isHidden = (v: V, area: number): boolean => v.tokens.some(token => token.at === area)

type Modifier = Forecast['modifiers'][number]
const when = (holds: boolean, modifier: Modifier): readonly Modifier[] => (holds ? [modifier] : [])

const hiddenOf = (v: V, side: Side, area: number): V['tokens'] =>
  v.tokens.filter(({ at, marks: [nation = 0] }) => at === area && (nations[nation] === 'soviet' ? 1 : 0) === side)

/** 10.13.6.2 Whatever stands face down for those eyes may be a tank or none: known blocks alone make it certain. */
function tankAttackLabel(v: V, attacker: Side, area: number): string | null {
  const defender = otherSide(attacker)
  if (!isTankGround(v, attacker, area) || blocksIn(v, defender, area).some(block => isTank[block] === 1)) return null
  const isNew = isNewlyContested(v, area)
  const mayStrike = hiddenOf(v, attacker, area).some(
    ({ marks: [, cube, crossed] }) => cube !== 1 && !(isNew && crossed === 1),
  )
  const strikes = blocksIn(v, attacker, area).some(block => isStrikingTank(v, area, block))
  if (!strikes) return mayStrike ? 'Tank Attack, if only the attacker has a tank: he rolls first' : null
  return hiddenOf(v, defender, area).length > 0
    ? 'Tank Attack, unless a hidden block is a tank: you roll first'
    : 'Tank Attack: you roll first'
}

/** What weighs in this battle, each with its rule. */
function modifiersOf(v: V, s: Look, attacker: Side, area: number): readonly Modifier[] {
  const crossing = blocksIn(s, attacker, area).filter(block => s.crossed[block] === 1).length
  const absorbs = absorbBonus(s, otherSide(attacker), area)
  const guns = artilleryOn(s, area).length
  const bombers = bombersAt(s, area).length
  const fleets = fleetsAt(s, area).length
  const tankAttack = tankAttackLabel(v, attacker, area)
  return [
    ...when(weatherOf(s) !== GOOD, { rule: '8.0', label: 'Weather takes dice from the attack' }),
    ...when(fleets > 0, { rule: '10.13.2', label: 'Fleets', value: fleets }),
    ...when(guns > 0, { rule: '10.13.3', label: 'Artillery', value: guns }),
    ...when(bombers > 0, { rule: '10.13.5', label: 'Bombers', value: bombers }),
    ...when(crossing > 0, { rule: '10.13.6.1', label: 'Blocks over a river roll one die', value: crossing }),
    ...when(tankAttack !== null, { rule: '10.13.6.2', label: tankAttack ?? '' }),
    ...when(absorbs > 0, { rule: '10.14', label: 'Hits the defender absorbs', value: absorbs }),
  ]
}

function mean(lists: readonly (readonly number[])[]): readonly number[] {
  const out: number[] = []
  for (const list of lists) list.forEach((chance, i) => (out[i] = (out[i] ?? 0) + chance / lists.length))
  return Array.from(out, chance => chance ?? 0)
}
const meanOf = (odds: readonly BattleOdds[], read: (one: BattleOdds) => number): number =>
  odds.reduce((sum, one) => sum + read(one), 0) / odds.length

/** 10.13 The odds of a battle from what those eyes know; hidden blocks are drawn from what is left. */
export function battleForecast(v: V, attacker: Side, area: number): Forecast {
  const exact = !isHidden(v, area)
  const worlds = Array.from({ length: exact ? 1 : WORLDS }, (_, i) => imagine(sheet, v, [i + 1, 1941]))
  const odds = worlds.map(world => battleOdds(world, attacker, area))
  return {
    outcomes: [
      { label: 'You clear the area', chance: meanOf(odds, one => one.cleared), wanted: true },
      { label: 'Both sides stay', chance: meanOf(odds, one => one.contested) },
      { label: 'Your attack is beaten off with all blocks lost', chance: meanOf(odds, one => one.repelled) },
    ],
    modifiers: modifiersOf(v, worlds[0]!, attacker, area),
    losses: { own: mean(odds.map(one => one.attackerLoses)), enemy: mean(odds.map(one => one.defenderLoses)) },
    exact,
    worlds: worlds.length,
    assuming: exact
      ? ['of equal blocks the cheapest takes the hit']
      : ['hidden blocks are any of those not seen elsewhere', 'of equal blocks the cheapest takes the hit'],
  }
}
