import { kiev41 } from '..'
import { blockOf, FIRST_FLEET } from '../blocks'
import { reveal } from '../effects/knowledge'
import {
  areAdjacent,
  AREAS,
  GREEN,
  isBlackCoast,
  isCity,
  isPort,
  isVictoryArea,
  RED,
  SEVASTOPOL,
  spaceOf,
  spaces,
  STAGING,
  terrain,
  VICTORY,
  YELLOW,
} from '../map'
import { absorbBonus } from '../rules/combat/absorb'
import { artilleryVolley, bomberVolley, fleetVolley, flakVolley, groundVolley } from '../rules/combat/dice'
import { mayAim, maySail } from '../rules/combat/support'
import { tacticalRange } from '../rules/command'
import { allowanceOf, entryCosts } from '../rules/terrain'
import { isInSupply } from '../rules/supply'
import { hqValue } from '../rules/weather'
import { scenarios } from '../scenarios'
import { declared, fight, rollsOf } from '../testing/battle'
import { loadDice } from '../testing/dice'
import { position, type PositionSpec } from '../testing/position'
import { deciding, give, giveAll, impulse, offers, order, stepNow } from '../testing/table'
import { AXIS, BLIZZARD, GOOD, markers, RAIN, SNOW, SOVIET, weatherOf } from '../state'
import type { State } from '../state'
import { put, view } from '../../../engine'

const west = scenarios.river.axisControls
const slow = blockOf('A-IN-44')
const area = spaceOf('52')
const forecastOf = (s: State) => s.marker[markers.forecast]

describe('1.4 and 1.6', () => {
  test('1.4d a Rumanian HQ does not shell for the Hungarians, a German one does', () => {
    const battle = (...ids: string[]) =>
      position({
        blocks: { ...Object.fromEntries(ids.map(id => [id, '52'])), 'U-IN-5A': '52', 'R-HQ-4': '51', 'A-HQ-6': '51' },
      })
    const may = (hq: string, ...ids: string[]) => mayAim(battle(...ids).s, AXIS, blockOf(hq), area)
    expect(may('R-HQ-4', 'A-IN-44')).toBe(true)
    expect(may('R-HQ-4', 'H-FAST')).toBe(false)
    expect(may('R-HQ-4', 'H-FAST', 'A-IN-44')).toBe(false)
    expect(may('A-HQ-6', 'H-FAST')).toBe(true)
  })
  test('1.6.1a a revealed block shows the enemy its name and its strength', () => {
    const d = position({ blocks: { 'U-IN-5A': ['52', 3] } }, kiev41)
    const block = blockOf('U-IN-5A')
    expect(view(kiev41, d.s, AXIS).steps[block]).toBe(-32768)
    reveal(d, block)
    const seen = view(kiev41, d.s, AXIS)
    expect([seen.at[block], seen.steps[block]]).toEqual([area, 3])
  })
})

describe('2 map', () => {
  test('2.4a areas of one class cost and absorb the same, whatever road or town is drawn in them', () => {
    const d = position()
    const plain = (space: number): boolean => isCity[space] === 0 && isVictoryArea[space] === 0
    const seen = new Map<number, { readonly costs: Set<number>; readonly shields: Set<number> }>()
    for (let space = 0; space < AREAS; space++) {
      const { costs, shields } = seen.get(terrain[space]!) ?? { costs: new Set(), shields: new Set() }
      costs.add(entryCosts(d.s, slow)[space]!)
      if (plain(space)) shields.add(absorbBonus(d.s, SOVIET, space))
      seen.set(terrain[space]!, { costs, shields })
    }
    expect([...seen.keys()].sort((a, b) => a - b)).toEqual([GREEN, YELLOW, RED, VICTORY, STAGING])
    for (const { costs, shields } of seen.values()) {
      expect(costs.size).toBe(1)
      expect(shields.size).toBeLessThanOrEqual(1)
    }
    expect([...seen.get(GREEN)!.costs, ...seen.get(YELLOW)!.costs, ...seen.get(RED)!.costs]).toEqual([1, 2, 3])
  })
  test('2.4.8b the strait counts in snow, a river does not', () => {
    const crossing = (from: string, to: string, weather: number) => {
      const s = impulse({
        weather,
        turn: 3,
        blocks: { 'A-IN-44': from, 'U-IN-5A': to },
        lines: { '21': SOVIET },
        axis: from === '129' ? scenarios.snow.axisControls : west,
      })
      return giveAll(s, 'strategicMove', 'lift A-IN-44', `go ${to}`).crossed[blockOf('A-IN-44')]
    }
    expect(crossing('129', '144', SNOW)).toBe(1)
    expect(crossing('35', '20', SNOW)).toBe(0)
    expect(crossing('35', '20', GOOD)).toBe(1)
  })
  describe('2.4.9a ports', () => {
    /** All but Sevastopol, the Caucasus and the staging areas. */
    const lost = spaces.slice(0, AREAS).filter(id => Number(id) < 138)
    const coasts = lost.filter(id => isBlackCoast[spaceOf(id)] === 1)
    /** A Soviet block alone on that shore, with both keys of the Black Sea in Soviet hands. */
    const alone = (id: string, options: readonly number[]): State =>
      position({ blocks: { 'U-IN-5A': id }, axis: lost, options }).s
    const supplied = (options: readonly number[]): readonly string[] =>
      coasts.filter(id => isInSupply(alone(id, options), blockOf('U-IN-5A')))

    test('2.4.9a without the sea options a port is a coast like any other', () => {
      expect(coasts.filter(id => isPort[spaceOf(id)] === 1).length).toBeGreaterThan(2)
      expect(supplied([])).toEqual(coasts)
      const fed = (space: number): boolean => isPort[space] === 1 || areAdjacent(space, SEVASTOPOL)
      expect(supplied([4])).toEqual(coasts.filter(id => fed(spaceOf(id))))
    })
    test('2.4.9a nothing sails from port to port, and nothing lands', () => {
      const s = impulse({ active: SOVIET, initiative: SOVIET, blocks: { 'U-IN-5A': '108', 'U-MA-1': '108' } })
      const moving = give(s, 'strategicMove')
      for (const id of offers(moving, 'lift')) {
        const lifted = give(moving, 'lift', id)
        expect([...offers(lifted, 'ship'), ...offers(lifted, 'assault')]).toEqual([])
      }
    })
  })
  test('2.5e in a new engagement the holder defends: he rolls first', () => {
    const s = declared('5', { blocks: { 'A-IN-44': '5', 'U-IN-5A': '5' }, contestedBefore: [] })
    expect(rollsOf(fight(s))[0]!.by).toBe('U-IN-5A')
  })
  test('2.7a fleets sail only while Sevastopol is fully Soviet', () => {
    const sails = (blocks: PositionSpec['blocks'], axis: string[] = []) => {
      const d = position({ active: SOVIET, blocks: { 'U-HQ-S': '94', ...blocks }, axis })
      put(d, 'active', blockOf('U-HQ-S'), 1)
      return maySail(d.s, FIRST_FLEET)
    }
    expect(sails({})).toBe(true)
    expect(sails({ 'A-IN-44': 'FS', 'U-IN-5A': 'FS' })).toBe(false)
    expect(sails({}, ['FS'])).toBe(false)
  })
})

test('10.14f nothing is absorbed on the Road to Tula', () => {
  const boxes = Array.from({ length: 10 }, (_, i) => spaceOf(`tula${i + 1}`))
  expect(boxes.map(box => absorbBonus(position().s, SOVIET, box))).toEqual(Array(10).fill(0))
})

describe('4 units', () => {
  test('4.1h a line never attacks', () => {
    const spec = { blocks: { 'A-IN-44': '52', 'U-IN-5A': '52' }, axis: ['52'], contestedBefore: ['52'] } as const
    const rolled = rollsOf(fight(declared('52', { ...spec, lines: { '52': AXIS } }))).map(roll => roll.by)
    expect(rolled).toContain('A-IN-44')
    expect(rolled).not.toContain('line')
  })
  test('4.2.5c motorized infantry and cavalry are alike without options', () => {
    for (const weather of [GOOD, RAIN, SNOW]) {
      const d = position({ weather })
      const [motors, horse] = [blockOf('A-MO-60'), blockOf('U-CV-1')]
      expect(allowanceOf(d.s, motors)).toBe(allowanceOf(d.s, horse))
      expect(Array.from(entryCosts(d.s, motors))).toEqual(Array.from(entryCosts(d.s, horse)))
    }
  })
})

describe('6.0 the parts of an impulse', () => {
  const spec: PositionSpec = {
    turn: 4,
    initiative: AXIS,
    active: SOVIET,
    blocks: { 'A-HQ-6': '52', 'A-IN-44': '53', 'U-IN-5A': '53', 'A-IN-55': '9', 'U-IN-6A': '17', 'U-HQ-S': '94' },
    axis: west,
  }
  const start = giveAll(impulse(spec), 'passImpulse')

  test('6.0b weather before supply, and each part in its place', () => {
    const next = order(start, 'endCommand')
    const wanted = ['attrition', 'impulseBegins', 'forecast', 'isolated']
    const told = next.events.filter(event => event.to === AXIS && wanted.includes(event.kind)).map(event => event.kind)
    expect(told).toEqual(wanted)
    let s = next.state
    const path = [stepNow(s)]
    for (const line of ['tactical', 'lift A-HQ-6', 'go 52', 'endActivation', 'endCommand', 'endBattles']) {
      s = giveAll(s, line)
      if (path[path.length - 1] !== stepNow(s)) path.push(stepNow(s))
      if (stepNow(s) === 'support') s = give(s, 'confirmSupport')
    }
    expect(path.filter(step => step !== 'support')).toEqual(
      ['declaration', 'activation', 'command', 'battles', 'exploitation'].filter(step => path.includes(step)),
    )
    expect(path[path.length - 1]).toBe('exploitation')
    expect([s.steps[blockOf('A-HQ-6')], s.steps[blockOf('A-IN-55')]]).toEqual([3, 3])
  })
  test('6.0c a strategic move has command and combat, a pass command alone', () => {
    const s = give(start, 'endCommand')
    const strategic = giveAll(s, 'strategicMove')
    expect(stepNow(strategic)).toBe('command')
    expect(stepNow(give(strategic, 'endCommand'))).toBe('battles')
    const ended = giveAll(strategic, 'endCommand', 'endBattles')
    expect([stepNow(ended), deciding(ended)]).toEqual(['declaration', SOVIET])
    const passing = give(s, 'passImpulse')
    expect(stepNow(passing)).toBe('command')
    expect(deciding(give(passing, 'endCommand'))).toBe(SOVIET)
  })
})

describe('8.0 rain and snow', () => {
  const attack = (id: string, strength: number, weather: number, attacking = true) =>
    groundVolley(position({ weather, blocks: { [id]: ['52', strength] } }).s, blockOf(id), area, attacking).dice

  test.each([
    ['8.0a', RAIN, 3],
    ['8.0c', SNOW, 2],
  ])('%s in weather %i every area but staging costs %i', (_, weather, points) => {
    const costs = entryCosts(position({ weather }).s, slow)
    expect(['6', '5', '3', '4'].map(id => costs[spaceOf(id)])).toEqual([points, points, points, points])
    expect(costs[spaceOf('Axis')]).toBe(1)
  })
  test('8.0b rain: one die an attacker; range, artillery, bombers and their dice are 1', () => {
    expect([attack('A-PZ-3', 4, RAIN), attack('U-IN-5A', 3, RAIN), attack('U-IN-5A', 1, RAIN)]).toEqual([1, 1, 1])
    const d = position({ weather: RAIN, blocks: { 'A-HQ-6': '52', 'U-HQ-S': '94', 'A-LW-4': '52' } })
    expect([tacticalRange(d.s, blockOf('A-HQ-6')), tacticalRange(d.s, blockOf('U-HQ-S'))]).toEqual([1, 1])
    expect(artilleryVolley(d.s, blockOf('U-HQ-S')).dice).toBe(1)
    expect([bomberVolley(d.s, blockOf('AB-4-1')).dice, hqValue(RAIN, AXIS, 4), hqValue(RAIN, AXIS, 0)]).toEqual([
      1, 1, 0,
    ])
  })
  test('8.0d snow: Axis attack, range, artillery, bombers and their dice are halved', () => {
    expect([4, 3, 2, 1].map(n => attack('A-IN-44', n, SNOW))).toEqual([2, 1, 1, 1])
    const d = position({ weather: SNOW, blocks: { 'A-HQ-6': '52', 'A-LW-4': '52' } })
    expect(tacticalRange(d.s, blockOf('A-HQ-6'))).toBe(2)
    expect([artilleryVolley(d.s, blockOf('A-HQ-6')).dice, bomberVolley(d.s, blockOf('AB-4-1')).dice]).toEqual([2, 2])
  })
  test('8.0e snow leaves the Soviets as they are', () => {
    expect(attack('U-IN-5A', 4, SNOW)).toBe(4)
    const d = position({ weather: SNOW, blocks: { 'U-HQ-S': '94' } })
    expect([tacticalRange(d.s, blockOf('U-HQ-S')), artilleryVolley(d.s, blockOf('U-HQ-S')).dice]).toEqual([4, 4])
  })
  test('8.0f nobody defends worse for rain or snow', () => {
    for (const weather of [RAIN, SNOW])
      expect([attack('A-IN-44', 4, weather, false), attack('U-IN-5A', 3, weather, false)]).toEqual([4, 3])
  })
  test('8.0g snow freezes the rivers', () => {
    const spec: PositionSpec = {
      turn: 3,
      blocks: { 'A-IN-44': '35', 'U-IN-5A': '20' },
      lines: { '21': SOVIET },
      axis: west,
    }
    const crossed = (weather: number) =>
      giveAll(impulse({ ...spec, weather }), 'strategicMove', 'lift A-IN-44', 'go 20').crossed[blockOf('A-IN-44')]
    expect([crossed(SNOW), crossed(GOOD)]).toEqual([0, 1])
  })
  test('8.0h and 10.13.4c fleets and flak ignore the weather', () => {
    for (const weather of [GOOD, RAIN, SNOW]) {
      const d = position({ weather, blocks: { 'U-TK-2': '52' } })
      expect([fleetVolley(d.s, FIRST_FLEET).dice, fleetVolley(d.s, FIRST_FLEET + 1).dice]).toEqual([1, 2])
      expect(flakVolley(d.s, blockOf('U-TK-2'))).toEqual({ dice: 1, from: 5 })
    }
  })
  test('10.7c Timoshenko fires and shells with triple fire', () => {
    const d = position({ blocks: { 'U-HQ-T': '52' } })
    expect(artilleryVolley(d.s, blockOf('U-HQ-T')).from).toBe(4)
    expect(groundVolley(d.s, blockOf('U-HQ-T'), area, true).from).toBe(4)
  })
  test('14.5 a blizzard keeps fleets at home', () => {
    const d = position({ weather: BLIZZARD, active: SOVIET, blocks: { 'U-HQ-S': '94' } })
    put(d, 'active', blockOf('U-HQ-S'), 1)
    expect(maySail(d.s, FIRST_FLEET)).toBe(false)
  })
})

describe('8.1 when the weather is looked at', () => {
  const spec: PositionSpec = { turn: 4, initiative: SOVIET, blocks: { 'A-IN-44': '53', 'U-IN-5A': '94' }, axis: west }

  test('8.1i a pass of the Axis is an impulse like any other', () => {
    const s = giveAll(impulse(spec), 'passImpulse', 'endCommand', 'strategicMove')
    expect(forecastOf(s)).toBe(0)
    loadDice(s, 5)
    const next = give(s, 'endCommand')
    expect([deciding(next), forecastOf(next)! >= 1]).toEqual([AXIS, true])
  })
  test('8.1j the new weather holds for this impulse and the Soviet one after it', () => {
    const s = impulse({ ...spec, forecast: 3 }, 2)
    expect(weatherOf(s)).toBe(RAIN)
    const soviet = giveAll(s, 'passImpulse', 'endCommand')
    expect([deciding(soviet), weatherOf(soviet)]).toEqual([SOVIET, RAIN])
  })
})
