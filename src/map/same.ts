import { useState } from 'react'

/** The value from before for as long as the new one says the same: what depends on it is then not made again. */
export function useSame<Value>(value: Value): Value {
  const [kept, keep] = useState(value)
  if (kept === value || isEqual(kept, value)) return kept
  keep(value)
  return value
}

/** Of plain data: numbers, words, lists and records. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [mine, theirs] = [Object.entries(a), b as Readonly<Record<string, unknown>>]
  return mine.length === Object.keys(b).length && mine.every(([key, value]) => isEqual(value, theirs[key]))
}
