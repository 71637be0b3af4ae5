import { put, start } from '../../../engine'
import { kiev41 } from '..'
import { blockOf } from '../blocks'
import { isRevealed } from '../effects/knowledge'
import { spaceOf } from '../map'
import { BLITZED, FOUGHT } from '../rules/combat/battles'
import { blitzTargets, mayBlitzNow } from '../rules/combat/blitz'
import type { D, State } from '../state'
import { AXIS, RAIN, SOVIET, TACTICAL, weatherOf } from '../state'
import { declared, diceOf, fight } from '../testing/battle'
import type { PositionSpec } from '../testing/position'
import { position, west } from '../testing/position'
import { give, giveAll, impulse, mayGive, offers, stepNow, verbs } from '../testing/table'

/** The Blitz Segment: III Panzer has cleared 36, Kleist is active beside it. */
const cleared: PositionSpec = {
  axis: [...west, '36'],
  impulse: TACTICAL,
  blocks: {
    'A-HQ-1PG': '51',
    'A-PZ-3': '36',
    'A-LAH': '36',
    'A-IN-29': '36',
    'U-IN-5A': '53',
    'U-IN-6A': '37',
    'U-HQ-S': '56',
  },
  contestedBefore: [],
}
function segment(change: PositionSpec = {}, edit: (d: D) => void = () => undefined): State {
  const made = position({ ...cleared, ...change, blocks: { ...cleared.blocks, ...change.blocks } }, kiev41)
  put(made, 'active', blockOf('A-HQ-1PG'), 1)
  put(made, 'ready', blockOf('A-PZ-3'), 1)
  put(made, 'battle', spaceOf('36'), FOUGHT)
  edit(made)
  const rows = [
    'weatherCheck',
    'supplyCheck',
    'declaration',
    'hqActivation',
    'fleetsToKeep',
    'command',
    'strategicDraw',
    'support',
    'roadToTula',
    'combat',
  ]
  const setup: typeof kiev41.setup = d => {
    d.s.cells.set(made.s.cells)
    const frames = [
      { step: 'game' },
      { step: 'turn', row: 4 },
      { step: 'impulses' },
      { step: 'impulse', side: AXIS, row: rows.length },
    ]
    Object.assign(d.s, { frames })
    d.todo = 'begin'
  }
  return start({ ...kiev41, setup }, 'campaign', [], [7, 41])
}

describe('10.17 blitz', () => {
  test('10.17a in a Tactical Impulse, in good weather, after the battles', () => {
    expect(stepNow(segment())).toBe('blitz')
    expect(stepNow(segment({ weather: RAIN, turn: 3 }))).not.toBe('blitz')
  })
  test('10.17b only fast combat blocks that are ready; no HQs', () => {
    expect(offers(segment(), 'liftBlitz')).toEqual(['A-PZ-3'])
  })
  test('10.17c only who fought on open ground this impulse and cleared it', () => {
    const s = segment({}, d => put(d, 'ready', blockOf('A-PZ-3'), 0))
    expect(stepNow(s)).not.toBe('blitz')
  })
  test('10.17d only in command of an active blitz HQ', () => {
    expect(stepNow(segment({}, d => put(d, 'active', blockOf('A-HQ-1PG'), 0)))).not.toBe('blitz')
    expect(stepNow(segment({ blocks: { 'A-HQ-1PG': '16' } }))).not.toBe('blitz')
  })
  test('10.17e to one adjacent Green area that was not contested', () => {
    const s = give(segment(), 'liftBlitz', 'A-PZ-3')
    expect(offers(s, 'blitzTo')).toEqual(expect.arrayContaining(['37', '53', '35', '51', '52']))
    expect(offers(s, 'blitzTo')).not.toContain('54')
    const barred = give(segment({ blocks: { 'A-IN-44': '53' } }), 'liftBlitz', 'A-PZ-3')
    expect(offers(barred, 'blitzTo')).not.toContain('53')
  })
  test('10.17e never into yellow, red or a Victory Area', () => {
    const d = position({ blocks: { 'A-PZ-3': '35' }, axis: west })
    const areas: number[] = []
    blitzTargets(d.s, blockOf('A-PZ-3'), [], area => areas.push(area))
    expect(areas).toContain(spaceOf('21'))
    expect(areas).not.toContain(spaceOf('20'))
  })
  test('10.17f where an enemy stands a battle must follow', () => {
    const s = giveAll(segment(), 'liftBlitz A-PZ-3', 'blitzTo 53')
    expect(stepNow(s)).not.toBe('hqDeactivation')
    const fighting = stepNow(s) === 'blitzSupport' ? give(s, 'confirmBlitzSupport') : s
    expect(stepNow(fighting)).toBe('battles')
    expect(verbs(fighting)).toEqual(['fight'])
    expect(fighting.frames[fighting.frames.length - 1]).toMatchObject({ isBlitz: true, declared: spaceOf('53') })
  })
  test('10.17g and 10.6b, 10.7b Kleist, Budyonny and Timoshenko lead a blitz, nobody else', () => {
    const led = (hq: string, block: string): boolean => {
      const d = position({ blocks: { [hq]: '56', [block]: '57' } })
      put(d, 'active', blockOf(hq), 1)
      put(d, 'ready', blockOf(block), 1)
      return mayBlitzNow(d.s, blockOf(block), [])
    }
    expect([led('U-HQ-B', 'U-TK-4'), led('U-HQ-T', 'U-TK-4'), led('U-HQ-S', 'U-TK-16')]).toEqual([true, true, false])
  })
  test('10.17i none in a Strategic Impulse or a Pass', () => {
    const s = segment({ impulse: 2 })
    expect(stepNow(s)).not.toBe('blitz')
  })
  test('10.17j stacking holds, and who comes over a river rolls one die', () => {
    const full = { 'A-IN-44': '35', 'A-IN-4': '35', 'A-IN-52': '35', 'A-IN-17': '35' }
    expect(offers(give(segment({ blocks: full }), 'liftBlitz', 'A-PZ-3'), 'blitzTo')).not.toContain('35')
    const s = giveAll(segment(), 'liftBlitz A-PZ-3', 'blitzTo 37')
    expect(s.crossed[blockOf('A-PZ-3')]).toBe(1)
    expect(isRevealed(s, blockOf('A-PZ-3'))).toBe(true)
  })
  test('10.13.6.1a a river crossed before the first battle does not hold up the blitz over dry land', () => {
    const s = giveAll(
      segment({}, d => put(d, 'crossed', blockOf('A-PZ-3'), 1)),
      'liftBlitz A-PZ-3',
      'blitzTo 53',
    )
    expect(s.crossed[blockOf('A-PZ-3')]).toBe(0)
  })
  test('10.17h a fleet that lies off the coast helps in a blitz battle too', () => {
    const s = declared('109', { blocks: { 'A-PZ-3': '109', 'U-IN-5A': '109' }, fleets: '109' }, d =>
      put(d, 'battle', spaceOf('109'), BLITZED),
    )
    const blitzing = Object.assign(s, { frames: [s.frames[0]!, { ...s.frames[1]!, isBlitz: true }] })
    expect(diceOf(fight(blitzing), 'UF-BB')).toBe(1)
  })
  test('10.13.3.1a a blitz HQ fires once more, into a blitz battle beside it', () => {
    const s = giveAll(segment({ blocks: { 'A-HQ-1PG': '52' } }), 'liftBlitz A-PZ-3', 'blitzTo 53')
    expect(stepNow(s)).toBe('blitzSupport')
    expect(mayGive(s, 'aimBlitz', 'A-HQ-1PG', '53')).toBe(true)
  })
  test('10.13.3.1a even if its first target was left alone', () => {
    const s = giveAll(
      impulse(
        {
          axis: [...west, '36', '20'],
          blocks: {
            'A-HQ-1PG': '35',
            'A-PZ-3': '35',
            'A-PZ-14': '52',
            'U-IN-147D': ['36', 1],
            'U-IN-5A': '37',
            'A-IN-44': '20',
            'U-IN-6A': '20',
            'U-HQ-S': '56',
          },
          contestedBefore: ['20'],
        },
        6,
      ),
      ...['tactical', 'lift A-HQ-1PG', 'go 35', 'endActivation'],
      ...['lift A-PZ-3', 'go 36', 'lift A-PZ-14', 'go 36', 'endCommand'],
      ...['aim A-HQ-1PG 20', 'confirmSupport', 'declareBattle 36', 'fight', 'endBattles'],
    )
    expect(stepNow(s)).toBe('blitz')
    expect(s.aim[blockOf('A-HQ-1PG')]).toBe(-1)
  })
})

describe('10.19 exploitation', () => {
  const front: PositionSpec = {
    axis: west,
    initiative: AXIS,
    blocks: { 'A-HQ-1PG': '50', 'A-PZ-3': '51', 'A-IN-29': '50', 'U-IN-5A': '36', 'U-HQ-S': '56' },
  }
  const exploiting = (change: PositionSpec = {}, ...orders: readonly string[]): State =>
    giveAll(
      impulse({ ...front, ...change, blocks: { ...front.blocks, ...change.blocks } }),
      'tactical',
      'lift A-HQ-1PG',
      'go 50',
      'endActivation',
      ...orders,
      'endCommand',
    )
  test('10.19a after a Tactical Impulse, for the disc', () => {
    const s = exploiting()
    expect(stepNow(s)).toBe('exploitation')
    const spent = giveAll(s, 'lift A-PZ-3', 'go 34', 'endExploitation')
    expect(spent.marker[4]).toBe(SOVIET)
    expect(stepNow(exploiting({ initiative: SOVIET }))).not.toBe('exploitation')
  })
  test('10.19b fast blocks, HQs included, without a cube', () => {
    const s = exploiting({ blocks: { 'A-PZ-14': '57' } })
    expect(offers(s, 'lift')).toEqual(expect.arrayContaining(['A-PZ-3', 'A-HQ-1PG']))
    expect(offers(s, 'lift')).not.toContain('A-IN-29')
    expect(offers(s, 'lift')).not.toContain('A-PZ-14')
  })
  test('10.19c no meeting the enemy, no leaving a fight, no digging', () => {
    const s = give(exploiting(), 'lift', 'A-PZ-3')
    expect(offers(s, 'go')).not.toContain('36')
    expect(verbs(s)).not.toContain('dig')
    const held = exploiting({ blocks: { 'U-IN-6A': '51' }, contestedBefore: ['51'] })
    const open = giveAll(held, 'confirmSupport', 'endBattles')
    expect(offers(open, 'lift')).toContain('A-HQ-1PG')
    expect(offers(open, 'lift')).not.toContain('A-PZ-3')
  })
  test('10.19d the Axis in good weather only', () => {
    const wet = exploiting({ weather: RAIN, turn: 3 })
    expect(weatherOf(wet)).toBe(RAIN)
    expect(stepNow(wet)).not.toBe('exploitation')
  })
  test('10.19e having moved before does not matter', () => {
    const s = exploiting({}, 'lift A-PZ-3', 'go 34')
    expect(offers(s, 'lift')).toContain('A-PZ-3')
  })
})
