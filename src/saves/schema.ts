import type { Connection, Statements } from './database'
import { asSaveError, SaveError } from './errors'

/** Marks the file as ours: 'BlkE' as a number. */
export const APPLICATION_ID = 0x426c6b45

/**
 * The schema, one entry a version, in the order they were made. An entry is never edited once it has shipped: a save is
 * forever. Each runs in one transaction with the number that says it is done.
 */
export const migrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE games (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      game TEXT NOT NULL,
      version INTEGER NOT NULL,
      title TEXT NOT NULL,
      scenario TEXT NOT NULL,
      options TEXT NOT NULL,
      seed TEXT NOT NULL,
      seats TEXT NOT NULL,
      opening TEXT NOT NULL,
      length INTEGER NOT NULL DEFAULT 0,
      outcome TEXT,
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL
    )`,
    `CREATE TABLE actions (
      game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
      seq INTEGER NOT NULL,
      side INTEGER NOT NULL,
      action TEXT NOT NULL,
      digest TEXT NOT NULL,
      PRIMARY KEY (game, seq)
    ) WITHOUT ROWID`,
    `CREATE TABLE snapshots (
      game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
      seq INTEGER NOT NULL,
      state TEXT NOT NULL,
      PRIMARY KEY (game, seq)
    )`,
  ],
  ['CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID'],
  [
    // A number that only grows puts the list in order of use, whatever the device's clock does.
    'ALTER TABLE games ADD COLUMN recency INTEGER NOT NULL DEFAULT 0',
    'UPDATE games SET recency = (SELECT count(*) FROM games AS older WHERE (older.updated, older.id) <= (games.updated, games.id))',
    'ALTER TABLE games ADD COLUMN deleted INTEGER',
    'ALTER TABLE games ADD COLUMN thumbnail TEXT',
    "ALTER TABLE games ADD COLUMN extras TEXT NOT NULL DEFAULT '{}'",
  ],
  // A game kept aside because its record breaks off: how many of its actions are sound.
  ['ALTER TABLE games ADD COLUMN soundTo INTEGER'],
]
export const SCHEMA_VERSION = migrations.length

/** Brings a new or older file up to date; a newer or foreign one is refused untouched. */
export async function migrate(connection: Connection): Promise<void> {
  await connection.execute('PRAGMA busy_timeout = 5000')
  await checkIdentity(connection)
  await connection.execute('PRAGMA journal_mode = WAL')
  await connection.execute('PRAGMA synchronous = FULL')
  await connection.execute('PRAGMA foreign_keys = ON')
  while (await step(connection));
}

async function checkIdentity(connection: Connection): Promise<void> {
  const id = await pragma(connection, 'application_id')
  const [objects] = await connection.all('SELECT count(*) AS n FROM sqlite_master')
  if (id !== APPLICATION_ID && (id !== 0 || objects?.['n'] !== 0))
    throw new SaveError('foreignDatabase', `application ${id}`)
  const version = await pragma(connection, 'user_version')
  if (version > SCHEMA_VERSION) throw new SaveError('newerDatabase', `schema ${version}`)
}

/** One migration; false when there is none left. The version is read under the lock: another window may migrate too. */
async function step(connection: Connection): Promise<boolean> {
  await connection.execute('BEGIN IMMEDIATE')
  try {
    const version = await pragma(connection, 'user_version')
    const statements = migrations[version]
    if (statements) {
      for (const sql of statements) await connection.execute(sql)
      await connection.execute(`PRAGMA application_id = ${APPLICATION_ID}`)
      await connection.execute(`PRAGMA user_version = ${version + 1}`)
    }
    await connection.execute('COMMIT')
    return statements !== undefined
  } catch (cause) {
    await connection.execute('ROLLBACK').catch(() => undefined)
    throw asSaveError(cause)
  }
}

async function pragma(on: Statements, name: string): Promise<number> {
  const [row] = await on.all(`PRAGMA ${name}`)
  return Number(row?.[name] ?? 0)
}
