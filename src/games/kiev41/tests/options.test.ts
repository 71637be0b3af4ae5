import { blockOf } from '../blocks'
import { edgeBetween, spaceOf, spaces, STRAIT } from '../map'
import { ENGAGING, isReached, reachOf } from '../rules/movement'
import { allowanceOf, entryCosts, mayCrossStrait } from '../rules/terrain'
import { assaultAreas, railAreas, shipAreas } from '../rules/transport'
import { scenarios } from '../scenarios'
import { position, type PositionSpec } from '../testing/position'
import { give, giveAll, impulse, offers } from '../testing/table'
import { GOOD, isContested, isNewlyContested, RAIN, SNOW } from '../state'
import { kiev41 } from '..'
import type { Look } from '../state'

const west = scenarios.river.axisControls
type Areas = (s: Look, block: number, visit: (space: number) => void) => void
const found = (areas: Areas, spec: PositionSpec, id: string): string[] => {
  const list: string[] = []
  areas(position(spec).s, blockOf(id), space => list.push(spaces[space]!))
  return list
}
const cost = (id: string, area: string, weather: number, options: number[]) =>
  entryCosts(position({ weather, options }).s, blockOf(id))[spaceOf(area)]

test('14.0a the options are a ladder: each names the one to switch on before it, and 14.6 is none', () => {
  const ladder = kiev41.options.filter(({ id }) => id.startsWith('14.'))
  expect(ladder.map(({ id }) => id)).toEqual(['14.1', '14.2', '14.3', '14.4', '14.5', '14.7', '14.8', '14.9'])
  expect(ladder.map(({ after }) => after)).toEqual([undefined, ...ladder.slice(0, -1).map(({ id }) => id)])
})

describe('14.1 rail', () => {
  const spec: PositionSpec = { blocks: { 'A-HQ-6': '52', 'A-IN-44': '53', 'A-IN-55': '54' }, axis: west, options: [1] }

  test('14.1a in a Pass or a strategic move, for supplied blocks, never in a Tactical Impulse, and only with the option', () => {
    const s = impulse(spec)
    expect(offers(giveAll(s, 'passImpulse', 'lift A-IN-44'), 'rail')).toContain('14')
    expect(offers(giveAll(s, 'strategicMove', 'lift A-IN-44'), 'rail')).toContain('14')
    const tactical = giveAll(s, 'tactical', 'lift A-HQ-6', 'go 52', 'endActivation')
    expect(offers(tactical, 'rail')).toEqual([])
    const plain = impulse({ ...spec, options: [] })
    expect(offers(giveAll(plain, 'passImpulse', 'lift A-IN-44'), 'rail')).toEqual([])
    const cut = impulse({ ...spec, cubes: ['A-IN-44'] })
    expect(offers(give(cut, 'passImpulse'), 'lift')).not.toContain('A-IN-44')
  })
  test('14.1b from, over and to friendly uncontested areas', () => {
    expect(found(railAreas, spec, 'A-IN-44')).not.toContain('37')
    const fought: PositionSpec = { ...spec, blocks: { ...spec.blocks, 'U-IN-5A': '53' } }
    expect(found(railAreas, fought, 'A-IN-44')).toEqual([])
    const target: PositionSpec = { ...spec, blocks: { ...spec.blocks, 'A-IN-4': '17', 'U-IN-5A': '17' } }
    expect(found(railAreas, target, 'A-IN-44')).not.toContain('17')
  })
  test('14.1c it is the one order of a Pass, one of many in a strategic move', () => {
    const s = impulse(spec)
    expect(offers(giveAll(s, 'passImpulse', 'lift A-IN-44', 'rail 14'), 'lift')).toEqual([])
    const many = giveAll(s, 'strategicMove', 'lift A-IN-44', 'rail 14')
    expect(offers(many, 'lift')).toContain('A-IN-55')
    expect(many.at[blockOf('A-IN-44')]).toBe(spaceOf('14'))
  })
  test('14.1d no train runs over the strait', () => {
    expect(edgeBetween(spaceOf('129'), spaceOf('144'))).toBe(STRAIT)
    const cut: PositionSpec = { blocks: { 'U-IN-5A': '129' }, axis: ['120', '121', '122', '123'], options: [1] }
    const reached = found(railAreas, cut, 'U-IN-5A')
    expect(reached).toContain('130')
    expect(reached).not.toContain('144')
  })
})

describe('14.2 agility', () => {
  test('14.2a Soviet cavalry pays 2 where others pay 3, in rain too', () => {
    expect([cost('U-CV-1', '3', GOOD, [2]), cost('U-CV-1', '6', RAIN, [2]), cost('U-CV-1', '6', GOOD, [2])]).toEqual([
      2, 2, 1,
    ])
    expect([cost('U-CV-1', '3', GOOD, []), cost('A-MO-60', '3', GOOD, [2])]).toEqual([3, 3])
  })
  test('14.2b jaegers and the Luftlande have 4 points', () => {
    const points = (id: string, options: number[]) => allowanceOf(position({ options }).s, blockOf(id))
    expect(['A-JG-97', 'A-JG-100', 'A-LL-22', 'A-IN-44', 'U-AB-2'].map(id => points(id, [2]))).toEqual([4, 4, 4, 3, 3])
    expect(points('A-JG-97', [])).toBe(3)
  })
  test('14.2c mountain blocks pay 2 for red, in rain too', () => {
    for (const id of ['A-MT-49', 'A-MT-4', 'R-MT-1', 'U-MT-13', 'U-MT-17'])
      expect([cost(id, '3', GOOD, [2]), cost(id, '3', RAIN, [2]), cost(id, '6', RAIN, [2])]).toEqual([2, 2, 3])
    expect(cost('A-MT-49', '3', GOOD, [])).toBe(3)
    expect(cost('A-MT-49', '3', SNOW, [2])).toBe(2)
  })
})

describe('14.3 armour', () => {
  test('14.3a tanks and motors do not cross the strait', () => {
    const crosses = (id: string, options: number[]) => {
      const d = position({ blocks: { [id]: '129' }, options })
      reachOf(d.s, blockOf(id), 5, ENGAGING)
      return isReached(spaceOf('144')) && mayCrossStrait(d.s, blockOf(id))
    }
    expect(['A-PZ-3', 'A-MO-60', 'U-TK-2', 'A-IN-44', 'U-CV-1'].map(id => crosses(id, [3]))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ])
    expect(crosses('A-PZ-3', [])).toBe(true)
  })
  test('14.3b nor enter red areas, by rail either', () => {
    for (const id of ['A-PZ-3', 'A-MO-60', 'A-LAH']) expect(cost(id, '3', GOOD, [3])).toBeGreaterThan(5)
    expect(cost('A-IN-44', '3', GOOD, [3])).toBe(3)
    const spec = (id: string): PositionSpec => ({ blocks: { [id]: '17' }, axis: west, options: [1, 3] })
    expect(found(railAreas, spec('A-PZ-3'), 'A-PZ-3')).not.toContain('3')
    expect(found(railAreas, spec('A-IN-44'), 'A-IN-44')).toContain('3')
  })
})

describe('14.7 to 14.9', () => {
  test('14.7a Soviet infantry sails between fully held ports of controlled seas', () => {
    const spec = (id: string, more: PositionSpec = {}): PositionSpec => ({
      blocks: { [id]: '108', ...more.blocks },
      options: [7],
      axis: more.axis ?? [],
    })
    expect(found(shipAreas, spec('U-IN-5A'), 'U-IN-5A')).toEqual(expect.arrayContaining(['102', 'FS', '145', '92']))
    expect(found(shipAreas, spec('U-TK-2'), 'U-TK-2')).toEqual([])
    const kerch = found(shipAreas, spec('U-IN-5A', { blocks: { 'A-IN-44': '129' } }), 'U-IN-5A')
    expect([kerch.includes('145'), kerch.includes('92')]).toEqual([true, false])
    expect(found(shipAreas, spec('U-IN-5A', { blocks: { 'A-IN-44': '145' } }), 'U-IN-5A')).toEqual([])
    expect(found(shipAreas, spec('U-IN-5A', { axis: ['102'] }), 'U-IN-5A')).not.toContain('102')
  })
  const drop: PositionSpec = { blocks: { 'A-LL-22': '54', 'U-IN-5A': '38' }, axis: west, options: [9] }

  test('14.9a the full Luftlande drops on an enemy green area within three, and must fight who is there', () => {
    const targets = found(assaultAreas, drop, 'A-LL-22')
    expect(targets).toEqual(expect.arrayContaining(['37', '38', '56']))
    for (const id of ['55', '25', '52', '148']) expect(targets).not.toContain(id)
    expect(found(assaultAreas, { ...drop, blocks: { 'A-LL-22': ['54', 1] } }, 'A-LL-22')).toEqual([])
    expect(found(assaultAreas, { ...drop, blocks: { 'A-LL-22': '54', 'U-IN-6A': '54' } }, 'A-LL-22')).toEqual([])
    const landed = giveAll(impulse(drop), 'strategicMove', 'lift A-LL-22', 'assault 38')
    expect([isContested(landed, spaceOf('38')), isNewlyContested(landed, spaceOf('38'))]).toEqual([true, true])
  })
  test('14.9a only in a strategic move, and only with the option', () => {
    expect(offers(giveAll(impulse(drop), 'passImpulse', 'lift A-LL-22'), 'assault')).toEqual([])
    expect(found(assaultAreas, { ...drop, options: [] }, 'A-LL-22')).toEqual([])
  })
  test('14.8a the full Marine lands on an enemy coast of a held sea', () => {
    const spec: PositionSpec = { blocks: { 'U-MA-1': 'FS' }, axis: ['119', '93', '111'], options: [8] }
    expect(found(assaultAreas, spec, 'U-MA-1')).toEqual(['93', '119'])
    expect(found(assaultAreas, { ...spec, blocks: { 'U-MA-1': ['FS', 2] } }, 'U-MA-1')).toEqual([])
  })
})
