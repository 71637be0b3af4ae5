import type { Applied } from '../../../engine'
import { decision, forecast, put, view, waiting } from '../../../engine'
import { kiev41 } from '..'
import { BATTLESHIP, blockOf, CRUISERS, FIRST_BOMBER } from '../blocks'
import { ABORTED, BOMBER_BOX, DESTROYED, FLEET_STAGING, spaceOf } from '../map'
import { isRevealed } from '../effects/knowledge'
import type { D, State } from '../state'
import { AXIS, countIn, hasLine, LOST, markers, POOL, RAIN, SOVIET, STRATEGIC_MOVE } from '../state'
import {
  answer,
  cross,
  declared,
  diceOf,
  fight,
  fightUntil,
  heard,
  hitsOf,
  offered,
  rollsOf,
  seeded,
  stepsOf,
} from '../testing/battle'

const OPEN = '51'
const TOWN = '108'

const kinds = (done: Applied<State>): readonly string[] =>
  done.events.filter(event => event.to === 0).map(event => event.kind)
const stepOnTop = (s: State): string => s.frames[s.frames.length - 1]!.step
const activate = (d: D, ...ids: readonly string[]): void => {
  for (const id of ids) put(d, 'active', blockOf(id), 1)
}
const bomb = (d: D, area: string, fourth: number, fifth: number): void => {
  activate(d, 'A-LW-4', 'A-LW-5')
  for (let i = 0; i < fourth; i++) put(d, 'at', FIRST_BOMBER + i, spaceOf(area))
  for (let i = 0; i < fifth; i++) put(d, 'at', FIRST_BOMBER + 4 + i, spaceOf(area))
}
const firstIndex = (done: Applied<State>, by: string): number => rollsOf(done).findIndex(roll => roll.by === by)

describe('10.13 the order of a battle', () => {
  const spec = {
    blocks: {
      'A-IN-29': TOWN,
      'A-IN-44': TOWN,
      'U-IN-5A': TOWN,
      'U-TK-4': TOWN,
      'A-HQ-6': '107',
      'A-LW-4': '107',
      'A-LW-5': '107',
    },
    lines: { [TOWN]: SOVIET },
  } as const

  test('10.13a showdown, fleets, artillery, flak, airstrike, ground', () => {
    const s = declared(TOWN, { ...spec, fleets: TOWN }, d => {
      activate(d, 'A-HQ-6')
      put(d, 'aim', blockOf('A-HQ-6'), spaceOf(TOWN))
      bomb(d, TOWN, 4, 0)
    })
    let done = fight(s)
    expect(kinds(done).slice(0, 2)).toEqual(['battleBegan', 'revealed'])
    expect(stepOnTop(done.state)).toBe('naval')
    const order: string[] = []
    const note = (): void => rollsOf(done).forEach(roll => order.push(roll.by))
    done = answer(done.state, AXIS, 'engage', FIRST_BOMBER, BATTLESHIP)
    // Only one corps flies: the second fleet gets its bomber without asking.
    done = answer(done.state, AXIS, 'sendNoMore')
    note()
    for (let guard = 0; guard < 30 && stepOnTop(done.state) !== 'battles'; guard++) {
      const side = waiting(kiev41, done.state)[0]!
      const now = decision(kiev41, done.state, side)!
      const verb = kiev41.verbs[now.actions[0]! >>> 26]!.name
      done = answer(done.state, side, verb, (now.actions[0]! >>> 13) & 0x1fff)
      note()
    }
    const place = (by: string): number => order.indexOf(by)
    expect(place('UF-BB')).toBeGreaterThanOrEqual(0)
    expect(place('A-HQ-6')).toBeGreaterThan(place('UF-CA'))
    expect(place('U-IN-5A')).toBeGreaterThan(place('A-HQ-6'))
    const bombs = order.findIndex(by => by === 'AB-4-3' || by === 'AB-4-4')
    expect(bombs).toBeGreaterThan(place('U-IN-5A'))
    expect(order.lastIndexOf('A-IN-29')).toBeGreaterThan(bombs)
  })

  test('10.13.1a, E51 and 10.12h every block in the area is shown, and no other', () => {
    const s = declared(OPEN, {
      blocks: { 'A-IN-29': OPEN, 'A-IN-44': OPEN, 'A-IN-55': OPEN, 'U-IN-5A': OPEN, 'U-IN-6A': OPEN, 'U-IN-12A': '52' },
    })
    const shown =
      heard(fight(s), 'revealed').length +
      fight(s).events.filter(event => event.to === 1 && event.kind === 'revealed').length
    expect(shown).toBe(5)
    expect(isRevealed(fight(s).state, blockOf('U-IN-12A'))).toBe(false)
  })

  test('10.16a a battle is one round: nobody rolls twice on the ground', () => {
    const s = declared(OPEN, { blocks: { 'A-IN-29': OPEN, 'U-IN-5A': OPEN } })
    const rolls = rollsOf(fightUntil(s, done => diceOf(done, 'A-IN-29') > 0))
    expect(rolls.filter(roll => roll.by === 'A-IN-29')).toHaveLength(1)
    expect(rolls.filter(roll => roll.by === 'U-IN-5A')).toHaveLength(1)
  })

  test('10.13.6a the defender rolls first and his hits count before the answer', () => {
    const s = declared(OPEN, { weather: RAIN, blocks: { 'A-IN-29': [OPEN, 1], 'U-IN-5A': OPEN } })
    const done = fightUntil(s, one => hitsOf(one, ['U-IN-5A']) > 0)
    expect(rollsOf(done).map(roll => roll.by)).toEqual(['U-IN-5A'])
    expect(done.state.at[blockOf('A-IN-29')]).toBe(LOST)
  })
  test('10.13.6.2b under Tank Attack the attacker rolls first and losses are taken before the answer', () => {
    const s = declared(OPEN, { blocks: { 'A-PZ-3': OPEN, 'U-IN-5A': [OPEN, 1] } })
    const done = fightUntil(s, one => hitsOf(one, ['A-PZ-3']) > 0)
    expect(heard(done, 'tankAttack')).toHaveLength(1)
    expect(rollsOf(done).map(roll => roll.by)).toEqual(['A-PZ-3'])
    const missed = fightUntil(s, one => hitsOf(one, ['A-PZ-3']) === 0)
    expect(firstIndex(missed, 'A-PZ-3')).toBeLessThan(firstIndex(missed, 'U-IN-5A'))
  })
  test('10.13.6.1c guns do not mind the river the attackers came over', () => {
    const s = declared(
      OPEN,
      { blocks: { 'A-IN-29': OPEN, 'U-IN-5A': OPEN, 'A-HQ-6': '50' }, contestedBefore: [] },
      d => {
        cross(d, 'A-IN-29')
        activate(d, 'A-HQ-6')
        put(d, 'aim', blockOf('A-HQ-6'), spaceOf(OPEN))
      },
    )
    const done = fightUntil(s, one => diceOf(one, 'A-IN-29') > 0)
    expect(diceOf(done, 'A-HQ-6')).toBe(4)
    expect(diceOf(done, 'A-IN-29')).toBe(1)
  })
  test('Q69 when one side has nobody left the other steps fall away and bombers come home', () => {
    const s = declared(
      OPEN,
      { blocks: { 'A-IN-29': OPEN, 'U-IN-5A': [OPEN, 1], 'A-HQ-6': '50', 'A-LW-4': '50' } },
      d => {
        activate(d, 'A-HQ-6', 'A-LW-4')
        put(d, 'aim', blockOf('A-HQ-6'), spaceOf(OPEN))
        put(d, 'at', FIRST_BOMBER, spaceOf(OPEN))
      },
    )
    const done = fightUntil(s, one => hitsOf(one, ['A-HQ-6']) > 0)
    expect(rollsOf(done).map(roll => roll.by)).toEqual(['A-HQ-6'])
    expect(done.state.at[FIRST_BOMBER]).toBe(BOMBER_BOX[0])
  })
  test('Q70, 10.12c an attacker without dice still fights his new battle', () => {
    const s = declared(OPEN, { blocks: { 'A-LW-4': OPEN, 'U-IN-5A': OPEN }, contestedBefore: [] })
    expect(rollsOf(fight(s)).every(roll => roll.by === 'U-IN-5A')).toBe(true)
  })
})

describe('10.15 hits', () => {
  const guns = (d: D): void => {
    activate(d, 'A-HQ-6', 'A-HQ-17')
    put(d, 'aim', blockOf('A-HQ-6'), spaceOf(TOWN))
    put(d, 'aim', blockOf('A-HQ-17'), spaceOf(TOWN))
  }
  const siege = {
    blocks: { 'A-IN-29': [TOWN, 1], 'U-IN-5A': [TOWN, 3], 'U-TK-4': [TOWN, 2], 'A-HQ-6': '107', 'A-HQ-17': '107' },
    lines: { [TOWN]: SOVIET },
  } as const
  const shelled = (hits: number): Applied<State> =>
    fightUntil(
      declared(TOWN, siege, guns),
      done => hitsOf(done, ['A-HQ-6', 'A-HQ-17']) === hits && hitsOf(done, ['A-IN-29']) === 0,
    )

  test('10.15a and 4.1j absorb first, then the line, then blocks', () => {
    expect(hasLine(shelled(3).state, SOVIET, spaceOf(TOWN))).toBe(true)
    expect(stepsOf(shelled(3).state, 'U-IN-5A')).toBe(3)
    const four = shelled(4).state
    expect(hasLine(four, SOVIET, spaceOf(TOWN))).toBe(false)
    expect([stepsOf(four, 'U-IN-5A'), stepsOf(four, 'U-TK-4')]).toEqual([3, 2])
    expect(stepsOf(shelled(5).state, 'U-IN-5A')).toBe(2)
  })
  test('4.1k while the line stands no block behind it is hurt', () => {
    expect(heard(shelled(4), 'blockHit')).toHaveLength(0)
    expect(heard(shelled(4), 'lineBroken')).toHaveLength(1)
  })
  test('10.14e the pool of shields is spent once over all steps', () => {
    expect(shelled(3).state.marker[markers.absorb]).toBe(0)
    const done = fightUntil(
      declared(TOWN, siege, guns),
      one => hitsOf(one, ['A-HQ-6', 'A-HQ-17']) === 3 && hitsOf(one, ['A-IN-29']) === 1,
    )
    expect(hasLine(done.state, SOVIET, spaceOf(TOWN))).toBe(false)
  })
  test('10.14b, 10.15b and 4.1l the attacker absorbs nothing, not even in his own city behind his own line', () => {
    const s = declared(TOWN, {
      active: SOVIET,
      blocks: { 'U-IN-5A': TOWN, 'A-IN-29': TOWN },
      lines: { [TOWN]: SOVIET },
    })
    const done = fightUntil(s, one => hitsOf(one, ['A-IN-29']) === 1 && hitsOf(one, ['U-IN-5A']) === 0)
    expect(stepsOf(done.state, 'U-IN-5A')).toBe(stepsOf(s, 'U-IN-5A') - 1)
    expect(hasLine(done.state, SOVIET, spaceOf(TOWN))).toBe(true)
    expect(rollsOf(done).some(roll => roll.by === 'line')).toBe(false)
  })
  test('10.15.1a the strongest is looked for again after every hit', () => {
    const s = declared(OPEN, {
      blocks: { 'A-IN-29': [OPEN, 4], 'A-IN-44': [OPEN, 2], 'U-IN-5A': OPEN, 'U-TK-4': OPEN },
    })
    const done = fightUntil(s, one => hitsOf(one, ['U-IN-5A', 'U-TK-4']) === 2)
    expect([stepsOf(done.state, 'A-IN-29'), stepsOf(done.state, 'A-IN-44')]).toEqual([2, 2])
  })
  test('10.15c of equals the owner chooses, on either side; a choice that changes nothing is not asked', () => {
    const s = declared(OPEN, { blocks: { 'R-IN-1': [OPEN, 3], 'R-IN-3': [OPEN, 3], 'U-IN-5A': OPEN, 'U-TK-4': OPEN } })
    const one = fightUntil(s, done => hitsOf(done, ['U-IN-5A', 'U-TK-4']) === 1)
    expect(waiting(kiev41, one.state)).toEqual([AXIS])
    expect(offered(one.state, AXIS, 'takeHit')).toHaveLength(2)
    expect(decision(kiev41, one.state, AXIS)!.secrecy).toBe('open')
    const chosen = answer(one.state, AXIS, 'takeHit', blockOf('R-IN-3')).state
    expect([stepsOf(chosen, 'R-IN-1'), stepsOf(chosen, 'R-IN-3')]).toEqual([3, 2])
    const two = fightUntil(
      s,
      done => hitsOf(done, ['U-IN-5A', 'U-TK-4']) === 2 && hitsOf(done, ['R-IN-1', 'R-IN-3']) === 0,
    )
    expect(stepOnTop(two.state)).not.toBe('hits')
  })
  test('10.15.2a hits beyond destruction are lost', () => {
    const s = declared(OPEN, { blocks: { 'A-IN-29': [OPEN, 1], 'U-IN-5A': OPEN, 'U-TK-4': OPEN } })
    const done = fightUntil(s, one => hitsOf(one, ['U-IN-5A', 'U-TK-4']) >= 2)
    expect(countIn(done.state, AXIS, spaceOf(OPEN))).toBe(0)
    expect(stepOnTop(done.state)).toBe('battles')
  })
  test('10.15.3b destroyed Axis blocks are out for good; 10.15.3c Soviet ones go to the pool', () => {
    const axis = fightUntil(
      declared(OPEN, { blocks: { 'A-IN-29': [OPEN, 1], 'U-IN-5A': OPEN } }),
      one => hitsOf(one, ['U-IN-5A']) > 0,
    )
    expect(axis.state.at[blockOf('A-IN-29')]).toBe(LOST)
  })
  test('10.15.3c a destroyed Soviet block goes to the pool', () => {
    const s = declared(OPEN, { blocks: { 'A-IN-29': OPEN, 'U-IN-5A': [OPEN, 1] } })
    const done = fightUntil(s, one => hitsOf(one, ['A-IN-29']) > 0)
    expect(done.state.at[blockOf('U-IN-5A')]).toBe(POOL)
  })
  test('a standing order answers ties unasked', () => {
    const s = declared(OPEN, { blocks: { 'R-IN-1': [OPEN, 3], 'R-IN-3': [OPEN, 3], 'U-IN-5A': OPEN } }, d =>
      put(d, 'standing', AXIS, 1),
    )
    expect(stepOnTop(fightUntil(s, done => hitsOf(done, ['U-IN-5A']) === 1).state)).toBe('battles')
  })
})

describe('10.13.2 fleets and bombers', () => {
  const coast = {
    'R-IN-1': [TOWN, 3],
    'R-IN-3': [TOWN, 3],
    'U-TK-4': [TOWN, 2],
    'U-IN-5A': [TOWN, 3],
    'A-LW-4': '107',
    'A-LW-5': ['107', 3],
  } as const
  const odessa = (fourth: number, fifth: number, fleets: string | undefined = TOWN): State =>
    declared(TOWN, { blocks: coast, lines: { [TOWN]: SOVIET }, ...(fleets ? { fleets } : {}) }, d =>
      bomb(d, TOWN, fourth, fifth),
    )

  test('10.13.2a and E30 each fleet must get a bomber before any gets a second', () => {
    const s = fight(odessa(4, 3)).state
    expect(stepOnTop(s)).toBe('naval')
    expect(offered(s, AXIS, 'sendNoMore')).toHaveLength(0)
    const one = answer(s, AXIS, 'engage', FIRST_BOMBER, BATTLESHIP).state
    const targets = offered(one, AXIS, 'engage').map(action => action & 0x1fff)
    expect(new Set(targets)).toEqual(new Set([CRUISERS]))
    const both = answer(one, AXIS, 'engage', FIRST_BOMBER + 1, CRUISERS).state
    expect(offered(both, AXIS, 'sendNoMore')).toHaveLength(1)
  })
  test('10.13.2g bombers are named by their corps', () => {
    const s = fight(odessa(4, 3)).state
    const named = new Set(offered(s, AXIS, 'engage').map(action => (action >>> 13) & 0x1fff))
    expect(named).toEqual(new Set([FIRST_BOMBER, FIRST_BOMBER + 4]))
  })
  const engaged = (isWanted: (done: Applied<State>) => boolean): Applied<State> => {
    for (let seed = 1; seed < 4000; seed++) {
      const s = Object.assign(fight(odessa(4, 3)).state, { seed: [seed, 7] as const })
      const one = answer(s, AXIS, 'engage', FIRST_BOMBER, BATTLESHIP).state
      const two = answer(one, AXIS, 'engage', FIRST_BOMBER + 1, CRUISERS).state
      const done = answer(two, AXIS, 'sendNoMore')
      if (isWanted(done)) return done
    }
    throw new Error('no such dice')
  }
  test('10.13.2b, 10.13.2c, 10.2.1d, E32 and E33 the fleet fires first; two hits turn it, a third is lost; one hit turns a bomber back', () => {
    const done = engaged(
      one => hitsOf(one, ['UF-BB']) === 0 && hitsOf(one, ['AB-4-1']) === 3 && hitsOf(one, ['UF-CA']) === 1,
    )
    expect(firstIndex(done, 'UF-BB')).toBeLessThan(firstIndex(done, 'AB-4-1'))
    expect(done.state.hull[0]).toBe(1)
    expect(diceOf(done, 'AB-4-2')).toBe(0)
    expect(done.state.at[FIRST_BOMBER + 1]).toBe(ABORTED)
    expect([done.state.at[BATTLESHIP], done.state.at[CRUISERS]]).toEqual([...FLEET_STAGING])
  })
  test('10.13.2d and E54 engaged fleets and bombers take no further part', () => {
    const done = engaged(one => hitsOf(one, ['UF-BB', 'UF-CA']) === 0)
    expect(done.state.at[FIRST_BOMBER]).not.toBe(spaceOf(TOWN))
    expect(rollsOf(done).filter(roll => roll.by === 'UF-BB')).toHaveLength(1)
    expect(rollsOf(done).filter(roll => roll.by === 'AB-4-1')).toHaveLength(1)
  })
  test('10.13.2b two hits destroy a bomber', () => {
    const done = engaged(one => hitsOf(one, ['UF-CA']) === 2)
    expect(done.state.at[FIRST_BOMBER + 1]).toBe(DESTROYED)
  })
  test('10.2.1l and 10.15.3d a sunk fleet is lost and counts', () => {
    const s = declared(TOWN, { blocks: coast, fleets: TOWN }, d => {
      bomb(d, TOWN, 2, 0)
      put(d, 'hull', 0, 1)
      put(d, 'hull', 1, 1)
    })
    for (let seed = 1; seed < 4000; seed++) {
      const begun = Object.assign(fight(s).state, { seed: [seed, 9] as const })
      const done = answer(begun, AXIS, 'engage', FIRST_BOMBER, BATTLESHIP)
      if (hitsOf(done, ['AB-4-1']) < 2) continue
      expect(done.state.hull[0]).toBe(0)
      expect(done.state.at[BATTLESHIP]).toBe(LOST)
      return
    }
    throw new Error('no such dice')
  })
  test('10.13.2e and Q78 without bombers the fleets shell the Axis; as attackers it has no shields', () => {
    const s = odessa(0, 0)
    const done = fightUntil(s, one => hitsOf(one, ['UF-BB', 'UF-CA']) === 2)
    expect(diceOf(done, 'UF-BB')).toBe(1)
    expect(diceOf(done, 'UF-CA')).toBe(2)
    expect([stepsOf(done.state, 'R-IN-1'), stepsOf(done.state, 'R-IN-3')].every(steps => steps <= 2)).toBe(true)
    expect(heard(done, 'absorbed')).toHaveLength(hitsOf(done, ['R-IN-1', 'R-IN-3']) > 0 ? 1 : 0)
  })
  test('10.2.1b, 10.13.2e fleets of an attacking Soviet side hit shields first', () => {
    const s = declared(TOWN, {
      active: SOVIET,
      axis: [TOWN],
      blocks: { 'R-IN-1': TOWN, 'U-IN-5A': [TOWN, 1] },
      fleets: TOWN,
    })
    const done = fightUntil(s, one => hitsOf(one, ['UF-BB', 'UF-CA']) === 2)
    expect(stepsOf(done.state, 'R-IN-1')).toBe(stepsOf(s, 'R-IN-1'))
    expect(heard(done, 'absorbed')[0]!.what[0]).toEqual({ n: 2 })
  })
  test('10.13.2f and 10.2.1j after the battle fleets go back to staging', () => {
    const done = fightUntil(odessa(0, 0), one => stepOnTop(one.state) === 'battles')
    expect([done.state.at[BATTLESHIP], done.state.at[CRUISERS]]).toEqual([...FLEET_STAGING])
  })
  test('Q86 a fleet helps a line that defends alone', () => {
    const s = declared(TOWN, { blocks: { 'R-IN-1': TOWN }, lines: { [TOWN]: SOVIET }, fleets: TOWN })
    expect(diceOf(fight(s), 'UF-BB')).toBe(1)
  })
})

describe('10.13.4 flak', () => {
  const town = {
    'R-IN-1': [TOWN, 3],
    'R-IN-3': [TOWN, 3],
    'U-TK-4': [TOWN, 3],
    'U-IN-5A': [TOWN, 3],
    'A-LW-4': '107',
    'A-LW-5': ['107', 3],
  } as const
  const raid = (fourth: number, fifth: number): State =>
    declared(TOWN, { blocks: town, lines: { [TOWN]: SOVIET } }, d => bomb(d, TOWN, fourth, fifth))
  const flakDice = (done: Applied<State>): number =>
    diceOf(done, 'U-TK-4') + diceOf(done, 'U-IN-5A') + diceOf(done, 'line')

  test('10.13.4a without bombers nobody fires at the sky', () => {
    const done = fight(raid(0, 0))
    expect(rollsOf(done).filter(roll => roll.by === 'U-TK-4').length).toBeLessThanOrEqual(1)
  })
  test('10.13.4b and E34 three dice: line, tank and infantry, each with its own fire', () => {
    const done = fightUntil(raid(2, 3), one => stepOnTop(one.state) === 'flakSplit')
    expect(flakDice(done)).toBe(3)
    expect(rollsOf(done).find(roll => roll.by === 'line')!.from).toBe(6)
    expect(rollsOf(done).find(roll => roll.by === 'U-IN-5A')!.from).toBe(6)
  })
  const twoHits = (): State =>
    fightUntil(
      raid(2, 3),
      one => stepOnTop(one.state) === 'flakSplit' && hitsOf(one, ['U-TK-4', 'U-IN-5A', 'line']) === 2,
    ).state
  test('10.13.4d and E35 the Axis splits two hits: one destroyed or two turned back, by corps', () => {
    const s = twoHits()
    expect(offered(s, AXIS, 'turnBack')).toHaveLength(2)
    expect(offered(s, AXIS, 'shootDown')).toHaveLength(2)
    const done = answer(s, AXIS, 'shootDown', FIRST_BOMBER + 4)
    expect(done.state.at[FIRST_BOMBER + 4]).toBe(DESTROYED)
  })
  test('10.13.5a and E36 the four bombers left roll 2 x 4 and 2 x 3 dice', () => {
    const done = answer(twoHits(), AXIS, 'shootDown', FIRST_BOMBER + 4)
    const dice = ['AB-4-1', 'AB-4-2', 'AB-5-2', 'AB-5-3'].reduce((sum, id) => sum + diceOf(done, id), 0)
    expect(dice).toBe(14)
    expect(diceOf(done, 'AB-5-1')).toBe(0)
  })
  test('E37 and 10.14e five hits: two absorbed after one of the guns, the line, one on each block', () => {
    const base = twoHits()
    put({ s: base } as unknown as D, 'marker', markers.absorb, 2)
    for (let seed = 1; seed < 20000; seed++) {
      const done = answer(seeded(base, seed), AXIS, 'shootDown', FIRST_BOMBER + 4)
      const bombs = hitsOf(done, ['AB-4-1', 'AB-4-2', 'AB-5-2', 'AB-5-3'])
      if (bombs !== 5 || hitsOf(done, ['R-IN-1', 'R-IN-3']) > 0) continue
      expect(hasLine(done.state, SOVIET, spaceOf(TOWN))).toBe(false)
      expect([stepsOf(done.state, 'U-TK-4'), stepsOf(done.state, 'U-IN-5A')]).toEqual([2, 2])
      return
    }
    throw new Error('no such dice')
  })
  test('10.13.4e who was destroyed before does not fire', () => {
    const gone = fightUntil(
      declared(
        OPEN,
        { blocks: { 'A-IN-29': OPEN, 'U-IN-5A': [OPEN, 1], 'U-IN-6A': [OPEN, 1], 'A-HQ-6': '50', 'A-LW-4': '50' } },
        d => {
          activate(d, 'A-HQ-6')
          put(d, 'aim', blockOf('A-HQ-6'), spaceOf(OPEN))
          bomb(d, OPEN, 1, 0)
        },
      ),
      one => hitsOf(one, ['A-HQ-6']) === 1 && stepOnTop(one.state) === 'hits',
    )
    const after = answer(gone.state, SOVIET, 'takeHit', blockOf('U-IN-5A'))
    expect(diceOf(after, 'U-IN-5A')).toBe(0)
    expect(diceOf(after, 'U-IN-6A')).toBeGreaterThan(0)
  })
  test('10.13.4f an aborted bomber waits for the next Axis impulse, a destroyed one for the next turn', () => {
    const s = twoHits()
    expect(answer(s, AXIS, 'turnBack', FIRST_BOMBER).state.at[FIRST_BOMBER]).toBe(ABORTED)
    expect(answer(s, AXIS, 'shootDown', FIRST_BOMBER).state.at[FIRST_BOMBER]).toBe(DESTROYED)
  })
  test('10.11.1c bombers that meet no fleet still face the guns on the ground', () => {
    expect(flakDice(fight(raid(1, 0)))).toBeGreaterThanOrEqual(3)
  })
  test('10.11.1b bombers of one corps may fly to several battles', () => {
    const s = declared(OPEN, { blocks: { 'A-IN-29': OPEN, 'U-IN-5A': OPEN, 'A-LW-4': '50' } }, d => bomb(d, OPEN, 1, 0))
    put({ s } as unknown as D, 'at', FIRST_BOMBER + 1, spaceOf('139'))
    const done = fightUntil(s, one => stepOnTop(one.state) === 'battles')
    expect(done.state.at[FIRST_BOMBER + 1]).toBe(spaceOf('139'))
  })
})
describe('10.16 after the battle', () => {
  const cleared = (blocks: { readonly [id: string]: string | readonly [string, number] }, change = {}): State =>
    fightUntil(
      declared(OPEN, { blocks: { ...blocks, 'U-IN-5A': [OPEN, 1] }, ...change }),
      one => one.state.at[blockOf('U-IN-5A')] === POOL && stepOnTop(one.state) === 'battles',
    ).state

  test('10.16b the winner hides again', () => {
    expect(isRevealed(cleared({ 'A-IN-29': OPEN }), blockOf('A-IN-29'))).toBe(false)
  })
  test('10.16c fast winners on open ground stay shown and are ready for the blitz', () => {
    const s = cleared({ 'A-PZ-3': OPEN, 'A-IN-29': OPEN })
    expect([s.ready[blockOf('A-PZ-3')], s.ready[blockOf('A-IN-29')]]).toEqual([1, 0])
    expect([isRevealed(s, blockOf('A-PZ-3')), isRevealed(s, blockOf('A-IN-29'))]).toEqual([true, false])
  })
  test('10.16c not in a Strategic Impulse, nor in bad weather', () => {
    for (const change of [{ impulse: STRATEGIC_MOVE }, { weather: RAIN }]) {
      const s = cleared({ 'A-PZ-3': OPEN }, change)
      expect(s.ready[blockOf('A-PZ-3')]).toBe(0)
      expect(isRevealed(s, blockOf('A-PZ-3'))).toBe(false)
    }
  })
  test('10.16d and E39 still contested: the holder hides, the other stays shown', () => {
    const s = fightUntil(
      declared(TOWN, { blocks: { 'R-IN-1': TOWN, 'R-IN-3': TOWN, 'U-IN-5A': TOWN } }),
      one => hitsOf(one, ['R-IN-1', 'R-IN-3', 'U-IN-5A']) === 0,
    ).state
    expect(isRevealed(s, blockOf('U-IN-5A'))).toBe(false)
    expect([isRevealed(s, blockOf('R-IN-1')), isRevealed(s, blockOf('R-IN-3'))]).toEqual([true, true])
  })
})

describe('10.12 the segment', () => {
  const two = { 'A-IN-29': OPEN, 'U-IN-5A': OPEN, 'A-IN-44': '53', 'U-IN-6A': '53' }
  test('10.12i the attacker sets the order, one battle after the other', () => {
    const s = declared(OPEN, { blocks: two, contestedBefore: [] })
    const waitingFor = Object.assign(s, { frames: [s.frames[0]!, { ...s.frames[1]!, declared: -1 }] })
    const areas = offered(waitingFor, AXIS, 'declareBattle').map(action => (action >>> 13) & 0x1fff)
    expect(areas).toEqual([spaceOf(OPEN), spaceOf('53'), spaceOf('139')].sort((a, b) => a - b))
  })
  test('10.12c the segment cannot end while a new battle is owed; 10.12d an old one may be left', () => {
    const s = declared(OPEN, { blocks: two, contestedBefore: ['53'] })
    const open = Object.assign(s, { frames: [s.frames[0]!, { ...s.frames[1]!, declared: -1 }] })
    expect(offered(open, AXIS, 'endBattles')).toHaveLength(0)
  })
  test('10.12d and 10.12k battles contested before may be left alone', () => {
    const s = declared(OPEN, { blocks: two, contestedBefore: [OPEN, '53'] })
    const open = Object.assign(s, { frames: [s.frames[0]!, { ...s.frames[1]!, declared: -1 }] })
    expect(offered(open, AXIS, 'endBattles')).toHaveLength(1)
  })
  test('10.12f there is no limit to battles in an impulse', () => {
    const s = declared(OPEN, { blocks: two, contestedBefore: [] })
    const after = fightUntil(s, one => stepOnTop(one.state) === 'battles').state
    expect(offered(after, AXIS, 'declareBattle').length).toBeGreaterThan(0)
  })
})

describe('10.13 the forecast', () => {
  const met = { 'A-PZ-3': OPEN, 'U-IN-5A': OPEN, 'A-IN-29': OPEN }
  test('10.13 it is exact where everybody is seen, and says what weighs', () => {
    const s = declared(OPEN, { blocks: met }, d => put(d, 'known', blockOf('U-IN-5A'), 3))
    const odds = forecast(kiev41, view(kiev41, s, AXIS))!
    expect(odds.exact).toBe(true)
    expect(odds.outcomes.reduce((sum, one) => sum + one.chance, 0)).toBeCloseTo(1)
    expect(odds.modifiers.map(one => one.rule)).toContain('10.13.6.2')
  })
  test('10.13 against hidden blocks it samples, and is the same whatever they are', () => {
    const one = declared(OPEN, { blocks: met })
    const odds = forecast(kiev41, view(kiev41, one, AXIS))!
    expect(odds.exact).toBe(false)
    const other = kiev41.confuse(one, AXIS, 12345)
    expect(forecast(kiev41, view(kiev41, other, AXIS))).toEqual(odds)
  })
})
