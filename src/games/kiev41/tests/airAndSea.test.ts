import type { Applied } from '../../../engine'
import { put } from '../../../engine'
import { BATTLESHIP, blockOf, CRUISERS, FIRST_BOMBER } from '../blocks'
import { ABORTED, DESTROYED, FLEET_STAGING, spaceOf } from '../map'
import type { D, State } from '../state'
import { AXIS, hasLine, LOST, markers, SOVIET } from '../state'
import {
  activate,
  answer,
  bomb,
  declared,
  diceOf,
  fight,
  fightUntil,
  firstIndex,
  heard,
  hitsOf,
  offered,
  OPEN,
  rollsOf,
  seeded,
  stepOnTop,
  stepsOf,
  TOWN,
} from '../testing/battle'

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
