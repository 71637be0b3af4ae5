import { copyFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import fc from 'fast-check'
import { digest } from '../engine'
import { appendAction } from './actions'
import { openNode } from './drivers/node'
import { createGame, listGames } from './games'
import { openGame } from './openGame'
import { openSaves, savesOn, type Saves } from './saves'
import { APPLICATION_ID, SCHEMA_VERSION } from './schema'
import { beginning, codeOf, gameOf, newFile, openStore, removeFiles, savedGame, someMove, tiny } from './testing/store'

afterEach(removeFiles)

const withStore = async (path: string, work: (saves: Saves) => Promise<unknown>): Promise<void> => {
  const saves = await openStore(path)
  await work(saves)
  await saves.database.close()
}

describe('one damaged game', () => {
  const cases: readonly (readonly [string, string, string, number])[] = [
    ['a missing row', 'DELETE FROM actions WHERE seq = 36', 'damagedGame', 35],
    ['another action', "UPDATE actions SET action = 'resign' WHERE seq = 36", 'diverged', 35],
    ['nonsense for an action', 'UPDATE actions SET action = char(0, 10) WHERE seq = 36', 'diverged', 35],
    ['a wrong digest', "UPDATE actions SET digest = 'no' WHERE seq = 36", 'diverged', 35],
    ['an impossible side', 'UPDATE actions SET side = 9 WHERE seq = 36', 'damagedGame', 35],
    ['a tail cut off', 'DELETE FROM actions WHERE seq > 33', 'damagedGame', 33],
  ]
  test.each(cases)('with %s opens up to the fault', async (_, harm, code, at) => {
    const saves = await openStore(newFile())
    const { id } = await savedGame(saves, 40)
    const other = await savedGame(saves, 40)
    await saves.database.run(`${harm} AND game = ${id}`)
    const { fault, record, state } = await openGame(saves, id)
    expect([fault?.code, fault?.at, record.actions.length, state.seq]).toEqual([code, at, at, at])
    expect(fault?.what && fault.advice).toBeTruthy()
    expect((await openGame(saves, other.id)).fault).toBeNull()
    await saves.database.close()
  })

  test.each([
    "'{}'",
    "'null'",
    "'[1,2'",
    '\'{"format":1,"game":"skirmish","version":1,"digest":"x"}\'',
    'substr(state, 1, 500)',
    "replace(state, '1', '2')",
  ])('whose snapshots became %s is replayed instead', async harm => {
    const saves = await openStore(newFile())
    const { id, state } = await savedGame(saves, 70)
    await saves.database.run(`UPDATE snapshots SET state = ${harm}`)
    const back = await openGame(saves, id)
    expect([back.fault, digest(tiny, back.state)]).toEqual([null, digest(tiny, state)])
    await saves.database.close()
  })

  test.each([
    ["seed = '[1,'", 'damagedGame'],
    ["seed = '[1,2]'", 'damagedGame'],
    ["seats = '[]'", 'damagedGame'],
    ["scenario = 'nowhere'", 'damagedGame'],
    ["game = 'chess'", 'unknownGame'],
    ['version = 99', 'newerGame'],
  ])('whose line says %s is listed and says why it cannot be opened', async (harm, code) => {
    const saves = await openStore(newFile())
    const { id } = await savedGame(saves, 3)
    await saves.database.run(`UPDATE games SET ${harm}`)
    expect(await codeOf(openGame(saves, id))).toBe(code)
    expect(await listGames(saves)).toHaveLength(1)
    await saves.database.close()
  })
})

describe('a database file', () => {
  test.each([
    ['of noise', (bytes: Buffer) => bytes.fill(0x5a), 'damagedDatabase'],
    ['with a broken header', (bytes: Buffer) => bytes.fill(0, 0, 16), 'damagedDatabase'],
    ['with a broken schema page', (bytes: Buffer) => bytes.fill(0xff, 100, 4000), 'damagedDatabase'],
  ])('%s is refused and kept as it is', async (_, harm, code) => {
    const path = newFile()
    await withStore(path, saves => savedGame(saves, 40))
    const bytes = readFileSync(path)
    harm(bytes)
    writeFileSync(path, bytes)
    expect(await codeOf(openStore(path))).toBe(code)
    expect(readFileSync(path).equals(bytes)).toBe(true)
  })

  test('that is damaged is passed over for a new one, and both stay', async () => {
    const path = newFile()
    writeFileSync(path, 'this was a database once, before the flood came over it')
    const open = () => openSaves(openNode, path, gameOf, () => 1)
    const { saves, damaged } = await open()
    expect(damaged).toEqual([path])
    await createGame(saves, tiny, beginning)
    await saves.database.close()
    const again = await open()
    expect(await listGames(again.saves)).toHaveLength(1)
    expect(existsSync(path)).toBe(true)
    await again.saves.database.close()
  })

  test('of another program or of a newer app is refused', async () => {
    const foreign = newFile()
    const connection = await openNode(foreign)
    await connection.execute('CREATE TABLE recipes (name TEXT)')
    expect(await codeOf(savesOn(connection, gameOf, () => 1))).toBe('foreignDatabase')
    const newer = newFile()
    const later = await openNode(newer)
    await later.execute(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${SCHEMA_VERSION + 1}`)
    expect(await codeOf(savesOn(later, gameOf, () => 1))).toBe('newerDatabase')
  })

  test('with any page overwritten gives a named error or a game, never anything else', async () => {
    const path = newFile()
    let id = 0
    await withStore(path, async saves => (id = (await savedGame(saves, 90)).id))
    const whole = readFileSync(path)
    await fc.assert(
      fc.asyncProperty(
        fc.nat(whole.length - 1),
        fc.integer({ min: 1, max: 600 }),
        fc.nat(255),
        async (from, length, byte) => {
          const copy = newFile()
          const bytes = Buffer.from(whole)
          bytes.fill(byte, from, Math.min(whole.length, from + length))
          writeFileSync(copy, bytes)
          const codes = await codeOf(openAndRead(copy, id))
          return codes === 'no error' || /^[a-z]+[A-Za-z]+$/.test(String(codes))
        },
      ),
      { numRuns: 60 },
    )
  })
  const openAndRead = async (path: string, id: number): Promise<void> => {
    const saves = await openStore(path)
    try {
      await openGame(saves, id)
    } finally {
      await saves.database.close()
    }
  }

  test('with its write-ahead log cut anywhere holds every action up to the cut', async () => {
    const path = newFile()
    const saves = await openStore(path)
    const { id } = await savedGame(saves, 30)
    const size = readFileSync(`${path}-wal`).length
    for (let cut = 0; cut <= size; cut += 997) {
      const copy = newFile()
      copyFileSync(path, copy)
      copyFileSync(`${path}-wal`, `${copy}-wal`)
      truncateSync(`${copy}-wal`, cut)
      const survivor = await openStore(copy)
      const [game] = await listGames(survivor)
      if (game) expect(await openGame(survivor, id)).toMatchObject({ fault: null, state: { seq: game.length } })
      if (cut > size - 100) expect(game?.length).toBeGreaterThanOrEqual(28)
      await survivor.database.close()
    }
    await saves.database.close()
  })
})

test('a full disk refuses the action, loses nothing and goes on once there is room', async () => {
  const connection = await openNode(newFile())
  const saves = await savesOn(connection, gameOf, () => 1)
  const { id, state: start } = await savedGame(saves, 30)
  await connection.execute("INSERT INTO settings VALUES ('filler', hex(zeroblob(9000)))")
  const [pages] = await connection.all('PRAGMA page_count')
  await connection.all(`PRAGMA max_page_count = ${Number(pages?.['page_count'])}`)
  await connection.execute('INSERT INTO snapshots VALUES (1, 1, hex(zeroblob(300)))')
  let state = start
  const attempt = async (): Promise<unknown> => {
    const { side, action, after } = someMove(state, 1)
    const code = await codeOf(appendAction(saves, id, tiny, side, action, after))
    if (code === 'no error') state = after
    return code
  }
  const fill = () =>
    codeOf(saves.database.run('INSERT INTO snapshots SELECT 1, -count(*), hex(zeroblob(200)) FROM snapshots'))
  while ((await fill()) === 'no error');
  const codes = [await attempt(), await attempt(), await attempt()]
  expect(codes).toContain('diskFull')
  expect(await openGame(saves, id)).toMatchObject({ fault: null, state: { seq: state.seq } })
  await connection.all('PRAGMA max_page_count = 100000')
  expect(await attempt()).toBe('no error')
  expect((await openGame(saves, id)).state.seq).toBe(state.seq)
  await saves.database.close()
})

test('two windows: both may open at once, and the one that fell behind is told', async () => {
  const path = newFile()
  const one = await openStore(path)
  const two = await openStore(path)
  const { id, state } = await savedGame(one, 5)
  const { side, action, after } = someMove(state, 3)
  await appendAction(two, id, tiny, side, action, after)
  expect(await codeOf(appendAction(one, id, tiny, side, action, after))).toBe('outOfOrder')
  expect((await openGame(one, id)).state.seq).toBe(6)
  await Promise.all([one.database.close(), two.database.close()])
})

test('a locked file is busy, not damaged', async () => {
  const path = newFile()
  const saves = await openStore(path)
  const other = await openNode(path)
  await other.execute('BEGIN IMMEDIATE')
  await saves.database.all('PRAGMA busy_timeout = 1')
  expect(await codeOf(createGame(saves, tiny, beginning))).toBe('busy')
  await other.execute('ROLLBACK')
  expect(await createGame(saves, tiny, beginning)).toBe(1)
  await Promise.all([saves.database.close(), other.close()])
})
