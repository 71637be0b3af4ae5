import { blockOf, FIRST_BOMBER } from '../blocks'
import { BOMBER_BOX, spaceOf } from '../map'
import type { State } from '../state'
import { AXIS } from '../state'
import { west } from '../testing/position'
import { give, giveAll, impulse, stepNow } from '../testing/table'

/** An old fight in 51, with guns and a bomber on it, and the attacker thinks better of it. */
const supported = (): State =>
  giveAll(
    impulse({
      axis: west,
      blocks: { 'A-HQ-1PG': '50', 'A-LW-4': '50', 'A-PZ-3': '51', 'U-IN-5A': '51', 'U-HQ-S': '56' },
      contestedBefore: ['51'],
    }),
    ...['tactical', 'lift A-HQ-1PG', 'go 50', 'lift A-LW-4', 'go 50', 'endActivation', 'endCommand'],
    ...['aim A-HQ-1PG 51', 'sendBomber AB-4-1 51', 'confirmSupport'],
  )

describe('support of a battle that is not fought', () => {
  test('10.11d the bombers fly home: they serve the next battle of the Axis, never one of the Soviets', () => {
    const declined = give(supported(), 'endBattles')
    expect(declined.at[FIRST_BOMBER]).toBe(BOMBER_BOX[0])
    const soviet = giveAll(declined, 'endExploitation')
    expect(stepNow(soviet)).toBe('declaration')
    expect(soviet.at[FIRST_BOMBER]).toBe(BOMBER_BOX[0])
  })
  test('10.6c so they do when Kiev falls first and Budyonny, alone in that battle, is dismissed', () => {
    const s = giveAll(
      impulse(
        {
          axis: west,
          blocks: {
            'A-HQ-1PG': '18',
            'A-LW-4': '18',
            'A-PZ-3': '19',
            'A-PZ-14': '19',
            'U-IN-147D': ['4', 1],
            'A-IN-29': '35',
            'U-HQ-B': '35',
            'U-HQ-S': '56',
          },
          contestedBefore: ['35'],
        },
        ...[1, 6, 6, 6, 6],
      ),
      ...['tactical', 'lift A-HQ-1PG', 'go 18', 'lift A-LW-4', 'go 18', 'endActivation'],
      ...['lift A-PZ-3', 'go 4', 'lift A-PZ-14', 'go 4', 'endCommand'],
      ...['sendBomber AB-4-1 35', 'confirmSupport', 'declareBattle 4', 'fight'],
    )
    expect(s.control[spaceOf('35')]).toBe(AXIS)
    expect(s.at[FIRST_BOMBER]).toBe(BOMBER_BOX[0])
  })
  test('10.4c the guns are free again', () => {
    expect(give(supported(), 'endBattles').aim[blockOf('A-HQ-1PG')]).toBe(-1)
  })
})
