import type { Core, Game, Outcome, Seed } from '../engine'
import { digest, start } from '../engine'
import type { Row, Statements, Value } from './database'
import { SaveError } from './errors'
import type { Saves } from './saves'
import type { Json } from './settings'
import { readJson } from './settings'

/** How a game begins. */
export interface Beginning {
  readonly title: string
  readonly scenario: string
  readonly options: readonly string[]
  readonly seed: Seed
  /** Who sits on each side: 'person', or the id of an AI level. */
  readonly seats: readonly [string, string]
  /** What the table remembers of this game beside the rules: privacy, pace. */
  readonly extras?: Json
}
/** One line of the list of saved games. */
export interface SavedGame extends Beginning {
  readonly id: number
  readonly game: string
  readonly version: number
  /** Digest of the state after set-up. */
  readonly opening: string
  /** How many actions have been played. */
  readonly length: number
  readonly outcome: Outcome | null
  readonly created: number
  readonly updated: number
  readonly deleted: number | null
  readonly thumbnail: string | null
  readonly extras: Json
  /** Its own line cannot be read: it is listed, and cannot be opened. */
  readonly damaged: boolean
  /** Kept aside because its record breaks off: how many of its actions are sound. Null for a game that is played. */
  readonly soundTo: number | null
}

const NEXT = '(SELECT coalesce(max(recency), 0) + 1 FROM games)'

/** Sets a game up and saves it; gives its number. */
export async function createGame<S extends Core>(saves: Saves, game: Game<S>, beginning: Beginning): Promise<number> {
  const { scenario, options, seed } = beginning
  const opening = digest(game, start(game, scenario, options, seed))
  return saves.database.transaction(inside => insertGame(inside, saves, game, beginning, opening))
}

export async function insertGame<S extends Core>(
  inside: Statements,
  saves: Saves,
  game: Game<S>,
  { title, scenario, options, seed, seats, extras = {} }: Beginning,
  opening: string,
): Promise<number> {
  const now = saves.now()
  const plain: Value[] = [game.id, game.version, title, scenario]
  const json: Value[] = [options, seed, seats, extras].map(value => JSON.stringify(value))
  await inside.run(
    `INSERT INTO games (game, version, title, scenario, options, seed, seats, extras, opening, created, updated, recency)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ${NEXT})`,
    ...plain,
    ...json,
    opening,
    now,
    now,
  )
  return lastId(inside)
}
const lastId = async (inside: Statements): Promise<number> =>
  Number((await inside.all('SELECT last_insert_rowid() AS id'))[0]?.['id'])

/** The games on the list, the one touched last first. */
export const listGames = async (saves: Saves): Promise<readonly SavedGame[]> =>
  (await saves.database.all('SELECT * FROM games WHERE deleted IS NULL ORDER BY recency DESC')).map(savedGameOf)
export const listDeleted = async (saves: Saves): Promise<readonly SavedGame[]> =>
  (await saves.database.all('SELECT * FROM games WHERE deleted IS NOT NULL ORDER BY deleted DESC, id DESC')).map(
    savedGameOf,
  )

export async function findGame(on: Statements, id: number): Promise<SavedGame> {
  const [row] = await on.all('SELECT * FROM games WHERE id = ?', id)
  if (!row) throw new SaveError('noSuchGame', `game ${id}`)
  return savedGameOf(row)
}

export const renameGame = (saves: Saves, id: number, title: string): Promise<void> =>
  change(saves, id, 'title = ?', title)
export const keepThumbnail = (saves: Saves, id: number, thumbnail: string | null): Promise<void> =>
  change(saves, id, 'thumbnail = ?', thumbnail)
export const keepExtras = (saves: Saves, id: number, extras: Json): Promise<void> =>
  change(saves, id, 'extras = ?', JSON.stringify(extras))
/** Off the list, but still there: `restoreGame` brings it back until `purgeDeleted`. */
export const deleteGame = (saves: Saves, id: number): Promise<void> => change(saves, id, 'deleted = ?', saves.now())
export const restoreGame = (saves: Saves, id: number): Promise<void> => change(saves, id, 'deleted = ?', null)
/** Really removes what was deleted before that time. */
export const purgeDeleted = (saves: Saves, before: number): Promise<number> =>
  saves.database.run('DELETE FROM games WHERE deleted < ?', before)

async function change(saves: Saves, id: number, what: string, value: Value): Promise<void> {
  if ((await saves.database.run(`UPDATE games SET ${what} WHERE id = ?`, value, id)) === 0)
    throw new SaveError('noSuchGame', `game ${id}`)
}

/** A second game with the same past, or with the part of it up to an action. */
export const duplicateGame = (
  saves: Saves,
  id: number,
  title: string,
  upTo = Number.MAX_SAFE_INTEGER,
): Promise<number> =>
  saves.database.transaction(async inside => {
    const copy = await copyGame(inside, saves, id, title, upTo)
    await inside.run(
      'INSERT INTO snapshots (game, seq, state) SELECT ?, seq, state FROM snapshots WHERE game = ? AND seq <= ?',
      copy,
      id,
      upTo,
    )
    return copy
  })

/**
 * Keeps a game whose record breaks off as it is, under a name that says so, and gives the number of a good copy of its
 * sound actions to play on with. Nothing of the damaged game is deleted, and no action of it past the fault read.
 */
export const keepAside = (saves: Saves, id: number, soundTo: number): Promise<number> =>
  saves.database.transaction(async inside => {
    const { title } = await findGame(inside, id)
    const copy = await copyGame(inside, saves, id, title, soundTo)
    await inside.run('UPDATE games SET title = ?, soundTo = ? WHERE id = ?', `${title}, damaged`, soundTo, id)
    return copy
  })

async function copyGame(inside: Statements, saves: Saves, id: number, title: string, upTo: number): Promise<number> {
  const { length } = await findGame(inside, id)
  const kept = Math.min(length, upTo)
  await inside.run(
    `INSERT INTO games (game, version, title, scenario, options, seed, seats, extras, opening, created, updated, recency, length, outcome, thumbnail, soundTo)
       SELECT game, version, ?, scenario, options, seed, seats, extras, opening, ?, ?, ${NEXT}, ?, iif(? = length, outcome, NULL), thumbnail,
         iif(? > soundTo, soundTo, NULL)
       FROM games WHERE id = ?`,
    title,
    saves.now(),
    saves.now(),
    kept,
    kept,
    kept,
    id,
  )
  const copy = await lastId(inside)
  const part = 'FROM actions WHERE game = ? AND seq <= ?'
  await inside.run(
    `INSERT INTO actions (game, seq, side, action, digest) SELECT ?, seq, side, action, digest ${part}`,
    copy,
    id,
    kept,
  )
  return copy
}

function savedGameOf(row: Row): SavedGame {
  const options = readJson(row['options'], null)
  const seed = readJson(row['seed'], null)
  const seats = readJson(row['seats'], null)
  const damaged = !isWords(options) || !isSeed(seed) || !isWords(seats) || seats.length !== 2
  return {
    id: Number(row['id']),
    game: String(row['game']),
    version: Number(row['version']),
    title: String(row['title']),
    scenario: String(row['scenario']),
    options: damaged ? [] : options,
    seed: damaged ? [0, 0] : seed,
    seats: damaged ? ['person', 'person'] : [seats[0]!, seats[1]!],
    opening: String(row['opening']),
    length: Number(row['length']),
    outcome: readJson(row['outcome'], null) as Outcome | null,
    created: Number(row['created']),
    updated: Number(row['updated']),
    deleted: row['deleted'] === null ? null : Number(row['deleted']),
    thumbnail: row['thumbnail'] === null ? null : String(row['thumbnail']),
    extras: readJson(row['extras'], {}),
    damaged,
    soundTo: row['soundTo'] === null ? null : Number(row['soundTo']),
  }
}
export const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(item => typeof item === 'string')
export const isSeed = (value: unknown): value is Seed =>
  Array.isArray(value) && value.length === 2 && value.every(n => Number.isInteger(n) && n >= 0 && n <= 0xffffffff)
