import { checklist as kiev41 } from '../../src/games/kiev41/data/checklist'

export interface Checklist {
  /** Where the game's tests are. */
  readonly folder: string
  readonly ids: readonly string[]
}

const skirmish = '1.0 1.1 1.2 1.3 2.0 2.1 2.2 2.3 2.4 2.5 3.1 3.2 3.3 4.0 4.1 4.2 5.1 5.2 5.3'.split(' ')

/** What the tests of each game have to show, by the ids their titles begin with. */
export const checklists: ReadonlyMap<string, Checklist> = new Map([
  ['kiev41', { folder: 'src/games/kiev41', ids: kiev41.map(row => row.id) }],
  ['skirmish', { folder: 'src/engine/testing/skirmish', ids: skirmish }],
])
