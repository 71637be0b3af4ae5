import { loadBoard } from '../../../../atlas'
import type { IconName } from '../../../../components'
import { insight } from '../../../../games/kiev41'
import type { Side } from '../../../../stores'
import type { PlaceCard, Seen } from '../types'
import { lookOf, sideNames, type Look } from './look'

interface Ground {
  readonly word: string
  readonly rule: string
  readonly effects: (typeof insight.terrainEffects)[keyof typeof insight.terrainEffects]
}
const { terrainEffects } = insight
const grounds: readonly Ground[] = [
  { word: 'Open country', rule: '2.4.1', effects: terrainEffects.green },
  { word: 'Rough country', rule: '2.4.2', effects: terrainEffects.yellow },
  { word: 'Marsh or mountains', rule: '2.4.3', effects: terrainEffects.red },
  { word: 'Victory Area', rule: '2.4.4', effects: terrainEffects.victory },
  { word: 'Staging area', rule: '2.4.5', effects: terrainEffects.staging },
]
const groundOf = (space: number): Ground | undefined => grounds[insight.terrain[space] ?? -1]
const sources = ['', 'Soviet source, yellow', 'Soviet source, orange', 'Soviet source, red', 'Axis source'] as const
const weatherWords = ['Good weather', 'Rain', 'Snow', 'Blizzard'] as const

type Fact = PlaceCard['facts'][number]
const fact = (icon: IconName, label: string, value: string, rule?: string): Fact => ({ icon, label, value, rule })

/** 'Open country, 3 of 4', counting the blocks of the side that looks. */
export function room(seen: Seen, space: number): string {
  const ground = groundOf(space)
  if (!ground) return ''
  const { stacking } = ground.effects
  const here = insight.countIn(lookOf(seen.view), seen.first, space)
  return stacking === Infinity ? ground.word : `${ground.word}, ${here} of ${stacking}`
}

export function place(seen: Seen, space: number): PlaceCard {
  const look = lookOf(seen.view)
  const there = loadBoard('kiev41').spaces[space]!
  const ground = groundOf(space)
  const names = [/^\d/.test(there.id) ? `Area ${there.id}` : '', there.modern ? `today ${there.modern}` : '']
  return {
    title: there.name,
    note: names.filter(Boolean).join(', '),
    facts: ground ? [...groundFacts(look, space, ground), ...holdFacts(look, space), ...supplyFacts(look, space)] : [],
    borders: ground ? bordersOf(space) : [],
  }
}

function groundFacts(look: Look, space: number, { word, rule, effects }: Ground): readonly Fact[] {
  const weather = insight.weatherOf(look)
  const { points, rivers } = insight.weatherEffects[insight.weathers[weather]!]
  const cost = effects.weatherproof ? effects.points : (points ?? effects.points)
  const held = effects.stacking === Infinity ? 'no limit' : `${effects.stacking} blocks a side`
  const changed = points === null ? 'no effect here' : `every area costs ${points}${rivers ? '' : ', rivers frozen'}`
  return [
    fact('layers', 'Ground', word, rule),
    fact('step', 'To enter', `${cost} ${cost === 1 ? 'point' : 'points'}`, '10.9'),
    fact('oob', 'Room', held, '2.9'),
    fact('sun', weatherWords[weather] ?? '', effects.weatherproof ? 'no effect here' : changed, '8.0'),
  ]
}

/** Who holds it, what it is worth, and what it gives to a defender. */
function holdFacts(look: Look, space: number): readonly Fact[] {
  const holder: Side | null = look.control[space] === 0 ? 0 : look.control[space] === 1 ? 1 : null
  const line = look.line[space]! - 1
  const facts: Fact[] = []
  if (insight.isVictoryArea[space] === 1) facts.push(fact('star', 'Victory', '1 point for its holder', '2.4.4.1'))
  if (insight.isCity[space] === 1) facts.push(fact('flag', 'City', 'helps its holder', '2.4.6'))
  if (holder !== null) {
    const isContested = insight.isContested(look, space)
    facts.push(fact('flag', 'Held by', `${sideNames[holder]}${isContested ? ', contested' : ''}`, '2.5'))
    const absorbs = insight.absorbBonus(look, holder, space)
    if (absorbs > 0) facts.push(fact('shield', `${sideNames[holder]} defence`, `absorbs ${hits(absorbs)}`, '10.14'))
  }
  if (line >= 0) facts.push(fact('trench', 'Defensive Line', sideNames[line === 1 ? 1 : 0], '4.1'))
  return facts
}
const hits = (count: number): string => `${count} ${count === 1 ? 'hit' : 'hits'}`

function supplyFacts(look: Look, space: number): readonly Fact[] {
  const icon = sources[insight.source[space] ?? 0]
  return [
    ...present(look, space).map(side => {
      const isSupplied = insight.isSuppliedIn(look, side, space, insight.floodSupply(look, side))
      return fact('supply', `${sideNames[side]} supply`, isSupplied ? 'in supply' : 'cut off', '9.2')
    }),
    ...(icon ? [fact('disc', 'Supply icon', icon, '2.1')] : []),
    ...(insight.isPort[space] === 1 ? [fact('anchor', 'Port', 'on the coast', '2.4.9')] : []),
  ]
}

/** The holder, and whoever stands there as well. */
const present = (look: Look, space: number): readonly Side[] =>
  ([0, 1] as const).filter(side => look.control[space] === side || insight.countIn(look, side, space) > 0)

const kinds = [
  { kind: 'river', icon: 'river', label: 'Across a river', rule: '2.4.7' },
  { kind: 'strait', icon: 'anchor', label: 'Across the strait', rule: '2.4.8' },
  { kind: 'land', icon: 'layers', label: 'By land', rule: undefined },
] as const

function bordersOf(space: number): PlaceCard['borders'] {
  const board = loadBoard('kiev41')
  const touching = board.borders.filter(({ a, b }) => a === space || b === space)
  return kinds.flatMap(({ kind, icon, label, rule }) => {
    const others = touching.filter(border => border.kind === kind).map(({ a, b }) => (a === space ? b : a))
    const places = [...new Set(others)].map(other => ({ space: other, name: board.spaces[other]?.name ?? '' }))
    return places.length > 0 ? [{ icon, label, rule, places }] : []
  })
}
