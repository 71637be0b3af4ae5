import type { Ears, Step, Verb } from '../../../engine'
import { alone, learn, offer, otherSide, pop, put, tell } from '../../../engine'
import { FIRST_FLEET, FLEETS } from '../blocks'
import { removeLine } from '../effects/ground'
import type { MoveFrame, Owned } from '../frames'
import { AREAS, FLEET_STAGING } from '../map'
import { hasLeadingHq, mayPlayTactical } from '../rules/activation'
import { mayDisband } from '../rules/lines'
import { logisticsValue } from '../rules/logistics'
import { hasSurplusFleets, isCommitted, maySpendDisc } from '../sequence'
import type { D, State } from '../state'
import { markers, PASS, SOVIET, STRATEGIC_DRAW, STRATEGIC_MOVE, TACTICAL } from '../state'
import { isLastInPool } from './logistics'
import { assault, dig, go, lift, rail, ship, via } from './moving'
import type { MoveVerb } from './moving'

// ---- 3.0 The declaration -------------------------------------------------------------------------------------------
type Declaring = Verb<State, Owned>
function declare(d: D, kind: number): void {
  put(d, 'marker', markers.impulse, kind)
  tell(d, 3, 'declared', { n: kind })
  pop(d)
}
/** 4.1b */
const disband: Declaring = {
  name: 'disband',
  rule: '4.1',
  touch: ['space'],
  list(s, _f, side, out) {
    for (let space = 0; space < AREAS; space++) if (mayDisband(s, side, space)) offer(out, space)
  },
  play(d, _f, _side, space) {
    tell(d, 3, 'lineDisbanded', { space })
    removeLine(d, space)
  },
  refuse(v, _f, space) {
    if (v.line[space] === 0) return { rule: '4.1', reason: 'There is no Defensive Line here.' }
    if (v.lineCube[space] === 1) return { rule: '4.1', reason: 'An isolated Defensive Line cannot be disbanded.' }
    return { rule: '4.1', reason: 'Only your own Defensive Lines can be disbanded.' }
  },
}
const tactical: Declaring = {
  name: 'tactical',
  rule: '10.0',
  touch: [],
  leadsOn: true,
  list(s, _f, side, out) {
    if (mayPlayTactical(s, side)) offer(out)
  },
  play: d => declare(d, TACTICAL),
}
const strategicMove: Declaring = {
  name: 'strategicMove',
  rule: '11.0',
  touch: [],
  list(s, _f, side, out) {
    if (maySpendDisc(s, side) && logisticsValue(s, side) > 0) offer(out)
  },
  play(d, _f, side) {
    learn(d, (1 << otherSide(side)) as Ears)
    tell(d, 3, 'logisticsValue', { n: side }, { n: logisticsValue(d.s, side) })
    declare(d, STRATEGIC_MOVE)
  },
}
const strategicReinforce: Declaring = {
  name: 'strategicReinforce',
  rule: '11.0',
  touch: [],
  list(s, _f, side, out) {
    if (maySpendDisc(s, side) && s.pool[side]! > 0 && logisticsValue(s, side) > 0)
      offer(out, 0, 0, 0, isLastInPool(s, side))
  },
  play: d => declare(d, STRATEGIC_DRAW),
}
const passImpulse: Declaring = {
  name: 'passImpulse',
  rule: '12.0',
  touch: [],
  list: (_s, _f, _side, out) => offer(out),
  play: d => declare(d, PASS),
}
export const declaration: Step<State, Owned> = {
  rule: '3.0',
  secrecy: 'secret',
  verbs: [tactical, strategicMove, strategicReinforce, passImpulse, disband],
  who: (_s, f) => alone(f.side),
}

// ---- 10.1 HQ activation --------------------------------------------------------------------------------------------
const endActivation: MoveVerb = {
  name: 'endActivation',
  rule: '10.1',
  touch: [],
  list(s, f, side, out) {
    // 10.6c With Budyonny the only HQ may be gone that could have been activated.
    if (f.lifted < 0 && (hasLeadingHq(s, side) || !mayPlayTactical(s, side))) offer(out)
  },
  play: d => pop(d),
}
const moveStep = (rule: string, shows: readonly string[], verbs: readonly MoveVerb[]): Step<State, MoveFrame> => ({
  rule,
  secrecy: 'secret',
  shows,
  midway: f => f.lifted >= 0,
  verbs,
  who: (_s, f) => alone(f.side),
})
export const activation = moveStep('10.1', ['mode', 'budget'], [lift, go, via, endActivation])

/** 10.2.1j Fewer active HQs than fleets at sea: the Soviets choose which comes home. */
const recallFleet: Verb<State, Owned> = {
  name: 'recallFleet',
  rule: '10.2.1',
  touch: ['piece'],
  list(s, _f, _side, out) {
    for (let fleet = FIRST_FLEET; fleet < FIRST_FLEET + FLEETS; fleet++) if (isCommitted(s, fleet)) offer(out, fleet)
  },
  play(d, _f, _side, fleet) {
    put(d, 'at', fleet, FLEET_STAGING[fleet - FIRST_FLEET]!)
    tell(d, 3, 'fleetSailed', { piece: fleet }, { space: d.s.at[fleet]! })
    if (!hasSurplusFleets(d.s)) pop(d)
  },
  refuse: () => ({ rule: '10.2.1', reason: 'One of the fleets at sea must come home.' }),
}
export const fleetsToKeep: Step<State, Owned> = {
  rule: '10.2.1',
  verbs: [recallFleet],
  skipForced: true,
  who: () => alone(SOVIET),
}

// ---- 10.8 Command, 10.19 Exploitation ------------------------------------------------------------------------------
const ending = (name: string, rule: string): MoveVerb => ({
  name,
  rule,
  touch: [],
  commits: true,
  list(_s, f, _side, out) {
    if (f.lifted < 0) offer(out)
  },
  play: d => pop(d),
})
const endCommand = ending('endCommand', '10.8')
const endExploitation = ending('endExploitation', '10.19')
export const command = moveStep('10.8', ['mode', 'budget'], [lift, go, via, dig, rail, ship, assault, endCommand])
/** The Logistics Value comes to light only when the disc is spent. */
export const exploitation = moveStep('10.19', ['mode'], [lift, go, via, endExploitation])
