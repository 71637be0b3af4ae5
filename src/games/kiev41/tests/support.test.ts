import { BATTLESHIP, blockOf, CRUISERS, FIRST_BOMBER } from '../blocks'
import { enterSpace, leaveSpace } from '../effects/ground'
import { BATUMI, FLEET_STAGING, SEVASTOPOL, spaceOf } from '../map'
import type { State } from '../state'
import { AXIS, BLIZZARD, RAIN, SOVIET } from '../state'
import { at, kleist } from '../testing/front'
import type { PositionSpec } from '../testing/position'
import { position } from '../testing/position'
import { give, giveAll, impulse, mayGive, offers, stepNow, verbs } from '../testing/table'

describe('10.2c, 10.4, 10.11 support', () => {
  const battle: PositionSpec = { blocks: { 'A-PZ-3': '36', 'A-HQ-1PG': '51', 'A-LW-4': '50' }, contestedBefore: ['36'] }
  const supporting = (change: PositionSpec = {}): State =>
    giveAll(
      at({ ...battle, ...change, blocks: { ...battle.blocks, ...change.blocks } }),
      'tactical',
      'lift A-HQ-1PG',
      'go 51',
      'lift A-LW-4',
      'go 50',
      'endActivation',
      'endCommand',
    )
  test('10.2c, 10.4b and E28 guns of an active HQ fire into one battle beside it', () => {
    expect(mayGive(supporting(), 'aim', 'A-HQ-1PG', '36')).toBe(true)
    expect(mayGive(supporting(), 'aim', 'A-HQ-1PG', '37')).toBe(false)
  })
  test('10.4c one mission for an HQ in an impulse', () => {
    const s = give(supporting(), 'aim', 'A-HQ-1PG', '36')
    expect(mayGive(s, 'aim', 'A-HQ-1PG', '36')).toBe(false)
  })
  test('10.11d, E26 and E29 as many bombers as the air HQ is strong; 10.11c it moves by its own activation', () => {
    let s = supporting()
    for (let i = 0; i < 4; i++) s = give(s, 'sendBomber', FIRST_BOMBER + i, '36')
    expect(mayGive(s, 'sendBomber', FIRST_BOMBER + 4, '36')).toBe(false)
    expect(offers(s, 'sendBomber')).toEqual([])
  })
  test('10.11f in rain one bomber flies, one area far', () => {
    const wet = supporting({ weather: RAIN, turn: 5, blocks: { 'A-LW-4': '50' } })
    expect(offers(wet, 'sendBomber')).toEqual([])
  })
  test('10.11a air HQs are slow; 10.11c they go by their own activation or with an HQ beside them', () => {
    const s = giveAll(at(battle), 'tactical', 'lift A-HQ-1PG', 'go 51', 'lift A-LW-4')
    expect(offers(s, 'go')).toContain('18')
    expect(offers(s, 'go')).not.toContain('3')
    const led = giveAll(
      at({ ...battle, blocks: { ...battle.blocks, 'A-LW-4': '51' } }),
      'tactical',
      'lift A-HQ-1PG',
      'go 51',
      'endActivation',
    )
    expect(offers(led, 'lift')).toContain('A-LW-4')
  })
  test('10.11c an air HQ also moves in a Pass', () => {
    expect(offers(give(at(battle), 'passImpulse'), 'lift')).toContain('A-LW-4')
  })
  test('10.12g nobody meets the enemy in a Pass, and nobody fights', () => {
    const s = give(at(battle), 'passImpulse')
    expect(offers(give(s, 'lift', 'A-IN-44'), 'go')).not.toContain('36')
    expect(stepNow(giveAll(s, 'endCommand'))).not.toBe('battles')
  })
})

describe('10.2d, 10.2.1 fleets', () => {
  const sea: PositionSpec = {
    active: SOVIET,
    blocks: { 'U-HQ-S': '56', 'U-HQ-K': '57', 'U-IN-5A': 'FS', 'U-IN-51A': '145', 'R-IN-1': '14' },
  }
  const afloat = (hqs: readonly string[], change: PositionSpec = {}): State =>
    giveAll(
      impulse({ ...sea, ...change, blocks: { ...sea.blocks, ...change.blocks } }),
      'tactical',
      ...hqs.flatMap(hq => [`lift ${hq}`, `go ${hq === 'U-HQ-S' ? '56' : '57'}`]),
      'endActivation',
      'endCommand',
    )
  test('10.2d and 10.2.1m one fleet for each active unexhausted HQ', () => {
    const one = afloat(['U-HQ-S'])
    expect(mayGive(one, 'sail', BATTLESHIP, '108')).toBe(true)
    const sailed = give(one, 'sail', BATTLESHIP, '108')
    expect(offers(sailed, 'sail')).not.toContain('UF-CA')
    const two = give(afloat(['U-HQ-S', 'U-HQ-K']), 'sail', BATTLESHIP, '108')
    expect(offers(two, 'sail')).toContain('UF-CA')
  })
  test('10.2.1h no fleet goes to the Sea of Azov; 10.2.1g and none in an Axis impulse', () => {
    const s = afloat(['U-HQ-S'])
    expect(mayGive(s, 'sail', BATTLESHIP, '92')).toBe(false)
    expect(mayGive(s, 'sail', BATTLESHIP, '121')).toBe(true)
  })
  test('10.2.1g fleets sail only in a Soviet Tactical Impulse', () => {
    const s = giveAll(at({}), ...kleist, 'endActivation', 'endCommand')
    expect(verbs(s)).not.toContain('sail')
  })
  test('10.2.1i a fleet at sea stays there from impulse to impulse', () => {
    const s = impulse({ ...sea, active: AXIS, fleets: '108' })
    expect(give(give(s, 'passImpulse'), 'endCommand').at[BATTLESHIP]).toBe(spaceOf('108'))
  })
  test('10.2.1j and 10.2.1m with fewer active HQs than fleets at sea the Soviets call one back', () => {
    const s = giveAll(impulse({ ...sea, fleets: '108' }), 'tactical', 'lift U-HQ-S', 'go 56', 'endActivation')
    expect(stepNow(s)).toBe('fleetsToKeep')
    expect(offers(s, 'recallFleet')).toEqual(['UF-BB', 'UF-CA'])
    expect(give(s, 'recallFleet', CRUISERS).at[CRUISERS]).toBe(FLEET_STAGING[1])
  })
  test('10.2.1k an active HQ may shift a fleet at sea', () => {
    const s = afloat(['U-HQ-S', 'U-HQ-K'], { fleets: '108' })
    expect(mayGive(s, 'sail', BATTLESHIP, '121')).toBe(true)
  })
  test('10.2.1n a Strategic Impulse leaves them where they are; 11.0d and moves none', () => {
    const s = give(impulse({ ...sea, initiative: SOVIET, fleets: '108' }), 'strategicMove')
    const after = give(s, 'endCommand')
    expect([after.at[BATTLESHIP], after.at[CRUISERS]]).toEqual([spaceOf('108'), spaceOf('108')])
    expect(verbs(s)).not.toContain('sail')
  })
  test('10.2.1f without Sevastopol the fleets are gone until it is retaken', () => {
    const d = position({ blocks: { 'U-IN-5A': 'FS', 'A-IN-29': '130' }, fleets: '108' })
    leaveSpace(d, blockOf('U-IN-5A'))
    enterSpace(d, blockOf('U-IN-5A'), spaceOf('131'))
    enterSpace(d, blockOf('A-IN-29'), SEVASTOPOL)
    expect([d.s.at[BATTLESHIP], d.s.at[CRUISERS]]).toEqual([BATUMI, BATUMI])
    leaveSpace(d, blockOf('A-IN-29'))
    enterSpace(d, blockOf('U-IN-5A'), SEVASTOPOL)
    expect([d.s.at[BATTLESHIP], d.s.at[CRUISERS]]).toEqual([...FLEET_STAGING])
  })
  test('14.5b no fleet and no bomber in a blizzard', () => {
    const blizzard = afloat(['U-HQ-S'], { weather: BLIZZARD, turn: 6, options: [1, 2, 3, 4, 5] })
    expect(verbs(blizzard)).not.toContain('sail')
  })
})
