import { decision, forecast, put, view, waiting } from '../../../engine'
import { kiev41 } from '..'
import { BATTLESHIP, blockOf, FIRST_BOMBER } from '../blocks'
import { BOMBER_BOX, spaceOf } from '../map'
import { isRevealed } from '../effects/knowledge'
import type { State } from '../state'
import { AXIS, LOST, POOL, RAIN, SOVIET, STRATEGIC_MOVE } from '../state'
import {
  activate,
  answer,
  bomb,
  cross,
  declared,
  diceOf,
  fight,
  fightUntil,
  firstIndex,
  heard,
  hitsOf,
  kinds,
  offered,
  OPEN,
  rollsOf,
  stepOnTop,
  TOWN,
} from '../testing/battle'

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
