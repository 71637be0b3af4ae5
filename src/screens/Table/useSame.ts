import { useState } from 'react'

/** The value before as long as the new one says the same: what hangs on it is not done again. */
export function useSame<T>(value: T, isSame: (a: T, b: T) => boolean): T {
  const [kept, setKept] = useState(value)
  if (kept === value || isSame(kept, value)) return kept
  setKept(value)
  return value
}
export const sameText = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
