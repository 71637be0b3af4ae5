import type { Thing } from '../../map'
import type { PublicPicture } from '../../stores'
import type { TableBoard } from './boards'

/** Backs only: where blocks of a side stand is open to both, what they are is not kept. */
export function publicPicture(
  save: string,
  board: TableBoard,
  things: readonly Thing[],
  control: readonly number[],
): PublicPicture {
  const counts = new Map<string, number>()
  for (const { kind, space, nation } of things) {
    if (kind !== 'block' || space < 0) continue
    const key = `${space},${nation === board.nations[1] ? 1 : 0}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const stacks = [...counts].map(([key, count]) => {
    const [space, side] = key.split(',').map(Number)
    return [space!, side!, count] as const
  })
  return { save, control, stacks }
}
