import type { Core, Game, RecordedAction } from '../engine'
import { digest } from '../engine'
import { insertAction, keepSnapshot } from './actions'
import type { Statements } from './database'
import { SaveError } from './errors'
import { findGame, insertGame } from './games'
import { everyAction, startSafely } from './openGame'
import { formatSave, parseSave, type SaveFile } from './saveFile'
import type { Saves } from './saves'
import { verify, type Progress } from './verify'

/** The text of one file that holds the whole game: of a damaged one, everything that can be read. */
export async function exportGame(saves: Saves, id: number): Promise<string> {
  const saved = await findGame(saves.database, id)
  if (saved.damaged) throw new SaveError('damagedGame', `game ${id}`, 0)
  const { game, version, title, scenario, options, seed, seats, opening } = saved
  return formatSave({
    game,
    gameVersion: version,
    title,
    scenario,
    options,
    seed,
    seats,
    opening,
    actions: await everyAction(saves.database, saved),
  })
}

/** Adds the game in a file after replaying every action of it. Rejects with a `SaveError`, and then nothing has changed. */
export async function importGame(saves: Saves, content: string | Uint8Array, progress?: Progress): Promise<number> {
  const file = parseSave(content)
  const game = gameFor(saves, file)
  const { state, actions } = await verified(game, file, progress)
  return saves.database.transaction(async inside => {
    const id = await insertGame(inside, saves, game, file, file.opening)
    await insertAll(inside, id, actions)
    await inside.run(
      'UPDATE games SET length = ?, outcome = ? WHERE id = ?',
      state.seq,
      state.over && JSON.stringify(state.over),
      id,
    )
    if (state.seq > 0) await keepSnapshot(inside, id, game, state)
    return id
  })
}
async function insertAll(inside: Statements, id: number, actions: readonly Required<RecordedAction>[]): Promise<void> {
  for (const [i, action] of actions.entries())
    await insertAction(inside, id, i + 1, action.side, action.text, action.digest)
}

function gameFor(saves: Saves, file: SaveFile): Game<Core> {
  const game = saves.gameOf(file.game)
  if (!game) throw new SaveError('unknownGame', file.game.slice(0, 40))
  if (file.gameVersion > game.version) throw new SaveError('newerGame', `${file.game} ${file.gameVersion}`)
  if (!game.scenarios.some(({ id }) => id === file.scenario)) throw new SaveError('damagedFile', 'scenario')
  if (!file.options.every(option => game.options.some(({ id }) => id === option)))
    throw new SaveError('damagedFile', 'options')
  return game
}

/** The state at the end of the file, once every action is known to be legal and every digest to fit. */
export async function verified(game: Game<Core>, file: SaveFile, progress?: Progress) {
  const opening = startSafely(game, file.scenario, file.options, file.seed)
  const misfit = file.gameVersion < game.version ? 'olderGame' : 'diverged'
  if (digest(game, opening) !== file.opening) throw new SaveError(misfit, 'the set-up differs', 0)
  const found = await verify(game, opening, file.actions, progress)
  if (found.reason !== null) throw new SaveError(misfit, found.reason, found.actions.length)
  return found
}
