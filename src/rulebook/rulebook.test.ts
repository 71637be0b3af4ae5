import { contents, findRule, neighboursOf, rulebookOf, rulebooks, search } from '.'
import { kiev41 } from './text/kiev41'
import type { Diagram, Rule } from './types'

const rules = kiev41.sections.flatMap(section => section.rules)
const numbers = rules.map(rule => rule.number)

const printed = `1.0 1.1 1.2 1.3 1.4 1.5 1.6 1.6.1 1.7
2.0 2.1 2.1.1 2.2 2.3 2.4 2.4.1 2.4.2 2.4.3 2.4.4 2.4.4.1 2.4.4.2 2.4.4.3 2.4.5 2.4.6 2.4.7 2.4.8 2.4.9
2.5 2.5.1 2.6 2.7 2.8 2.9 3.0 3.1 3.2 3.2.1
4.0 4.1 4.2 4.2.1 4.2.2 4.2.3 4.2.3.1 4.2.4 4.2.5 4.2.6 5.0 5.1 6.0 7.0 7.1 7.2 7.2.1 7.2.1.1 7.2.2
8.0 8.1 9.0 9.1 9.2 9.3 9.4
10.0 10.1 10.2 10.2.1 10.3 10.4 10.5 10.6 10.7 10.8 10.9 10.9.1 10.10 10.11 10.11.1
10.12 10.13 10.13.1 10.13.2 10.13.3 10.13.3.1 10.13.4 10.13.5 10.13.6 10.13.6.1 10.13.6.2
10.14 10.15 10.15.1 10.15.2 10.15.3 10.16 10.17 10.18 10.19 11.0 12.0 13.0
14.0 14.1 14.2 14.3 14.4 14.5 14.7 14.8 14.9 SET CG SC SC1 SC2 SC3 SC4`.split(/\s+/)

describe("the rulebook of Kiev '41", () => {
  test('has every number of the book once, in its order', () => {
    expect(numbers).toEqual(printed)
  })

  test('has a title and a text everywhere, without loose ends', () => {
    for (const rule of rules) {
      expect(rule.title).toMatch(/^[A-Z]/)
      for (const line of rule.text.split('\n')) expect(line).toMatch(/^(- )?\S.*[^\s]$/)
    }
  })

  test('refers only to rules it has', () => {
    for (const rule of rules)
      for (const number of rule.see ?? []) expect([rule.number, numbers.includes(number)]).toEqual([rule.number, true])
  })

  test('never refers to the rule itself', () => {
    for (const rule of rules) expect(rule.see ?? []).not.toContain(rule.number)
  })

  test('opens each section with its first rule', () => {
    for (const section of kiev41.sections) expect(section.rules[0]!.number).toBe(section.number)
  })
})

describe('diagrams', () => {
  const drawn = rules.filter((rule): rule is Rule & { diagram: Diagram } => rule.diagram !== undefined)

  test('stand with the rules that need one', () => {
    expect(drawn.map(rule => rule.number)).toEqual([
      '1.6',
      '2.1.1',
      '2.9',
      '9.2',
      '10.3',
      '10.9',
      '10.13.6.2',
      '10.14',
      '10.17',
    ])
  })

  test.each(drawn.map(rule => [rule.number, rule.diagram] as const))('%s names only areas it draws', (_, diagram) => {
    const areas = diagram.areas.map(area => area.id)
    const named = [
      ...(diagram.pieces ?? []).map(piece => piece.area),
      ...(diagram.arrows ?? []).flatMap(arrow => [arrow.from, arrow.to]),
      ...(diagram.borders ?? []).flatMap(border => border.between),
    ]
    named.forEach(id => expect(areas).toContain(id))
    expect(new Set(areas).size).toBe(areas.length)
    expect(new Set(diagram.areas.map(area => area.at.join())).size).toBe(areas.length)
  })
})

describe('finding a rule', () => {
  test.each([
    ['10.13.6.2', '10.13.6.2'],
    ['10.13.6.2(3)', '10.13.6.2'],
    ['10.9d', '10.9'],
    ['10.13.9', '10.13'],
    ['14.6', '14.0'],
    ['5', '5.0'],
    ['SC1.b', 'SC1'],
    ['SC1', 'SC1'],
  ])('%s opens %s', (asked, found) => {
    expect(findRule(kiev41, asked)?.number).toBe(found)
  })

  test.each(['', '99', 'nonsense', '15.2.1'])('%j opens nothing', asked => {
    expect(findRule(kiev41, asked)).toBeUndefined()
  })

  test('a book is found by its game', () => {
    expect(rulebookOf('kiev41')).toBe(kiev41)
    expect(rulebookOf('chess')).toBeUndefined()
    expect(new Set(rulebooks.map(book => book.game)).size).toBe(rulebooks.length)
  })

  test('the contents list every rule under its section', () => {
    const listed = contents(kiev41)
    expect(listed.flatMap(entry => entry.rules.map(rule => rule.number))).toEqual(printed)
    expect(listed[0]).toMatchObject({ number: '1.0', title: 'What you play with' })
  })
})

describe('search', () => {
  const found = (question: string) => search(kiev41, question).map(hit => hit.rule.number)

  test('a number comes first, then its parts in order', () => {
    expect(found('10.13').slice(0, 4)).toEqual(['10.13', '10.13.1', '10.13.2', '10.13.3'])
  })

  test('a number finds no stranger that merely begins like it', () => {
    expect(found('10.1')[0]).toBe('10.1')
    expect(found('10.1')).not.toContain('10.13')
  })

  test('a title beats a mention', () => {
    expect(found('blitz')[0]).toBe('10.17')
    expect(found('tank attack')[0]).toBe('10.13.6.2')
  })

  test('every word has to be there', () => {
    expect(found('river frozen')).toContain('2.4.7')
    expect(found('river submarine')).toEqual([])
  })

  test('capitals, accents and punctuation do not matter', () => {
    expect(found('KIEV!')).toEqual(found('kiev'))
    expect(found('jäger')).toEqual(found('jager'))
  })

  test('nothing asked, nothing found', () => {
    expect(found('')).toEqual([])
    expect(found('  ?! ')).toEqual([])
  })

  test('a hit shows the line that speaks of it', () => {
    expect(search(kiev41, 'remnants arrive')[0]?.line).toMatch(/^Remnants arrive/)
  })

  test('letters with a meaning in patterns are plain letters', () => {
    expect(found('(.*')).toEqual([])
    expect(found('2.4.4.2')[0]).toBe('2.4.4.2')
  })
})

test('from any rule the book can be read on and back', () => {
  const all = rules
  const walked = [all[0]!]
  for (let next = neighboursOf(kiev41, all[0]!)!.after; next; next = neighboursOf(kiev41, next)!.after)
    walked.push(next)
  expect(walked).toEqual(all)
  expect(neighboursOf(kiev41, all[0]!)!.before).toBeNull()
  expect(neighboursOf(kiev41, all[1]!)!.before).toBe(all[0])
})
