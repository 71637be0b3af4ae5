import { isShelfOpen, shelfNow } from './shelf'

/** What anybody may see of a game from across the room: who holds what, and how many blocks of a side stand where. */
export interface PublicPicture {
  readonly save: string
  readonly control: readonly number[]
  readonly stacks: readonly Stack[]
}
type Stack = readonly [space: number, side: number, count: number]

const KEY = 'picture'
const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every(each => typeof each === 'number')

/** Only of the game played last: the one that waits on the first screen. */
export async function keepPicture(picture: PublicPicture): Promise<void> {
  if (isShelfOpen())
    await shelfNow()
      .writeSetting(KEY, picture)
      .catch(() => undefined)
}
export async function keptPicture(save: string): Promise<PublicPicture | null> {
  return readablePicture(await shelfNow().readSetting(KEY), save)
}
/** Null for another game, and for anything of another shape. */
export function readablePicture(kept: unknown, save: string): PublicPicture | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { save: of, control, stacks } = kept as Record<string, unknown>
  if (of !== save || !isNumbers(control) || !Array.isArray(stacks)) return null
  return { save, control, stacks: stacks.filter((stack): stack is Stack => isNumbers(stack) && stack.length === 3) }
}
