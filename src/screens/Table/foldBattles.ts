import type { Event } from '../../stores'
import type { BattleTeller } from './boards'

/** One thing that was heard, and the entry of the log it belongs to. */
export interface Heard {
  readonly entry: number
  readonly place: number
  readonly event: Event
}
/** A battle with all that was heard of it; anything else stands alone. */
export type Passage = { readonly lead: Heard; readonly battle?: readonly Event[] }

/** From its first word to its last a battle is one passage; one that is not over yet takes the rest. */
export function foldBattles(heard: readonly Heard[], battles: BattleTeller | undefined): readonly Passage[] {
  const out: { lead: Heard; battle?: Event[] }[] = []
  let open: Event[] | null = null
  for (const one of heard) {
    if (open) open.push(one.event)
    else if (battles && one.event.kind === battles.begins) out.push({ lead: one, battle: (open = [one.event]) })
    else out.push({ lead: one })
    if (open && battles && one.event.kind === battles.ends) open = null
  }
  return out
}
