import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openNode } from './drivers/node'
import { listGames } from './games'
import { openGame } from './openGame'
import { SCHEMA_VERSION } from './schema'
import { readSetting } from './settings'
import { codeOf, newFile, openStore, playOn, removeFiles } from './testing/store'

afterEach(removeFiles)

const older = Array.from({ length: SCHEMA_VERSION - 1 }, (_, i) => i + 1)
const fixture = (version: number): string => join(__dirname, 'fixtures', `schema${version}.sql`)

/** A database file as the app of that schema version left it. */
async function fileOf(version: number): Promise<string> {
  const path = newFile()
  const connection = await openNode(path)
  await connection.execute(readFileSync(fixture(version), 'utf8'))
  await connection.close()
  return path
}
async function schemaOf(path: string): Promise<unknown> {
  const connection = await openNode(path)
  const columns = await connection.all(
    'SELECT m.name AS t, c.name, c.type, c."notnull", c.pk FROM sqlite_master m, pragma_table_info(m.name) c ORDER BY 1, 2',
  )
  const [version] = await connection.all('PRAGMA user_version')
  await connection.close()
  return [columns, version]
}

test('every older schema has a file to migrate from', () => {
  expect(older.filter(version => !existsSync(fixture(version)))).toEqual([])
})

test.each(older)('schema %d: its games open, in order, and play goes on', async version => {
  const saves = await openStore(await fileOf(version))
  const games = await listGames(saves)
  expect(games.map(({ title, length }) => [title, length])).toEqual([
    ['By the river', 34],
    ['Only begun', 0],
  ])
  expect(games[0]).toMatchObject({ deleted: null, thumbnail: null, extras: {}, damaged: false, soundTo: null })
  const { state, fault } = await openGame(saves, 1, { thorough: true })
  expect([fault, state.seq]).toEqual([null, 34])
  await playOn(saves, 1, state, 3)
  expect((await openGame(saves, 1)).state.seq).toBe(37)
  expect((await openGame(saves, 2)).fault).toBeNull()
  await saves.database.close()
})

test.each(older)('schema %d becomes the same schema as a new file', async version => {
  const [old, fresh] = [await fileOf(version), newFile()]
  for (const path of [old, fresh]) await (await openStore(path)).database.close()
  expect(await schemaOf(old)).toEqual(await schemaOf(fresh))
})

test('settings survive', async () => {
  const saves = await openStore(await fileOf(2))
  expect(await readSetting(saves, 'theme')).toBe('dark')
  await saves.database.close()
})

test('a migration that fails half way leaves the file as it was', async () => {
  const path = await fileOf(2)
  const connection = await openNode(path)
  await connection.execute('ALTER TABLE games ADD COLUMN thumbnail TEXT')
  await connection.close()
  const before = await schemaOf(path)
  expect(await codeOf(openStore(path))).toBe('storage')
  expect(await schemaOf(path)).toEqual(before)
})
