import type { Core, Game } from '../engine'
import type { Connection, Database } from './database'
import { databaseOn } from './database'
import { asSaveError } from './errors'
import { migrate } from './schema'

/** The open store of games: the database, the games the app has, and the time of day (milliseconds). */
export interface Saves {
  readonly database: Database
  readonly gameOf: (id: string) => Game<Core> | undefined
  readonly now: () => number
}

export type GameOf = Saves['gameOf']
export type Open = (name: string) => Promise<Connection>

/** Brings the file up to date and hands out the store; rejects with a `SaveError` and leaves the file alone otherwise. */
export async function savesOn(connection: Connection, gameOf: GameOf, now: () => number): Promise<Saves> {
  try {
    await migrate(connection)
  } catch (cause) {
    await connection.close().catch(() => undefined)
    throw asSaveError(cause)
  }
  return { database: databaseOn(connection), gameOf, now }
}

export interface OpenedSaves {
  readonly saves: Saves
  /** Files that could not be used: they are never deleted, and the player is told. */
  readonly damaged: readonly string[]
}
const MOST_FILES = 9

/** Opens the first sound file of `name`, `name-2`, `name-3` ...: a damaged one is passed over and kept. */
export async function openSaves(open: Open, name: string, gameOf: GameOf, now: () => number): Promise<OpenedSaves> {
  const damaged: string[] = []
  for (;;) {
    const file = damaged.length === 0 ? name : `${name}-${damaged.length + 1}`
    try {
      return { saves: await openOne(open, file, gameOf, now), damaged }
    } catch (cause) {
      const error = asSaveError(cause)
      if (!isUnusable(error.code) || damaged.length + 1 === MOST_FILES) throw error
      damaged.push(file)
    }
  }
}
const openOne = async (open: Open, file: string, gameOf: GameOf, now: () => number): Promise<Saves> =>
  savesOn(await open(file), gameOf, now)
const isUnusable = (code: string): boolean => code === 'damagedDatabase' || code === 'foreignDatabase'
