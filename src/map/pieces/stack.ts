import type { BoardSpace } from '../../atlas/board'
import type { BlockThing, ChipThing, Thing } from './thing'

const counts = (thing: Thing): number =>
  thing.kind === 'block' || thing.kind === 'chip'
    ? (thing.count ?? 1)
    : thing.kind === 'counter' || thing.kind === 'plate'
      ? 1
      : 0

const isBlock = (thing: Thing): thing is BlockThing => thing.kind === 'block'

/** The steps of a stack, if every face of it is known. */
function stepsOf(things: readonly Thing[]): number | undefined {
  const blocks = things.filter(isBlock)
  if (blocks.length === 0 || blocks.some(({ face }) => !face)) return undefined
  return blocks.reduce((sum, { face }) => sum + (face?.role === 'combat' ? face.steps : 0), 0)
}

/** What a camp looks like from far: one chip that stands for all its pieces. Markers alone make none. */
export function chipOf(
  space: BoardSpace,
  camp: readonly Thing[],
): { chip: ChipThing; members: readonly Thing[] } | null {
  const members = camp.filter(thing => counts(thing) > 0)
  const [lead] = members
  if (!lead) return null
  const has = (flag: 'isSelected' | 'canAct' | 'isIsolated') => members.some(({ flags }) => flags?.[flag])
  const chip: ChipThing = {
    key: `stack-${space.id}-${lead.camp}`,
    kind: 'chip',
    space: lead.space,
    camp: lead.camp,
    nation: lead.nation,
    count: members.reduce((sum, thing) => sum + counts(thing), 0),
    steps: stepsOf(members),
    hasHq: members.some(thing => isBlock(thing) && thing.face !== undefined && thing.face.role !== 'combat'),
    flags: { isSelected: has('isSelected'), canAct: has('canAct'), isIsolated: has('isIsolated') },
    label: members.map(({ label }) => label).join(', '),
  }
  return { chip, members }
}
