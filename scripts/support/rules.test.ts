import { coverage, idsIn } from './coverage'
import { testTitles } from './testTitles'

const known = new Set(['4.1a', '4.1b', '4.1f', '10.13a', '10.13', 'E01', 'SET.a', 'SC1.b'])

describe('the ids a title opens with', () => {
  test.each([
    ['4.1a a line needs a piece', ['4.1a']],
    ['4.1a', ['4.1a']],
    ['4.1a: in stock', ['4.1a']],
    ['4.1a, 4.1b and 4.1f several at once', ['4.1a', '4.1b', '4.1f']],
    ['4.1a, 4.1b, and 4.1f several at once', ['4.1a', '4.1b', '4.1f']],
    ['4.1a and then something', ['4.1a']],
    ['10.13 is not 10.13a', ['10.13']],
    ['10.13a(note) stops', ['10.13a']],
    ['E01 an example', ['E01']],
    ['SET.a and SC1.b set-up', ['SET.a', 'SC1.b']],
    ['4.1z has no such row', []],
    ['4.1ab is not 4.1a', []],
    ['4.1a.2 is not 4.1a', []],
    ['10.13-like', []],
    ['a title with 4.1a inside', []],
    ['', []],
  ])('%s', (title, ids) => {
    expect(idsIn(title, known)).toEqual(ids)
  })

  test('4.1b after a stranger is not reached', () => {
    expect(idsIn('4.1x, 4.1b one of them', known)).toEqual([])
  })
})

describe('the titles of a test file', () => {
  const body = '() => { expect(1).toBe(1) }'
  test.each([
    [`test('4.1a one', ${body})`, ['4.1a one']],
    [`it('4.1a one', ${body})`, ['4.1a one']],
    [`test("4.1a one", async ${body})`, ['4.1a one']],
    [`test('4.1a one', () => expect(1).toBe(1))`, ['4.1a one']],
    [`test('4.1a one', done)`, ['4.1a one']],
    [`describe('x', () => { test('4.1a one', ${body}) })`, ['4.1a one']],
    [`describe.each([[1]])('x', () => { test('4.1a one', ${body}) })`, ['4.1a one']],
    [`test.each([['a', 1], ['b', 2]])('4.1%s row', ${body})`, ['4.1a row', '4.1b row']],
    [`test.each([['a', 1]] as const)('4.1%s row %i', ${body})`, ['4.1a row 1']],
    [`test.each(['4.1a x', '4.1b y'])('%s', ${body})`, ['4.1a x', '4.1b y']],
    [`test.each(rows)('4.1a %s', ${body})`, ['4.1a %s']],
    [`test.each(rows)('%s', ${body})`, ['%s']],
    ['test(`4.1a one`, ' + body + ')', ['4.1a one']],
    ['test(`4.1a ${name}`, ' + body + ')', ['4.1a …']],
    [`for (const x of [1]) test('4.1a one', ${body})`, ['4.1a one']],
  ])('%s', (source, titles) => {
    expect(testTitles(source)).toEqual(titles)
  })

  test.each([
    [`// test('4.1a one', ${body})`],
    [`/* test('4.1a one', ${body}) */`],
    [`const text = "test('4.1a one', () => 1)"`],
    ['const text = `test("4.1a one", () => { expect(1) })`'],
    [`test.skip('4.1a one', ${body})`],
    [`test.todo('4.1a one')`],
    [`test.failing('4.1a one', ${body})`],
    [`xtest('4.1a one', ${body})`],
    [`xit('4.1a one', ${body})`],
    [`test.skip.each([[1]])('4.1a one', ${body})`],
    [`describe.skip('x', () => { test('4.1a one', ${body}) })`],
    [`xdescribe('4.1a one', () => {})`],
    [`describe('4.1a one', () => {})`],
    [`test('4.1a one')`],
    [`test('4.1a one', () => {})`],
    [`test.each([])('4.1a one', ${body})`],
    [`test(name, ${body})`],
    [`rules.test('4.1a one', ${body})`],
    [`expect('4.1a one').toBe(1)`],
    [`test.each('4.1a one', ${body})`],
  ])('%s is no test', source => {
    expect(testTitles(source)).toEqual([])
  })

  test('a file that does not parse gives what can be read of it', () => {
    expect(testTitles(`test('4.1a one', ${body})\n const = (`)).toEqual(['4.1a one'])
  })
})

test('coverage counts ids, not tests, and keeps the order of the checklist', () => {
  const titles = ['4.1b b', '4.1b again', '4.1q stranger', 'no id']
  expect(coverage(['4.1a', '4.1b', '4.1c'], titles)).toEqual({ rules: 3, tested: 1, missing: ['4.1a', '4.1c'] })
})
