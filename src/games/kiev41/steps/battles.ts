import type { Refusal, Step, Verb } from '../../../engine'
import { alone, offer, pop, push, update } from '../../../engine'
import { battleForecast } from '../forecast'
import { AREAS } from '../map'
import { BLITZED, FOUGHT, isBlitzBattle, mayFight, mustFight, someArea } from '../rules/combat/battles'
import type { D, Look, State } from '../state'
import { forceIn } from '../state'
import { aBattle } from './battle'
import { standDown } from './battleEnd'
import type { BattlesFrame } from '../frames'

const canFight = (s: Look, f: BattlesFrame, area: number): boolean =>
  f.isBlitz ? isBlitzBattle(s, f.side, area) : mayFight(s, f.side, area)
/** 10.12c New battles have to be fought; so have all battles of a blitz (10.17f). */
const isOwed = (s: Look, f: BattlesFrame): boolean => someArea(s, f.side, f.isBlitz ? isBlitzBattle : mustFight)
const isAnyLeft = (s: Look, f: BattlesFrame): boolean => someArea(s, f.side, f.isBlitz ? isBlitzBattle : mayFight)

/** 10.12i The attacker names the next battle. */
const declareBattle: Verb<State, BattlesFrame> = {
  name: 'declareBattle',
  rule: '10.12',
  touch: ['space'],
  list(s, f, _side, out) {
    if (f.declared >= 0) return
    for (let area = 0; area < AREAS; area++) if (canFight(s, f, area)) offer(out, area)
  },
  play: (d, f, _side, area) => update(d, { ...f, declared: area }),
  refuse: (v, f, area) => (f.declared >= 0 ? null : whyNoBattle(v, f, area)),
}
function whyNoBattle(v: Look, f: BattlesFrame, area: number): Refusal {
  if (area >= AREAS || forceIn(v, 0, area) === 0 || forceIn(v, 1, area) === 0)
    return { rule: '10.12', reason: 'Battles are fought only where units of both sides stand.' }
  if (f.isBlitz && v.battle[area] !== BLITZED)
    return { rule: '10.17', reason: 'Now only the battles of the blitz are fought.' }
  if (v.battle[area] === FOUGHT) return { rule: '10.16', reason: 'This battle has been fought: one round an impulse.' }
  return { rule: '10.12', reason: 'No block of yours that may attack stands there.' }
}

/** 10.13 The declared battle is fought: faces are shown and dice rolled. */
const fight: Verb<State, BattlesFrame> = {
  name: 'fight',
  rule: '10.13',
  touch: [],
  commits: true,
  list(_s, f, _side, out) {
    if (f.declared >= 0) offer(out)
  },
  play(d, f, side) {
    update(d, { ...f, declared: -1 })
    push(d, aBattle(side, f.declared, f.isBlitz))
  },
  forecast: (v, f) => (f.declared >= 0 ? battleForecast(v, f.side, f.declared) : null),
}

const endBattles: Verb<State, BattlesFrame> = {
  name: 'endBattles',
  rule: '10.12',
  touch: [],
  commits: true,
  list(s, f, _side, out) {
    if (f.declared < 0 && !isOwed(s, f)) offer(out)
  },
  play: d => leave(d),
}
function leave(d: D): void {
  standDown(d)
  pop(d)
}

/** The one battle there is to fight, if it is owed: where units stand is plain to see, so nobody need name it. -1 else. */
function onlyBattle(s: Look, f: BattlesFrame): number {
  let only = -1
  for (let area = 0; area < AREAS; area++) {
    if (!canFight(s, f, area)) continue
    if (only >= 0) return -1
    only = area
  }
  return only >= 0 && isOwed(s, f) ? only : -1
}
/** On to the next battle: the last that is owed is declared by itself, and waits for the press that rolls the dice. */
function nextBattle(d: D, f: BattlesFrame): void {
  if (!isAnyLeft(d.s, f)) return leave(d)
  const declared = onlyBattle(d.s, f)
  if (declared >= 0) update(d, { ...f, declared })
}

/** 10.12 Battles one after the other, in the attacker's order. */
export const battles: Step<State, BattlesFrame> = {
  rule: '10.12',
  shows: ['isBlitz', 'declared'],
  midway: f => f.declared >= 0,
  verbs: [declareBattle, fight, endBattles],
  begin: nextBattle,
  resume: nextBattle,
  who: (_, f) => alone(f.side),
}
