import { expectedOf, hitChances, needsWords, shownAt, volleyWords, type Exchange, type Roll } from './exchange'

const roll = (values: readonly number[], from: number, fighter = 'p1'): Roll => ({
  fighter,
  from,
  fire: 'double',
  dice: values.map(value => ({ value, hit: value >= from })),
})
test('the chances of hits add up to one, and their mean is what is expected', () => {
  const rolls = [roll([1, 2, 3], 5), roll([6], 4)]
  const chances = hitChances(rolls)
  expect(chances).toHaveLength(5)
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
  expect(chances.reduce((sum, chance, n) => sum + chance * n, 0)).toBeCloseTo(expectedOf(rolls))
  expect(hitChances([roll([1, 1, 1, 1], 4)])[2]).toBeCloseTo(6 / 16)
})
test('a volley is told with what could be expected', () => {
  expect(volleyWords([roll([1, 5, 6], 5)])).toBe('2 hits from 3 dice, 1.0 expected')
  expect(volleyWords([roll([1], 4)])).toBe('No hits from 1 die, 0.5 expected')
  expect(needsWords(roll([1, 2], 5))).toBe('2 dice, hit on 5, 6')
})

const look = (label: string) =>
  ({ key: 'p1', kind: 'block', space: 0, camp: 'first', nation: 'german', label }) as const
const base = { text: '', rule: '', notes: [] }
const exchange: Exchange = {
  key: '0',
  title: 'Battle',
  ground: '',
  rule: '1',
  space: 0,
  rail: [
    { icon: 'eye', label: 'Showdown' },
    { icon: 'gun', label: 'Artillery' },
    { icon: 'swords', label: 'Ground' },
  ],
  camps: [
    { side: 1, role: 'defends', shields: 1, fighters: [] },
    {
      side: 0,
      role: 'attacks',
      shields: 0,
      fighters: [
        { key: 'p1', name: 'one', looks: [look('whole'), look('hurt')] },
        { key: 'p2', name: 'guns', looks: [look('guns')], during: [1] },
      ],
    },
  ],
  beats: [
    { ...base, kind: 'open', step: 0 },
    { ...base, kind: 'volley', step: 2, side: 0, rolls: [roll([6], 5)] },
    { ...base, kind: 'absorbed', step: 2, count: 1 },
    { ...base, kind: 'hit', step: 2, fighter: 'p1' },
    { ...base, kind: 'close', step: 2 },
  ],
  ends: [5],
  isOver: true,
}
const attackers = (count: number) => shownAt(exchange, count).camps[1]!.fighters

test('before its moment nothing is given away', () => {
  expect(attackers(1)).toMatchObject([{ key: 'p1', roll: null, thing: { label: 'whole' }, isStruck: false }])
  expect(shownAt(exchange, 1).camps[0]!.shields).toEqual({ left: 1, total: 1 })
})
test('dice, shields and losses come one after the other', () => {
  expect(attackers(2)[0]!.roll?.dice).toEqual([{ value: 6, hit: true }])
  expect(shownAt(exchange, 3).camps[0]!.shields).toEqual({ left: 0, total: 1 })
  expect(attackers(3)[0]!.thing.label).toBe('whole')
  expect(attackers(4)[0]).toMatchObject({ isStruck: true, thing: { label: 'hurt' } })
})
test('the rail says what happened, what did not, and what is now', () => {
  expect(shownAt(exchange, 1).rail).toEqual(['now', 'later', 'later'])
  expect(shownAt(exchange, 2).rail).toEqual(['done', 'never', 'now'])
  expect(shownAt(exchange, 5).rail).toEqual(['done', 'never', 'done'])
})
