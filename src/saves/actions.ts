import type { Action, Core, Game, Side } from '../engine'
import { encodeState, recordAction } from '../engine'
import type { Statements } from './database'
import { SaveError } from './errors'
import type { Saves } from './saves'

/** A snapshot this often, and how many of the last ones are kept. */
export const SNAPSHOT_EVERY = 32
export const SNAPSHOTS_KEPT = 3

/**
 * Writes down an action that was just applied. Committed when it resolves: only then may the screen move on.
 * `after` is the state it led to; its count of actions says where the row belongs.
 */
export async function appendAction<S extends Core>(
  saves: Saves,
  id: number,
  game: Game<S>,
  side: Side,
  action: Action,
  after: S,
): Promise<void> {
  const row = recordAction(game, side, action, after)
  await saves.database.transaction(async inside => {
    await moveOn(inside, saves, id, after.seq - 1, after)
    await insertAction(inside, id, after.seq, row.side, row.text, row.digest!)
    if (after.seq % SNAPSHOT_EVERY === 0) await keepSnapshot(inside, id, game, after)
  })
}

export const insertAction = (
  inside: Statements,
  id: number,
  seq: number,
  side: Side,
  text: string,
  digest: string,
): Promise<number> =>
  inside.run(
    'INSERT INTO actions (game, seq, side, action, digest) VALUES (?, ?, ?, ?, ?)',
    id,
    seq,
    side,
    text,
    digest,
  )

export async function keepSnapshot<S extends Core>(
  inside: Statements,
  id: number,
  game: Game<S>,
  state: S,
): Promise<void> {
  const text = JSON.stringify(encodeState(game, state))
  await inside.run('INSERT OR REPLACE INTO snapshots (game, seq, state) VALUES (?, ?, ?)', id, state.seq, text)
  await inside.run('DELETE FROM snapshots WHERE game = ? AND seq <= ?', id, state.seq - SNAPSHOT_EVERY * SNAPSHOTS_KEPT)
}

/** The game's own line; refuses when the game is not where the caller believes. */
async function moveOn(inside: Statements, saves: Saves, id: number, from: number, to: Core): Promise<void> {
  const changed = await inside.run(
    `UPDATE games SET length = ?, outcome = ?, updated = ?, recency = (SELECT max(recency) + 1 FROM games) WHERE id = ? AND length = ?`,
    to.seq,
    to.over && JSON.stringify(to.over),
    saves.now(),
    id,
    from,
  )
  if (changed === 0) await sayWhy(inside, id, from)
}
async function sayWhy(inside: Statements, id: number, expected: number): Promise<never> {
  const [row] = await inside.all('SELECT length FROM games WHERE id = ?', id)
  if (!row) throw new SaveError('noSuchGame', `game ${id}`)
  throw new SaveError('outOfOrder', `at action ${String(row['length'])}, not ${expected}`)
}

/**
 * Undo: takes the game back to its first `seq` actions, in one transaction. The rows are deleted, not struck out: undo
 * never crosses a border, so nobody else has seen them, and a save stays one straight line of actions to replay.
 */
export async function truncateTo(saves: Saves, id: number, seq: number): Promise<void> {
  await saves.database.transaction(async inside => {
    const changed = await inside.run(
      `UPDATE games SET length = ?, outcome = iif(length = ?, outcome, NULL), updated = ? WHERE id = ? AND length >= ?`,
      seq,
      seq,
      saves.now(),
      id,
      seq,
    )
    if (changed === 0) await sayWhy(inside, id, seq)
    await inside.run('DELETE FROM actions WHERE game = ? AND seq > ?', id, seq)
    await inside.run('DELETE FROM snapshots WHERE game = ? AND seq > ?', id, seq)
  })
}
