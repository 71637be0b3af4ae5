import type { Core, Game, GameRecord, RecordedAction, Side, Snapshot } from '../engine'
import { decodeState, digest, start } from '../engine'
import type { Row, Statements } from './database'
import { asSaveError, SaveError } from './errors'
import type { SavedGame } from './games'
import { findGame } from './games'
import type { Saves } from './saves'
import { readJson } from './settings'
import type { Progress } from './verify'
import { verify } from './verify'

export interface OpenedGame {
  readonly saved: SavedGame
  readonly game: Game<Core>
  readonly state: Core
  /** Every action up to `state`. */
  readonly record: GameRecord
  /** Why the game stops short of its last action: `record` is everything before. Play goes on after `truncateTo`. */
  readonly fault: SaveError | null
}
export interface HowToOpen {
  /** Replay everything from the beginning instead of trusting a snapshot. */
  readonly thorough?: boolean
  readonly progress?: Progress
}

/** Opens a game: its latest sound snapshot and the actions since, each checked by its digest. Changes nothing. */
export async function openGame(
  saves: Saves,
  id: number,
  { thorough = false, progress }: HowToOpen = {},
): Promise<OpenedGame> {
  const saved = await findGame(saves.database, id)
  const game = gameFor(saves, saved)
  const { actions, gap } = await readActions(saves.database, saved)
  const from = (!thorough && (await latestSnapshot(saves.database, game, saved, actions))) || opening(game, saved)
  const { state, actions: agreed, reason } = await verify(game, from, actions.slice(from.seq), progress)
  const known = [...actions.slice(0, from.seq), ...agreed]
  const { scenario, options, seed } = saved
  return {
    saved,
    game,
    state,
    record: { game: game.id, version: game.version, scenario, options, seed, actions: known },
    fault: reason === null ? gap : faultOf(game, saved, reason, known.length),
  }
}

function gameFor(saves: Saves, saved: SavedGame): Game<Core> {
  const game = saves.gameOf(saved.game)
  if (!game) throw new SaveError('unknownGame', saved.game)
  if (saved.version > game.version) throw new SaveError('newerGame', `${saved.game} ${saved.version}`)
  const hasScenario = game.scenarios.some(scenario => scenario.id === saved.scenario)
  if (saved.damaged || !hasScenario) throw new SaveError('damagedGame', `game ${saved.id}`, 0)
  return game
}
function opening(game: Game<Core>, { scenario, options, seed, opening: expected, version }: SavedGame): Core {
  const state = startSafely(game, scenario, options, seed)
  if (digest(game, state) === expected) return state
  throw new SaveError(version < game.version ? 'olderGame' : 'damagedGame', 'the set-up differs', 0)
}
/** Set-up from what a file says: a scenario the game does not have must not bring the app down. */
export function startSafely(
  game: Game<Core>,
  scenario: string,
  options: readonly string[],
  seed: SavedGame['seed'],
): Core {
  try {
    return start(game, scenario, options, seed)
  } catch (cause) {
    throw new SaveError('damagedGame', String(cause), 0)
  }
}
const faultOf = (game: Game<Core>, saved: SavedGame, reason: string, at: number): SaveError =>
  new SaveError(saved.version < game.version ? 'olderGame' : 'diverged', reason, at)

interface ReadActions {
  readonly actions: readonly RecordedAction[]
  readonly gap: SaveError | null
}
const BATCH = 200

/** The rows in order, as far as they can be read and none is missing. */
async function readActions(on: Statements, { id, length }: SavedGame): Promise<ReadActions> {
  const actions: RecordedAction[] = []
  const stop = (detail: string): ReadActions => ({ actions, gap: new SaveError('damagedGame', detail, actions.length) })
  while (actions.length < length) {
    const rows = await readSome(on, id, actions.length)
    if (rows instanceof SaveError) return stop(rows.detail)
    if (rows.length === 0) return stop(`action ${actions.length + 1} is missing`)
    for (const row of rows) {
      if (row['seq'] !== actions.length + 1 || !isSide(row['side']))
        return stop(`action ${actions.length + 1} is missing`)
      actions.push({ side: row['side'], text: String(row['action']), digest: String(row['digest']) })
    }
  }
  return { actions: actions.slice(0, length), gap: null }
}

/** Every action that can be read, wherever the damage is: what is left of a game, for a file. */
export async function everyAction(on: Statements, saved: SavedGame): Promise<readonly RecordedAction[]> {
  const { actions } = await readActions(on, saved)
  const found = [...actions]
  for (let seq = actions.length + 1; seq <= saved.length; seq++) {
    const rows = await readSome(on, saved.id, seq - 1, 1)
    const row = rows instanceof SaveError ? undefined : rows[0]
    if (row?.['seq'] === seq)
      found.push({ side: row['side'] === 1 ? 1 : 0, text: String(row['action']), digest: String(row['digest']) })
  }
  return found
}
const isSide = (value: unknown): value is Side => value === 0 || value === 1
async function readSome(on: Statements, id: number, after: number, most = BATCH): Promise<readonly Row[] | SaveError> {
  try {
    return await on.all(
      'SELECT seq, side, action, digest FROM actions WHERE game = ? AND seq > ? ORDER BY seq LIMIT ?',
      id,
      after,
      most,
    )
  } catch (cause) {
    return asSaveError(cause)
  }
}

/** The last snapshot that is whole and agrees with the digest of its action. */
async function latestSnapshot(
  on: Statements,
  game: Game<Core>,
  { id }: SavedGame,
  actions: readonly RecordedAction[],
): Promise<Core | null> {
  const rows = await on.all('SELECT seq, state FROM snapshots WHERE game = ? ORDER BY seq DESC', id).catch(() => [])
  for (const row of rows) {
    const expected = actions[Number(row['seq']) - 1]?.digest
    const state = expected === undefined ? null : decoded(game, readJson(row['state'], null), expected)
    if (state) return state
  }
  return null
}
function decoded(game: Game<Core>, snapshot: unknown, expected: string): Core | null {
  try {
    const saved = snapshot as Snapshot
    return saved.digest === expected ? decodeState(game, saved) : null
  } catch {
    return null
  }
}
