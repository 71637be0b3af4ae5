/** A PIN keeps a friend from peeking, not a thief from reading: scrambled with the game's seed, never shown. */
export function scramble(pin: string, salt: string): string {
  let state = 2166136261
  for (let round = 0; round < 2000; round++) {
    for (const letter of `${salt}:${pin}:${round}`) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  }
  return (state >>> 0).toString(16).padStart(8, '0')
}
export const isPin = (text: string): boolean => /^\d{4}$/.test(text)
