import { appendAction, createGame } from '../../src/saves'
import { beginning, opened, openStore, someMove, tiny } from '../../src/saves/testing/store'

/** Microseconds of one durable append, rules not counted. */
export async function measureAppends(path: string, count: number): Promise<number> {
  const saves = await openStore(path)
  let spent = 0
  for (let done = 0; done < count;) {
    const id = await createGame(saves, tiny, beginning)
    for (let s = opened(); !s.over && done < count; done++) {
      const { side, action, after } = someMove(s, done)
      const from = performance.now()
      await appendAction(saves, id, tiny, side, action, after)
      spent += performance.now() - from
      s = after
    }
  }
  await saves.database.close()
  return Math.round((spent * 1000) / count)
}
