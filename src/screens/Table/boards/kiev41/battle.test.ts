import type { Eyes } from '../../../../stores'
import { shownAt, type Beat, type Exchange } from '../../battle/exchange'
import { exchangeOf, spanAt, type Span } from '../../battle/found'
import { playedAtRandom, type Played } from '../../../../stores/testing/played'
import { kiev41Board } from '.'
import { lookOf } from './look'

const everybody: readonly Eyes[] = [0, 1, 'table']
interface Found {
  readonly played: Played
  readonly span: Span
  readonly eyes: Eyes
  readonly exchange: Exchange
}

function battlesOf(played: Played, eyes: Eyes): readonly Found[] {
  const found: Found[] = []
  for (let index = 0; index < played.log.length; index++) {
    const span = spanAt(kiev41Board, played.log, index)
    if (!span || span.from !== index) continue
    const exchange = exchangeOf(kiev41Board, played.log, eyes, span, count => played.viewAfter(count, eyes))
    if (exchange) found.push({ played, span, eyes, exchange })
  }
  return found
}
const games = ['preludes', 'river', 'campaign', 'snow'].flatMap(scenario =>
  [1, 2, 3].map(luck => playedAtRandom('kiev41', scenario, luck, 500)),
)
const all = games.flatMap(played => everybody.flatMap(eyes => battlesOf(played, eyes)))
const over = all.filter(({ span }) => span.isOver)
const volleys = (beats: readonly Beat[]) => beats.flatMap(beat => (beat.kind === 'volley' ? [beat] : []))

test('there are battles of every kind to look at', () => {
  expect(over.length).toBeGreaterThan(60)
  const steps = new Set(over.flatMap(({ exchange }) => volleys(exchange.beats).map(({ step }) => step)))
  expect([...steps].sort()).toEqual(expect.arrayContaining([2, 3, 4, 5]))
})

test('10.13 the steps come in order, the showdown first and the end last', () => {
  for (const { exchange } of over) {
    const steps = exchange.beats.map(({ step }) => step)
    expect([...steps].sort((a, b) => a - b)).toEqual(steps)
    expect(exchange.beats[0]?.kind).toBe('open')
    expect(exchange.beats.at(-1)?.kind).toBe('close')
  }
})

test('every die that was told is rolled in view, once', () => {
  for (const { exchange, played, span } of all) {
    const told = played.log
      .slice(span.from, span.to)
      .flatMap(({ events }) => events.filter(({ kind, to }) => kind === 'rolled' && to === 0))
    const count = told.reduce((sum, { what }) => sum + what.length - 3, 0)
    const shown = volleys(exchange.beats).flatMap(({ rolls }) => rolls.flatMap(({ dice }) => dice))
    expect(shown).toHaveLength(count)
  }
})

test('10.13.4 at aircraft everybody fires one die', () => {
  const flak = all.flatMap(({ exchange }) => volleys(exchange.beats).filter(({ step }) => step === 3))
  expect(flak.length).toBeGreaterThan(0)
  for (const { rolls, side } of flak) {
    expect(side).toBe(1)
    expect(rolls.every(({ dice }) => dice.length === 1)).toBe(true)
  }
})

test('shown to its end, every block stands as it stands in the game', () => {
  let compared = 0
  for (const { exchange, played, span } of over) {
    const { camps } = shownAt(exchange, exchange.beats.length)
    for (const { side, fighters } of camps) {
      const { steps, at } = lookOf(played.viewAfter(span.to, side))
      for (const { key, thing, isLost } of fighters) {
        if (thing.kind !== 'block' || !thing.face || thing.face.role !== 'combat') continue
        const piece = Number(key.slice(1))
        if (isLost) expect(at[piece]! < 0 || steps[piece] === 0).toBe(true)
        else expect(thing.face.steps).toBe(steps[piece])
        compared++
      }
    }
  }
  expect(compared).toBeGreaterThan(200)
})

test('10.14 shields are spent as hits are absorbed, and never more than there are', () => {
  const absorbing = over.filter(({ exchange }) => exchange.beats.some(({ kind }) => kind === 'absorbed'))
  expect(absorbing.length).toBeGreaterThan(0)
  for (const { exchange } of absorbing) {
    const spent = exchange.beats.reduce((sum, beat) => sum + (beat.kind === 'absorbed' ? beat.count : 0), 0)
    const total = exchange.camps.reduce((sum, { shields }) => sum + shields, 0)
    expect(spent).toBeLessThanOrEqual(total)
  }
})

test('before the showdown nobody learns a face: a fighter is known by what was turned up, or known before', () => {
  for (const { exchange, eyes, played, span } of all) {
    const before = lookOf(played.viewAfter(span.from, eyes))
    const unveiled = new Set(
      played.log[span.from]!.events.filter(
        ({ kind, to }) => kind === 'revealed' && (eyes === 'table' || to === eyes),
      ).flatMap(({ what: [, ref] }) => (ref && 'piece' in ref ? [`p${ref.piece}`] : [])),
    )
    for (const { fighters } of exchange.camps)
      for (const { key, looks } of fighters) {
        const [first] = looks
        if (first?.kind !== 'block' || !first.face) continue
        const piece = Number(key.slice(1))
        const wasHit = exchange.beats.some(beat => beat.kind === 'lost' && beat.fighter === key)
        expect(before.steps[piece]! > 0 || unveiled.has(key) || wasHit).toBe(true)
      }
  }
})

test('fewer dice than steps are explained by a rule', () => {
  const notes = over.flatMap(({ exchange }) => volleys(exchange.beats).flatMap(beat => beat.notes))
  const rules = new Set(notes.map(({ rule }) => rule))
  expect(rules.has('10.13.6.1')).toBe(true)
  for (const { label } of notes) expect(label).not.toMatch(/undefined|NaN/)
})
