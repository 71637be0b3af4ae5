/** A PIN keeps a friend from peeking, not a thief from reading: scrambled, never shown. */
function scramble(pin: string, salt: string): string {
  let state = 2166136261
  for (let round = 0; round < 2000; round++) {
    for (const letter of `${salt}:${pin}:${round}`) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  }
  return (state >>> 0).toString(16).padStart(8, '0')
}

interface Pinned {
  readonly game: string
  readonly scenario: string
  readonly table: { readonly pins: readonly [string | null, string | null] }
}
/** What is kept of a PIN; a copy of the game opens with the same one. Anything but four figures is none. */
export const keptPin = (pin: string, { game, scenario }: Omit<Pinned, 'table'>, side: 0 | 1): string | null =>
  isPin(pin) ? scramble(pin, `${game}:${scenario}:${side}`) : null
export const opensWith = (pin: string, save: Pinned, side: 0 | 1): boolean =>
  isPin(pin) && keptPin(pin, save, side) === save.table.pins[side]
export const isPin = (text: string): boolean => /^\d{4}$/.test(text)
