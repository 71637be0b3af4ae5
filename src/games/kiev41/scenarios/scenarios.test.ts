import { startValues } from '../data/logistics'
import { blocks, classes } from '../data/orderOfBattle'
import { victoryAreas, seaControl } from '../data/places'
import { defensiveLine, terrainEffects } from '../data/terrain'
import type { BlockData, CampData, Pick, Placement, ScenarioData } from '../data/types'
import { scenarioIds } from '../data/types'
import { board } from '../map'
import { historicalDraws, scenarios } from '.'

const block = (id: string): BlockData => blocks.find(candidate => candidate.id === id)!
const space = (id: string) => board.spaces.find(candidate => candidate.id === id)!
const terrainAt = (id: string) => terrainEffects[space(id).terrain as keyof typeof terrainEffects]
const isArea = (id: string) => board.spaces.findIndex(candidate => candidate.id === id) < 153
const camps = (scenario: ScenarioData): readonly CampData[] => [scenario.axis, scenario.soviet]
const size = (pick: Pick) => ('id' in pick ? 1 : pick.count)
const total = (picks: readonly Pick[]) => picks.reduce((sum, pick) => sum + size(pick), 0)
const onMap = (camp: CampData) => camp.placements.flatMap(placement => placement.blocks)
const all = (camp: CampData) => [...camp.lost, ...onMap(camp)]
const holderOf = (scenario: ScenarioData, area: string) => (scenario.axisControls.includes(area) ? 0 : 1)

/** Every block a pick could give, one example being enough to know colour, kind and nation. */
const members = (camp: CampData, pick: Pick): readonly string[] =>
  'id' in pick ? [pick.id] : classes[pick.draw]!.filter(id => camp.drawnFrom.includes(block(id).availability))

const everywhere = (scenario: ScenarioData): readonly (readonly [CampData, Placement])[] =>
  camps(scenario).flatMap(camp => camp.placements.map(placement => [camp, placement] as const))

const rows = scenarioIds.map(id => [scenarios[id].name, scenarios[id], startValues[id]] as const)

describe.each(rows)('%s', (_, scenario, printed) => {
  test('every space it names is on the board', () => {
    const named = [
      ...scenario.axisControls,
      ...scenario.cubes,
      ...camps(scenario).flatMap(camp => [...camp.lines, ...camp.placements.map(placement => placement.area)]),
      ...(scenario.fleets === 'staging' ? [] : [scenario.fleets]),
      ...(scenario.victory.kind === 'anyOf' ? scenario.victory.areas : []),
    ]
    named.forEach(id => expect(space(id)).toBeDefined())
    scenario.axisControls.forEach(id => expect(isArea(id)).toBe(true))
    expect(new Set(scenario.axisControls).size).toBe(scenario.axisControls.length)
  })

  test('no block is named twice, none of the wrong side', () => {
    camps(scenario).forEach((camp, side) => {
      const named = all(camp).flatMap(pick => ('id' in pick ? [pick.id] : []))
      expect(new Set(named).size).toBe(named.length)
      named.forEach(id => expect(block(id).side).toBe(side))
    })
  })

  test('a bracketed strength is a face of every block it can fall on', () => {
    for (const camp of camps(scenario)) {
      for (const pick of onMap(camp)) {
        if (pick.strength === undefined) continue
        members(camp, pick).forEach(id => expect(block(id).faces).toContain(pick.strength))
      }
    }
  })

  test('draws never ask for more than their class has', () => {
    for (const camp of camps(scenario)) {
      const named = all(camp).flatMap(pick => ('id' in pick ? [pick.id] : []))
      for (const [name, list] of Object.entries(classes)) {
        const base = list.filter(id => camp.drawnFrom.includes(block(id).availability) && !named.includes(id))
        const inside = all(camp).filter(pick => 'draw' in pick && classes[pick.draw]!.every(id => list.includes(id)))
        expect([name, total(inside) <= base.length]).toEqual([name, true])
      }
    }
  })

  test('map, pool, losses and waiting blocks add up to the printed numbers', () => {
    camps(scenario).forEach((camp, side) => {
      const present = blocks.filter(b => b.side === side && camp.available.includes(b.availability)).length
      expect(total(camp.lost)).toBe(printed.lost[side])
      expect(present - total(all(camp))).toBe(printed.pool[side])
    })
    const waiting = blocks.filter(b => b.side === 1 && !scenario.soviet.available.includes(b.availability))
    expect(waiting).toHaveLength(printed.waiting)
    expect(scenario.bombers[0] + scenario.bombers[1]).toBe(printed.bombers)
  })

  test('lines on the map and in stock add up, one an area, where their side holds the ground', () => {
    camps(scenario).forEach((camp, side) => {
      expect(camp.lines.length + printed.lineStock[side]!).toBe(defensiveLine.stock[side])
      expect(new Set(camp.lines).size).toBe(camp.lines.length)
      camp.lines.forEach(area => expect([area, holderOf(scenario, area)]).toEqual([area, side]))
    })
  })

  test('2.9 nothing is overstacked', () => {
    camps(scenario).forEach(camp => {
      const inArea = new Map<string, number>()
      camp.placements.forEach(({ area, blocks: picks }) => inArea.set(area, (inArea.get(area) ?? 0) + total(picks)))
      inArea.forEach((count, area) => {
        if (isArea(area)) expect([area, count <= terrainAt(area).stacking]).toEqual([area, true])
      })
    })
  })

  test('2.5 every block stands in an area of its own side', () => {
    camps(scenario).forEach((camp, side) => {
      for (const { area } of camp.placements)
        if (isArea(area)) expect([area, holderOf(scenario, area)]).toEqual([area, side])
    })
  })

  test('1.4 no Hungarian stands with a Rumanian', () => {
    const nationsIn = (area: string) =>
      everywhere(scenario).flatMap(([camp, placement]) =>
        placement.area === area
          ? placement.blocks.flatMap(pick => members(camp, pick).map(id => block(id).nation))
          : [],
      )
    for (const [, { area }] of everywhere(scenario)) {
      const nations = nationsIn(area)
      expect([area, nations.includes('hungarian') && nations.includes('rumanian')]).toEqual([area, false])
    }
  })

  test('7.2.1 the Logistics Values come out as printed', () => {
    const headquarters = (camp: CampData) =>
      onMap(camp).filter(pick => 'id' in pick && ['hq', 'airHq'].includes(block(pick.id).kind) && pick.strength !== 0)
        .length
    const leader = (camp: CampData, id: string) =>
      onMap(camp).find(pick => 'id' in pick && pick.id === id)!.strength ?? 4
    const held = (side: number) => victoryAreas.filter(({ area }) => holderOf(scenario, area) === side).length
    const seas = [seaControl.black, seaControl.azov].filter(sea =>
      sea.every(area => holderOf(scenario, area) === 1),
    ).length
    const discs = Number(scenario.yellowDisc) + Number(scenario.orangeDisc) + seas
    const { axis, soviet } = scenario
    const axisValue = leader(axis, 'A-LDR-HIT') + headquarters(axis) + held(0) + Math.floor(total(soviet.lost) / 10)
    const sovietValue =
      leader(soviet, 'U-LDR-STA') + headquarters(soviet) + held(1) + Math.floor(total(axis.lost) / 10) + discs
    expect([axisValue, sovietValue]).toEqual(printed.logistics)
  })

  test('fleets lie off a Black Sea coast or in their boxes', () => {
    if (scenario.fleets !== 'staging') expect(space(scenario.fleets).features).toContain('coast:black')
  })
})

test('2.5f the campaign begins with 20 Axis and 133 Soviet areas', () => {
  expect(scenarios.campaign.axisControls).toHaveLength(20)
  const printed = board.spaces
    .slice(0, 153)
    .filter(s => s.features.includes('start:axis'))
    .map(s => s.id)
  expect([...printed].sort((a, b) => (a < b ? -1 : 1))).toEqual(
    [...scenarios.campaign.axisControls].sort((a, b) => (a < b ? -1 : 1)),
  )
})

test('5.1a seven German blocks begin in Rumania', () => {
  const rumanian = scenarios.campaign.axis.placements.filter(
    p => isArea(p.area) && space(p.area).features.includes('country:rumania'),
  )
  const picks = rumanian.flatMap(placement => placement.blocks)
  expect(total(picks.filter(pick => block(members(scenarios.campaign.axis, pick)[0]!).nation === 'german'))).toBe(7)
})

test('Les Preludes begins like the campaign', () => {
  const { campaign, preludes } = scenarios
  expect([preludes.axis, preludes.soviet, preludes.axisControls]).toEqual([
    campaign.axis,
    campaign.soviet,
    campaign.axisControls,
  ])
})

test('the historical draws fill exactly the random places of the campaign', () => {
  const asked = new Map<string, number>()
  for (const camp of camps(scenarios.campaign))
    for (const pick of onMap(camp)) if ('draw' in pick) asked.set(pick.draw, (asked.get(pick.draw) ?? 0) + pick.count)
  expect(Object.fromEntries(Object.entries(historicalDraws).map(([name, list]) => [name, list.length]))).toEqual(
    Object.fromEntries(asked),
  )
  for (const [name, list] of Object.entries(historicalDraws)) {
    expect(new Set(list).size).toBe(list.length)
    list.forEach(id => expect(classes[name]).toContain(id))
    list.forEach(id => expect(block(id).availability).toBe('setup'))
  }
})

const soviet = (name: string, kind: string) => (b: BlockData) => b.side === 1 && b.colour === name && b.kind === kind
test.each([
  ['campaign', 'white', 'infantry', 5],
  ['campaign', 'yellow', 'infantry', 6],
  ['campaign', 'lightBlue', 'infantry', 5],
  ['campaign', 'orange', 'infantry', 2],
  ['campaign', 'green', 'infantry', 2],
  ['campaign', 'white', 'tank', 3],
  ['campaign', 'yellow', 'tank', 5],
  ['campaign', 'lightBlue', 'tank', 3],
  ['river', 'green', 'infantry', 2],
  ['river', 'orange', 'infantry', 2],
  ['river', 'white', 'infantry', 5],
  ['river', 'lightBlue', 'infantry', 4],
  ['river', 'yellow', 'infantry', 5],
  ['river', 'white', 'tank', 3],
  ['river', 'lightBlue', 'tank', 3],
  ['river', 'yellow', 'tank', 3],
  ['pocket', 'green', 'infantry', 3],
  ['pocket', 'orange', 'infantry', 2],
  ['pocket', 'blue', 'infantry', 2],
  ['pocket', 'white', 'infantry', 3],
  ['pocket', 'lightBlue', 'infantry', 5],
  ['pocket', 'yellow', 'infantry', 6],
  ['pocket', 'white', 'tank', 3],
  ['pocket', 'lightBlue', 'tank', 2],
  ['pocket', 'yellow', 'tank', 2],
  ['snow', 'blue', 'infantry', 1],
  ['snow', 'orange', 'infantry', 4],
  ['snow', 'green', 'infantry', 2],
  ['snow', 'white', 'infantry', 5],
  ['snow', 'yellow', 'infantry', 4],
  ['snow', 'lightBlue', 'infantry', 6],
  ['snow', 'white', 'tank', 3],
  ['snow', 'yellow', 'tank', 1],
  ['snow', 'lightBlue', 'tank', 2],
  ['snow', 'white', 'cavalry', 3],
] as const)('%s: on the map %s %s %i', (id, colour, kind, expected) => {
  const camp = scenarios[id].soviet
  const picks = onMap(camp).filter(pick => soviet(colour, kind)(block(members(camp, pick)[0]!)))
  expect(total(picks)).toBe(expected)
})

test.each([
  ['campaign', 42, 27],
  ['preludes', 42, 27],
  ['river', 39, 46],
  ['pocket', 40, 46],
  ['snow', 40, 46],
] as const)('%s: %i Soviet and %i Axis blocks on the map', (id, sovietBlocks, axisBlocks) => {
  expect([total(onMap(scenarios[id].soviet)), total(onMap(scenarios[id].axis))]).toEqual([sovietBlocks, axisBlocks])
})

test('SC3 the pocket holds six blocks and three lines', () => {
  const { soviet: camp, cubes } = scenarios.pocket
  expect(total(camp.placements.filter(p => cubes.includes(p.area)).flatMap(p => p.blocks))).toBe(6)
  expect(camp.lines.filter(area => cubes.includes(area))).toEqual(['4', '5', '20'])
})
