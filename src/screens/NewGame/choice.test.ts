import { gameOf } from '../../games'
import { opensWith } from '../../stores'
import { choiceOf, defaultsFor, optionsFor, seedOf, unfinishedPin } from './choice'

const game = gameOf('skirmish')!

test('the defaults are a whole game: two people, a curtain, the first scenario', () => {
  const choice = choiceOf(game, defaultsFor(game), () => 0.5)
  expect(choice).toMatchObject({ game: 'skirmish', scenario: 'meeting', seed: [2147483648, 2147483648] })
  expect(choice.table).toMatchObject({ seats: [{ kind: 'person' }, { kind: 'person' }], privacy: 'curtain' })
})

test('a PIN is kept scrambled, and only behind a curtain', () => {
  const draft = { ...defaultsFor(game), pins: ['1941', ''] as const }
  const { scenario, table } = choiceOf(game, draft, () => 0.5)
  const save = { game: game.id, scenario, table }
  expect(opensWith('1941', save, 0)).toBe(true)
  expect(table.pins[1]).toBeNull()
  expect(JSON.stringify(table)).not.toContain('1941')
  expect(choiceOf(game, { ...draft, privacy: 'flat' }, () => 0.5).table.pins).toEqual([null, null])
})

test('the same text is the same seed, another text another one', () => {
  const never = () => {
    throw new Error('a text needs no chance')
  }
  expect(seedOf('Kiev', never)).toEqual(seedOf(' Kiev ', never))
  expect(seedOf('Kiev', never)).not.toEqual(seedOf('Uman', never))
  for (const n of seedOf('Kiev', never)) expect(Number.isInteger(n) && n >= 0 && n <= 0xffffffff).toBe(true)
})

test('a PIN begun and not finished is pointed at; against an AI there is none', () => {
  const draft = { ...defaultsFor(game), pins: ['1941', '19'] as const }
  expect(unfinishedPin(draft)).toBe(1)
  expect(unfinishedPin({ ...draft, pins: ['', '1941'] })).toBeNull()
  expect(unfinishedPin({ ...draft, privacy: 'flat' })).toBeNull()
  const against = { ...draft, seats: [{ kind: 'person' }, { kind: 'ai', level: 'recruit' }] as const }
  expect(unfinishedPin(against)).toBeNull()
  expect(choiceOf(game, against, () => 0.5).table.pins).toEqual([null, null])
})

test('only options that count in the scenario are offered: all in the campaign, none in The Snow', () => {
  const kiev = gameOf('kiev41')!
  const offered = (id: string) =>
    optionsFor(
      kiev,
      kiev.scenarios.findIndex(scenario => scenario.id === id),
    ).length
  expect(offered('campaign')).toBe(kiev.options.length)
  expect(offered('preludes')).toBe(1)
  expect(offered('snow')).toBe(0)
})
