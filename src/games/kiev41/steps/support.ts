import type { Frame, Step, Verb } from '../../../engine'
import { alone, newOffers, offer, pop, put, tell, update } from '../../../engine'
import { END, FIRST, FIRST_FLEET, FLEETS } from '../blocks'
import type { SupportFrame } from '../frames'
import { AREAS, areAdjacent, first, neighbour } from '../map'
import { isBlitzBattle } from '../rules/combat/battles'
import { hasBlitzGuns, hasGuns, mayAim, mayBomb, maySail, maySailTo, nextBomber } from '../rules/combat/support'
import type { D, State } from '../state'
import { AXIS, SOVIET } from '../state'
import { refuseAim, refuseBomber, refuseSailing } from './refusals'

function takeAim(d: D, hq: number, area: number): void {
  put(d, 'aim', hq, area)
  tell(d, 3, 'aimed', { piece: hq }, { space: area })
}

/** 10.4 The artillery of an active HQ supports one battle beside it. */
const aim: Verb<State, SupportFrame> = {
  name: 'aim',
  rule: '10.4',
  touch: ['piece', 'space'],
  list(s, _f, side, out) {
    for (let hq = FIRST[side]!; hq < END[side]!; hq++) {
      if (!hasGuns(s, hq)) continue
      for (let k = first[s.at[hq]!]!; k < first[s.at[hq]! + 1]!; k++)
        if (mayAim(s, side, hq, neighbour[k]!)) offer(out, hq, neighbour[k]!)
    }
  },
  play: (d, _f, _side, hq, area) => takeAim(d, hq, area),
  refuse: (v, _f, hq, area) => refuseAim(v, hq, area),
}

/** 10.11 A bomber of an active air HQ flies to a battle in range. */
const sendBomber: Verb<State, SupportFrame> = {
  name: 'sendBomber',
  rule: '10.11',
  touch: ['piece', 'space'],
  list(s, _f, side, out) {
    for (let corps = 0; corps < 2 && side === AXIS; corps++) {
      const bomber = nextBomber(s, corps)
      if (bomber < 0) continue
      for (let area = 0; area < AREAS; area++) if (mayBomb(s, corps, area)) offer(out, bomber, area)
    }
  },
  play(d, _f, _side, bomber, area) {
    put(d, 'at', bomber, area)
    tell(d, 3, 'bomberSent', { piece: bomber }, { space: area })
  },
  refuse: (v, _f, bomber, area) => refuseBomber(v, bomber, area),
}

/** 10.2d A fleet sails to a Black Sea coast; each once in the segment. */
const sail: Verb<State, SupportFrame> = {
  name: 'sail',
  rule: '10.2.1',
  touch: ['piece', 'space'],
  list(s, f, side, out) {
    for (let fleet = FIRST_FLEET; fleet < FIRST_FLEET + FLEETS && side === SOVIET; fleet++) {
      if (f.sailed.indexOf(fleet) >= 0 || !maySail(s, fleet)) continue
      for (let area = 0; area < AREAS; area++) if (maySailTo(s, fleet, area)) offer(out, fleet, area)
    }
  },
  play(d, f, _side, fleet, area) {
    put(d, 'at', fleet, area)
    tell(d, 3, 'fleetSailed', { piece: fleet }, { space: area })
    update(d, { ...f, sailed: [...f.sailed, fleet] })
  },
  refuse: refuseSailing,
}

const confirmSupport: Verb<State, SupportFrame> = {
  name: 'confirmSupport',
  rule: '10.12',
  touch: [],
  commits: true,
  list: (_s, _f, _side, out) => offer(out),
  play: d => pop(d),
}

const scratch = newOffers()
/** What may be assigned follows from revealed HQs, bombers and fleets: that there is nothing is public. */
function hasSupport(s: State, f: SupportFrame): boolean {
  scratch.count = 0
  for (const verb of [aim, sendBomber, sail]) verb.list(s, f, f.side, scratch)
  return scratch.count > 0
}
/** Q4 All artillery, bombers and fleets are assigned before the first battle. With nothing to assign nobody is asked. */
export const support: Step<State, SupportFrame> = {
  rule: '10.12',
  secrecy: 'secret',
  begin(d, f) {
    if (!hasSupport(d.s, f)) pop(d)
  },
  verbs: [aim, sendBomber, sail, confirmSupport],
  who: (_, f) => alone(f.side),
}

/** 10.13.3.1 The second mission of a blitz HQ, into a blitz battle beside it. */
const aimBlitz: Verb<State> = {
  name: 'aimBlitz',
  rule: '10.13.3.1',
  touch: ['piece', 'space'],
  list(s, _f, side, out) {
    for (let hq = FIRST[side]!; hq < END[side]!; hq++) {
      if (!hasBlitzGuns(s, hq)) continue
      for (let area = 0; area < AREAS; area++)
        if (isBlitzBattle(s, side, area) && areAdjacent(s.at[hq]!, area)) offer(out, hq, area)
    }
  },
  play: (d, _f, _side, hq, area) => takeAim(d, hq, area),
}
const confirmBlitzSupport: Verb<State> = {
  name: 'confirmBlitzSupport',
  rule: '10.13.3.1',
  touch: [],
  commits: true,
  list: (_s, _f, _side, out) => offer(out),
  play: d => pop(d),
}
export const blitzSupport: Step<State, Frame> = {
  rule: '10.13.3.1',
  begin(d, f) {
    scratch.count = 0
    aimBlitz.list(d.s, f, f.side!, scratch)
    if (scratch.count === 0) pop(d)
  },
  verbs: [aimBlitz, confirmBlitzSupport],
  who: (_, f) => alone(f.side!),
}
