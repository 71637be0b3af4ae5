import type { Rule, Rulebook } from './types'

export interface Found {
  readonly rule: Rule
  /** The line of its text that answers the question best; the first line if only number or title do. */
  readonly line: string
}

const accents: { readonly [letter: string]: string } = { ä: 'a', ö: 'o', ü: 'u', ß: 'ss', é: 'e' }
/** What a finger types on a phone should find Jäger as well as jager. */
const plain = (text: string): string => text.toLowerCase().replace(/[äöüßé]/g, letter => accents[letter] ?? letter)

const NUMBER = 100
const NUMBER_START = 50
const TITLE = 20
const TITLE_WORD = 10
const TEXT_WORD = 1

/** How well one word fits a rule; 0 if it is nowhere in it. */
function weigh(rule: Rule, word: string): number {
  const number = plain(rule.number)
  const title = plain(rule.title)
  if (number === word) return NUMBER
  if (/\d/.test(word) && number.startsWith(`${word}.`)) return NUMBER_START
  if (title === word) return TITLE
  if (title.includes(word)) return TITLE_WORD
  return plain(rule.text).includes(word) ? TEXT_WORD : 0
}

function total(rule: Rule, words: readonly string[]): number {
  let sum = 0
  for (const word of words) {
    const weight = weigh(rule, word)
    if (weight === 0) return 0
    sum += weight
  }
  return sum
}

function bestLine(rule: Rule, words: readonly string[]): string {
  const lines = rule.text.split('\n')
  const hits = (line: string): number => words.filter(word => plain(line).includes(word)).length
  return lines.reduce((best, line) => (hits(line) > hits(best) ? line : best), lines[0] ?? '')
}

/** The rules that hold every word of the question, best first, otherwise in the book's order. */
export function search(book: Rulebook, question: string): readonly Found[] {
  const words = plain(question)
    .split(/[^a-z0-9.']+/)
    .filter(word => /[a-z0-9]/.test(word))
  if (words.length === 0) return []
  return book.sections
    .flatMap(section => section.rules)
    .map((rule, place) => ({ rule, place, weight: total(rule, words) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.place - b.place)
    .map(({ rule }) => ({ rule, line: bestLine(rule, words) }))
}
