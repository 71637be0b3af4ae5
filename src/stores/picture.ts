/** What anybody may see of a game from across the room: who holds what, and how many blocks of a side stand where. */
export interface PublicPicture {
  readonly save: string
  /** After how many actions. */
  readonly length: number
  /** Where the war stands, in words both sides may hear: 'September 1941, Axis impulse'. */
  readonly line: string
  readonly control: readonly number[]
  readonly stacks: readonly Stack[]
}
type Stack = readonly [space: number, side: number, count: number]

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every(each => typeof each === 'number')

/** A kept picture as that of a game, copies of another game's included; null for anything of another shape. */
export function readablePicture(kept: unknown, save: string): PublicPicture | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { length, line, control, stacks } = kept as Record<string, unknown>
  if (typeof length !== 'number' || typeof line !== 'string' || !isNumbers(control) || !Array.isArray(stacks))
    return null
  const whole = stacks.filter((stack): stack is Stack => isNumbers(stack) && stack.length === 3)
  return { save, length, line, control, stacks: whole }
}
