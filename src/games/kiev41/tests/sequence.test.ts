import { kiev41 } from '..'
import { blockOf, FIRST_BOMBER } from '../blocks'
import { AREAS, BOMBER_BOX, DESTROYED, FLEET_STAGING, spaceOf, spaces } from '../map'
import { scenarios } from '../scenarios'
import { begin, deciding, give, giveAll, impulse, mayGive, offers, stepNow, turn, verbs } from '../testing/table'
import { position } from '../testing/position'
import {
  AXIS,
  hasLine,
  initiativeOf,
  linesLeft,
  markers,
  SOVIET,
  strengthOf,
  turnOf,
  weatherOf,
  SNOW,
  RAIN,
} from '../state'
import type { State } from '../state'

/** The Axis holds the west up to the Dnieper, so that its blocks there are in supply. */
const west = scenarios.river.axisControls
const pass = (s: State) => giveAll(s, 'passImpulse', 'endCommand')
const passes = (s: State) => s.marker[markers.passes]
const endings = ['endActivation', 'endCommand', 'confirmSupport', 'endBattles', 'endBlitz', 'endExploitation']
/** Ends every segment of the impulse under way without doing more. */
const idle = (s: State): State => {
  const side = deciding(s)
  let now = s
  for (
    let guard = 0;
    now.over === null && deciding(now) === side && stepNow(now) !== 'declaration' && guard < 20;
    guard++
  ) {
    const ending = verbs(now).find(verb => endings.includes(verb))
    if (!ending) throw new Error(`${stepNow(now)} has no end: ${verbs(now).join(' ')}`)
    now = give(now, ending)
  }
  return now
}
const tactical = (s: State, hq: string) =>
  idle(giveAll(s, 'tactical', `lift ${hq}`, `go ${kiev41.spaces[s.at[blockOf(hq)]!]}`))

describe('3.0 turns and impulses', () => {
  test('3.0a an impulse is one of three kinds', () => {
    const s = begin('campaign')
    expect(verbs(s)).toEqual(expect.arrayContaining(['tactical', 'strategicMove', 'strategicReinforce', 'passImpulse']))
    const passing = give(s, 'passImpulse')
    for (const verb of ['tactical', 'strategicMove', 'strategicReinforce', 'passImpulse'])
      expect(verbs(passing)).not.toContain(verb)
  })
  test('3.0b impulses alternate', () => {
    let s = begin('campaign')
    expect(deciding(s)).toBe(AXIS)
    s = tactical(s, 'A-HQ-6')
    expect([deciding(s), stepNow(s)]).toEqual([SOVIET, 'declaration'])
    s = tactical(s, 'U-HQ-K')
    expect([deciding(s), stepNow(s)]).toEqual([AXIS, 'declaration'])
  })
  test('3.0c, 3.0e, 12.0d, 13.0b and 6.0a two passes in a row end the month; the next opens with Logistics', () => {
    const s = pass(pass(begin('campaign')))
    expect([turnOf(s), stepNow(s)]).toEqual([2, 'logistics'])
  })
  test('3.0d anything else in between starts the count again', () => {
    let s = pass(begin('campaign'))
    expect(passes(s)).toBe(1)
    s = tactical(s, 'U-HQ-K')
    expect(passes(s)).toBe(0)
    s = pass(s)
    expect([turnOf(s), deciding(s)]).toEqual([1, SOVIET])
  })
  test('6.0d a turn may be as short as two impulses', () => {
    expect(turnOf(pass(pass(begin('campaign'))))).toBe(2)
  })
})

describe('3.2.1 the disc', () => {
  test('3.2.1a its holder plays first', () => {
    expect(deciding(begin('campaign'))).toBe(AXIS)
    expect(deciding(begin('snow'))).toBe(SOVIET)
    const soviet = turn({ turn: 1, initiative: SOVIET })
    expect([stepNow(soviet), deciding(soviet)]).toEqual(['declaration', SOVIET])
  })
  test('3.2.1b and E10 the side without it chooses first in Logistics; a pause refreshes Stalin and nothing else', () => {
    const s = turn({ turn: 5, initiative: AXIS, weather: SNOW, blocks: { 'U-LDR-STA': ['moscow', 2], 'A-HQ-6': '52' } })
    expect([stepNow(s), deciding(s)]).toEqual(['logistics', SOVIET])
    const paused = give(s, 'pauseLogistics')
    expect(strengthOf(paused, blockOf('U-LDR-STA'))).toBe(4)
    expect([stepNow(paused), deciding(paused)]).toEqual(['logistics', AXIS])
  })
  test('3.2.1c, 11.0a and 10.0b only its holder may play a Strategic Impulse or exploit', () => {
    const axis = begin('campaign')
    expect(verbs(axis)).toContain('strategicMove')
    const soviet = pass(axis)
    expect(verbs(soviet)).not.toContain('strategicMove')
    expect(verbs(soviet)).not.toContain('strategicReinforce')
    const late = giveAll(axis, 'tactical', 'lift A-HQ-6', 'go Axis', 'endActivation', 'endCommand')
    expect(stepNow(idleTo(late, 'exploitation'))).toBe('exploitation')
    expect(deciding(tactical(soviet, 'U-HQ-K'))).toBe(AXIS)
  })
  test('3.2.1d and 11.0f spent, it goes to the enemy at the end of the impulse', () => {
    const s = give(begin('campaign'), 'strategicMove')
    expect(initiativeOf(s)).toBe(AXIS)
    expect(initiativeOf(idle(s))).toBe(SOVIET)
  })
  test('3.2.1e unspent, it stays from turn to turn', () => {
    const s = pass(pass(begin('campaign')))
    expect([turnOf(s), initiativeOf(s)]).toEqual([2, AXIS])
  })
  test('SC.a in a scenario each side spends it once', () => {
    const s = idle(give(begin('river'), 'strategicMove'))
    expect(verbs(s)).toContain('strategicMove')
    const back = idle(give(s, 'strategicMove'))
    expect([initiativeOf(back), deciding(back)]).toEqual([AXIS, AXIS])
    expect(verbs(back)).not.toContain('strategicMove')
  })
})
const idleTo = (s: State, step: string): State => {
  let now = s
  while (stepNow(now) !== step)
    now = give(
      now,
      verbs(now).find(verb => endings.includes(verb))!,
    )
  return now
}

describe('4.1 digging', () => {
  const spec = { blocks: { 'A-HQ-6': '52', 'A-IN-44': '53', 'A-IN-55': ['54', 1] as const }, axis: west }
  const start = impulse(spec)
  const orders = (verb: string) =>
    verb === 'tactical' ? giveAll(start, 'tactical', 'lift A-HQ-6', 'go 52', 'endActivation') : give(start, verb)

  test.each(['passImpulse', 'strategicMove', 'tactical'])(
    '4.1d, 4.1e and 10.8a a block digs in %s: one step, one line, no move',
    verb => {
      const s = giveAll(orders(verb), 'lift A-IN-44', 'dig')
      expect(strengthOf(s, blockOf('A-IN-44'))).toBe(3)
      expect(hasLine(s, AXIS, spaceOf('53'))).toBe(true)
      expect(linesLeft(s, AXIS)).toBe(9)
      expect(offers(s, 'lift')).not.toContain('A-IN-44')
    },
  )
  test('2.9c no second line in an area', () => {
    const again = impulse({ ...spec, lines: { '53': AXIS } })
    expect(verbs(giveAll(again, 'passImpulse', 'lift A-IN-44'))).not.toContain('dig')
  })
  test('4.1b supplied lines may be taken back before the impulse is declared', () => {
    const s = impulse({ blocks: { 'A-IN-44': '62' }, axis: ['61'], lines: { '62': AXIS } })
    expect(offers(s, 'disband')).toEqual(['62'])
    const back = give(s, 'disband', '62')
    expect([linesLeft(back, AXIS), verbs(back).includes('passImpulse')]).toEqual([10, true])
  })
  test('4.2.1a and 2.2a leaders and lines are never offered a move', () => {
    const s = give(impulse({ ...spec, lines: { '53': AXIS } }), 'strategicMove')
    expect(offers(s, 'lift')).not.toContain('A-LDR-HIT')
    expect(offers(s, 'lift')).not.toContain('A-HQ-GUD')
  })
})

describe('12.0 pass', () => {
  test('12.0a one block moves, and then no other', () => {
    const s = giveAll(impulse({ blocks: { 'A-IN-44': '53', 'A-IN-55': '54' }, axis: west }), 'passImpulse')
    expect(offers(s, 'lift')).toEqual(expect.arrayContaining(['A-IN-44', 'A-IN-55']))
    expect(offers(giveAll(s, 'lift A-IN-44', 'go 52'), 'lift')).toEqual([])
  })
  test('12.0a and 12.0b it may leave a fight but not enter one, and nobody fights', () => {
    const spec = { blocks: { 'A-IN-44': '53', 'U-IN-5A': '53', 'U-IN-6A': '54' }, axis: west }
    const s = giveAll(impulse(spec), 'passImpulse', 'lift A-IN-44')
    expect(offers(s, 'go')).toContain('52')
    expect(offers(s, 'go')).not.toContain('54')
    const done = giveAll(impulse(spec), 'passImpulse', 'endCommand')
    expect([deciding(done), stepNow(done)]).toEqual([SOVIET, 'declaration'])
  })
  test('12.0c a Soviet pass brings the fleets home, an Axis pass does not', () => {
    const soviet = pass(impulse({ active: SOVIET, fleets: '102' }))
    expect([soviet.at[blockOf('UF-BB')], soviet.at[blockOf('UF-CA')]]).toEqual(FLEET_STAGING)
    const axis = pass(impulse({ active: AXIS, fleets: '102', blocks: { 'A-IN-44': '53' } }))
    expect(axis.at[blockOf('UF-BB')]).toBe(spaceOf('102'))
  })
})

describe('13.0 final phase', () => {
  test('13.0a and 10.15.3a destroyed bombers come back', () => {
    const made = position({ blocks: { 'A-IN-44': '53' } }, kiev41)
    expect(made.s.at[FIRST_BOMBER]).toBe(BOMBER_BOX[0])
    const s = impulse({ blocks: { 'A-IN-44': '53' } })
    Object.assign(s.at, { [FIRST_BOMBER]: DESTROYED })
    expect(pass(pass(s)).at[FIRST_BOMBER]).toBe(BOMBER_BOX[0])
  })
  test('13.0c and 2.4.4.2b after December the game is judged', () => {
    const s = pass(
      pass(impulse({ turn: 6, weather: SNOW, blocks: { 'A-IN-44': '53' }, axis: ['14', '4', '55', '25'] })),
    )
    expect(s.over).toMatchObject({ winner: AXIS })
  })
  test.each([
    ['river', 3, ['14', '4', '55', '25'], AXIS],
    ['river', 3, ['14', '4', '55'], SOVIET],
    ['snow', 6, ['14', '4', '55', '25'], AXIS],
    ['snow', 6, ['14', '4', '55'], SOVIET],
  ] as const)('SC2.b and SC4.b %s is judged after turn %i: who holds four wins', (scenario, turnNow, axis, winner) => {
    const s = pass(
      pass(impulse({ scenario, turn: turnNow, weather: turnNow === 6 ? SNOW : 0, blocks: { 'A-IN-44': '53' }, axis })),
    )
    expect(s.over).toMatchObject({ winner })
  })
})

describe('scenarios', () => {
  test('SC1.a Les Preludes ends with July', () => {
    const s = pass(pass(begin('preludes')))
    expect(s.over).toMatchObject({ winner: SOVIET })
  })
  test.each(['4', '108', '55'])('SC1.b the Axis wins Les Preludes the moment it holds %s', area => {
    const spec = {
      scenario: 'preludes',
      turn: 1,
      axis: west,
      blocks: { 'A-PZ-3': '18', 'A-PZ-14': '100', 'A-PZ-48': '54' },
    } as const
    const mover = { '4': 'A-PZ-3', '108': 'A-PZ-14', '55': 'A-PZ-48' }[area]!
    const s = impulse(spec)
    const won = giveAll(s, 'strategicMove', `lift ${mover}`, `go ${area}`)
    expect(won.over).toMatchObject({ winner: AXIS })
    const campaign = giveAll(impulse({ ...spec, scenario: 'campaign' }), 'strategicMove', `lift ${mover}`, `go ${area}`)
    expect(campaign.over).toBeNull()
  })
  test('SC.c seven Victory Areas win a scenario at once', () => {
    const s = impulse({
      scenario: 'snow',
      turn: 6,
      weather: SNOW,
      axis: spaces.slice(0, AREAS).filter(id => !['148', 'S1', 'S2', 'S3'].includes(id)),
      blocks: { 'A-PZ-3': '147' },
    })
    expect(give(give(give(s, 'strategicMove'), 'lift', 'A-PZ-3'), 'go', '148').over).toMatchObject({ winner: AXIS })
  })
  test('SC2.a The River: August without Logistics, September with it and its blocks', () => {
    const s = begin('river')
    expect([turnOf(s), stepNow(s)]).toEqual([2, 'declaration'])
    const before = s.pool[SOVIET]!
    const next = pass(pass(s))
    expect([turnOf(next), stepNow(next)]).toEqual([3, 'logistics'])
    expect(next.pool[SOVIET]).toBe(before + 10)
  })
  test('SC4.a The Snow: November without Logistics, December with it, snow throughout, the Soviets first', () => {
    const s = begin('snow')
    expect([turnOf(s), stepNow(s), deciding(s), weatherOf(s)]).toEqual([5, 'declaration', SOVIET, SNOW])
    const next = pass(pass(s))
    expect([turnOf(next), stepNow(next), weatherOf(next)]).toEqual([6, 'logistics', SNOW])
  })
  test('5.1c ten blocks join in September, two in November, before Logistics', () => {
    for (const [month, joined] of [
      [3, 10],
      [5, 2],
    ] as const) {
      const s = turn({ turn: month, weather: month === 5 ? RAIN : 0 })
      expect([stepNow(s), s.pool[SOVIET]]).toEqual(['logistics', joined])
    }
    expect(turn({ turn: 4 }).pool[SOVIET]).toBe(0)
  })
  test('7.0a no Logistics in the first turn', () => {
    expect(stepNow(begin('campaign'))).toBe('declaration')
    expect(mayGive(begin('campaign'), 'passImpulse')).toBe(true)
  })
})
