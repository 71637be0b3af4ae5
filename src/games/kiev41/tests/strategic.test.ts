import { blockOf } from '../blocks'
import { areAdjacent, spaceOf } from '../map'
import { logisticsParts, logisticsValue } from '../rules/logistics'
import type { PositionSpec } from '../testing/position'
import { deciding, give, giveAll, impulse, offers, stepNow, verbs } from '../testing/table'
import { AXIS, hasLine, initiativeOf, SOVIET } from '../state'
import type { State } from '../state'

/** Stalin exhausted, one fresh HQ of three, four Victory Areas, four discs: nine orders. */
const nine: PositionSpec = {
  active: SOVIET,
  initiative: SOVIET,
  axis: ['14', '4', '55', '56', '55'],
  blocks: {
    'U-LDR-STA': ['moscow', 0],
    'U-HQ-S': '57',
    'U-IN-5A': '57',
    'U-IN-6A': '57',
    'U-TK-2': '57',
    'A-IN-29': '56',
    'U-IN-9A': '26',
    'U-IN-18A': '27',
    'U-IN-12A': '28',
    'U-HQ-K': ['40', 0],
    'A-IN-44': '40',
    'U-HQ-NC': ['74', 0],
    'A-IN-55': '74',
    'U-IN-14C': '93',
    'A-IN-17': '93',
    'U-IN-26A': '43',
  },
}
const orders = [
  ...['U-HQ-S', 'U-IN-5A', 'U-IN-6A', 'U-TK-2'].flatMap(id => [`lift ${id}`, 'go 56']),
  ...['U-IN-9A', 'U-IN-18A', 'U-IN-12A'].flatMap(id => [`lift ${id}`, 'dig']),
  'lift U-HQ-K',
  'go 41',
  'lift U-HQ-NC',
  'go 75',
]
/** Whoever is hit takes what comes first. */
const untilQuiet = (s: State): State => {
  let now = s
  while (stepNow(now) === 'hits') now = give(now, 'takeHit', offers(now, 'takeHit')[0]!)
  return now
}

describe('11.0 the Soviets spend the disc', () => {
  const start = give(impulse(nine), 'strategicMove')
  const ordered = giveAll(start, ...orders)

  test('E41 Stalin exhausted, one fresh HQ of three, four areas, four discs: nine orders can be given', () => {
    expect(logisticsParts(start, SOVIET)).toEqual({ leader: 0, hqs: 1, victoryAreas: 4, bonus: 0, discs: 4 })
    let s = start
    let given = 0
    for (; offers(s, 'lift').length > 0; given++) {
      s = give(s, 'lift', offers(s, 'lift')[0]!)
      s = verbs(s).includes('dig') ? give(s, 'dig') : give(s, 'go', offers(s, 'go')[0]!)
    }
    expect(given).toBe(9)
  })
  test('E42 and 11.0h four engage, three dig, two break off: nine orders, and no tenth', () => {
    expect(logisticsValue(start, SOVIET)).toBe(9)
    expect(areAdjacent(spaceOf('57'), spaceOf('56'))).toBe(true)
    expect(offers(giveAll(start, ...orders.slice(0, -2)), 'lift')).toContain('U-IN-26A')
    expect(offers(ordered, 'lift')).toEqual([])
    expect(['26', '27', '28'].map(area => hasLine(ordered, SOVIET, spaceOf(area)))).toEqual([true, true, true])
  })
  test('E43 and 11.0c the new engagement must be fought, the old one need not, and no HQ is active', () => {
    const fighting = give(ordered, 'endCommand')
    expect(stepNow(fighting)).toBe('battles')
    expect([...offers(fighting, 'declareBattle')].map(String).sort((a, b) => (a < b ? -1 : 1))).toEqual(['56', '93'])
    expect(verbs(fighting)).not.toContain('endBattles')
    expect(['U-HQ-S', 'U-HQ-K', 'U-HQ-NC'].map(id => fighting.active[blockOf(id)])).toEqual([0, 0, 0])
    const fought = untilQuiet(giveAll(fighting, 'declareBattle 56', 'fight'))
    expect(verbs(fought)).toContain('endBattles')
  })
  test('E44 afterwards the Axis has the disc', () => {
    const fought = untilQuiet(giveAll(ordered, 'endCommand', 'declareBattle 56', 'fight'))
    expect(initiativeOf(fought)).toBe(SOVIET)
    const done = give(fought, 'endBattles')
    expect([initiativeOf(done), deciding(done)]).toEqual([AXIS, AXIS])
  })
})

test('E47 and 14.8a ten orders of five kinds: two marches, two by rail, four by ship, a line, the Marine lands', () => {
  const s = impulse({
    active: SOVIET,
    initiative: SOVIET,
    options: [1, 2, 3, 4, 5, 7, 8, 9],
    axis: ['14', '4', '55', '119'],
    blocks: {
      'U-LDR-STA': ['moscow', 2],
      'U-IN-5A': '26',
      'U-IN-6A': '27',
      'U-IN-12A': '60',
      'U-IN-26A': '60',
      'U-IN-9A': '108',
      'U-IN-18A': '108',
      'U-IN-14C': '102',
      'U-IN-35C': '102',
      'U-IN-55C': '59',
      'U-MA-1': 'FS',
      'U-TK-2': '43',
    },
  })
  expect(logisticsValue(s, SOVIET)).toBe(10)
  const carried = (id: string, verb: string, to: string) => [`lift ${id}`, `${verb} ${to}`]
  const done = giveAll(
    give(s, 'strategicMove'),
    ...carried('U-IN-5A', 'go', '27'),
    ...carried('U-IN-6A', 'go', '28'),
    ...carried('U-IN-12A', 'rail', '25'),
    ...carried('U-IN-26A', 'rail', '25'),
    ...carried('U-IN-9A', 'ship', '147'),
    ...carried('U-IN-18A', 'ship', '147'),
    ...carried('U-IN-14C', 'ship', '145'),
    ...carried('U-IN-35C', 'ship', '145'),
    ...['lift U-IN-55C', 'dig'],
    ...carried('U-MA-1', 'assault', '119'),
  )
  expect(done.control[spaceOf('119')]).toBe(SOVIET)
  expect(offers(done, 'lift')).toEqual([])
})
