import fc from 'fast-check'
import { digest } from '../engine'
import { SaveError } from './errors'
import { listGames, renameGame } from './games'
import { openGame } from './openGame'
import { MOST_BYTES, parseSave } from './saveFile'
import type { Saves } from './saves'
import { codeOf, newFile, openStore, removeFiles, savedGame, tiny } from './testing/store'
import { exportGame, importGame } from './transfer'
import { decodeUtf8 } from './utf8'

let saves: Saves
let text: string
let whole: ReturnType<typeof savedGame> extends Promise<infer T> ? T : never
beforeAll(async () => {
  saves = await openStore(newFile())
  whole = await savedGame(saves, 10_000)
  text = await exportGame(saves, whole.id)
})
afterAll(async () => {
  await saves.database.close()
  removeFiles()
})

/** Everything in the database, to see that nothing changed. */
const contents = async (): Promise<string> => {
  const tables = ['games', 'actions', 'snapshots', 'settings']
  return JSON.stringify(await Promise.all(tables.map(table => saves.database.all(`SELECT * FROM ${table}`))))
}
async function refusal(content: string | Uint8Array): Promise<unknown> {
  const before = await contents()
  const cause: unknown = await importGame(saves, content).catch((error: unknown) => error)
  expect(await contents()).toBe(before)
  expect(cause).toBeInstanceOf(SaveError)
  expect((cause as SaveError).advice).toMatch(/\.$/)
  return (cause as SaveError).code
}
const changed = (change: { [field: string]: unknown }): string =>
  JSON.stringify({ ...(JSON.parse(text) as object), ...change })
const bytesOf = (content: string): Uint8Array => new TextEncoder().encode(content)

test('an exported game comes back the same, as text and as bytes', async () => {
  for (const content of [text, bytesOf(text)]) {
    const id = await importGame(saves, content)
    const back = await openGame(saves, id, { thorough: true })
    expect(back.fault).toBeNull()
    expect(digest(tiny, back.state)).toBe(digest(tiny, whole.state))
    expect(await exportGame(saves, id)).toBe(text)
    expect((await listGames(saves))[0]).toMatchObject({ id, outcome: whole.state.over, seats: ['person', 'officer'] })
  }
})

test('an export is small: words, and a digest now and then', () => {
  expect(text.length / whole.state.seq).toBeLessThan(17)
})

test('any length of game goes out and in', async () => {
  for (const count of [0, 1, 49, 50, 51]) {
    const { id, state } = await savedGame(saves, count)
    const back = await openGame(saves, await importGame(saves, await exportGame(saves, id)))
    expect(digest(tiny, back.state)).toBe(digest(tiny, state))
  }
})

test.each([
  ['another action', "UPDATE actions SET action = 'resign' WHERE seq = 36", 60, 'diverged'],
  ['an impossible side', 'UPDATE actions SET side = 9 WHERE seq = 36', 60, 'no error'],
  ['a missing row', 'DELETE FROM actions WHERE seq = 36', 59, 'diverged'],
])(
  'a game damaged by %s goes out with everything that can be read, and comes in only if it fits',
  async (_, harm, count, code) => {
    const { id } = await savedGame(saves, 60)
    const sound = parseSave(await exportGame(saves, id)).actions.map(({ text }) => text)
    await saves.database.run(`${harm} AND game = ${id}`)
    const out = await exportGame(saves, id)
    const texts = parseSave(out).actions.map(({ text }) => text)
    expect(texts).toHaveLength(count)
    expect(texts.slice(-24)).toEqual(sound.slice(-24))
    expect(await codeOf(importGame(saves, out))).toBe(code)
  },
)

test('a title keeps every letter', async () => {
  const { id } = await savedGame(saves, 1)
  await renameGame(saves, id, 'Київ ’41 🂡 "quoted"')
  const copy = await importGame(saves, bytesOf(await exportGame(saves, id)))
  expect((await openGame(saves, copy)).saved.title).toBe('Київ ’41 🂡 "quoted"')
})

const deep = '['.repeat(100_000)
const million = Array.from({ length: 1_000_000 }, () => 'x')
const foreign: readonly (readonly [string, () => string | Uint8Array, string])[] = [
  ['an empty file', () => '', 'notASave'],
  ['a shopping list', () => 'milk\nbread', 'notASave'],
  ['another JSON file', () => '{"name":"black-earth","version":"1.0.0"}', 'notASave'],
  ['a JSON list', () => '[1,2,3]', 'notASave'],
  ['a JSON null', () => 'null', 'notASave'],
  ['a picture', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), 'notASave'],
  [
    'invalid UTF-8',
    () => new Uint8Array([...bytesOf(text).slice(0, 60), 0xc3, 0x28, ...bytesOf(text).slice(60)]),
    'notASave',
  ],
  ['a huge file', () => ' '.repeat(MOST_BYTES + 1), 'fileTooLarge'],
  ['a nest of brackets', () => deep, 'notASave'],
  ['a nest of brackets in a save', () => changed({}).replace('"options":[]', `"options":${deep}`), 'notASave'],
  ['a newer format', () => changed({ version: 2 }), 'newerFile'],
  ['newer rules', () => changed({ gameVersion: 99 }), 'newerGame'],
  ['a game we do not have', () => changed({ game: 'chess' }), 'unknownGame'],
  ['a game called as a prototype', () => changed({ game: '__proto__' }), 'unknownGame'],
  ['a scenario we do not have', () => changed({ scenario: 'constructor' }), 'damagedFile'],
  ['an option we do not have', () => changed({ options: ['toString'] }), 'damagedFile'],
  ['SQL for a game', () => changed({ game: "x'; DROP TABLE games; --" }), 'unknownGame'],
  [
    'SQL for an action',
    () => changed({ count: 1, digests: [], actions: [[0, "x'); DROP TABLE games; --"]] }),
    'damagedFile',
  ],
  ['an unknown action', () => changed({ count: 1, digests: [], actions: [[0, 'surrender']] }), 'diverged'],
  [
    'an action of the wrong side',
    () =>
      changed({
        count: 1,
        digests: [],
        actions: [
          [1, 'resign'],
          [0, 'resign'],
        ].slice(0, 1),
      }),
    'diverged',
  ],
  ['a million actions', () => changed({ count: 1_000_000, actions: [[0, million.join(';')]] }), 'fileTooLarge'],
  [
    '30,000 short actions',
    () => changed({ count: 20, actions: [[0, million.slice(0, 30_000).join(';')]] }),
    'fileTooLarge',
  ],
  ['a count that does not fit', () => changed({ count: 3 }), 'damagedFile'],
  ['a negative count', () => changed({ count: -1 }), 'damagedFile'],
  ['no digests', () => changed({ digests: [] }), 'damagedFile'],
  ['a digest every zero actions', () => changed({ every: 0 }), 'damagedFile'],
  ['a wrong last digest', () => changed({ digest: '0000000000000000' }), 'diverged'],
  ['a wrong opening', () => changed({ opening: '0000000000000000' }), 'diverged'],
  ['another seed', () => changed({ seed: [1, 1] }), 'diverged'],
  ['a gigantic seed', () => text.replace(/"seed":\[\d+/, '"seed":[1e308'), 'damagedFile'],
  ['a seed of fractions', () => changed({ seed: [0.5, 1] }), 'damagedFile'],
  ['a seed of text', () => changed({ seed: ['1', '2'] }), 'damagedFile'],
  ['a title that is an object', () => changed({ title: { toString: 'no' } }), 'damagedFile'],
  ['three seats', () => changed({ seats: ['person', 'person', 'person'] }), 'damagedFile'],
  ['a side that is no side', () => changed({ actions: [[2, 'resign']], count: 1 }), 'damagedFile'],
  ['actions that are text', () => changed({ actions: 'resign' }), 'damagedFile'],
  ['a broken middle', () => text.replace('"count":', '"count"'), 'damagedFile'],
]
test.each(foreign)('%s is refused by name and changes nothing', async (_, content, code) => {
  expect(await refusal(content())).toBe(code)
})

test('a prototype in a file reaches no prototype of ours', async () => {
  const content = text.replace('{', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},')
  await importGame(saves, content)
  expect(({} as { polluted?: number }).polluted).toBeUndefined()
})

test('a file cut off anywhere is refused', async () => {
  const cuts = fc.integer({ min: 40, max: text.trimEnd().length - 1 })
  await fc.assert(
    fc.asyncProperty(cuts, async cut =>
      /^(truncatedFile|damagedFile)$/.test(String(await refusal(text.slice(0, cut)))),
    ),
    { numRuns: 50 },
  )
})

test('any other byte anywhere is refused, or does not matter', async () => {
  const original = bytesOf(text)
  const before = (await listGames(saves)).length
  let accepted = 0
  const flips = fc.tuple(fc.nat(original.length - 1), fc.nat(255))
  await fc.assert(
    fc.asyncProperty(flips, async ([at, byte]) => {
      const content = original.slice()
      content[at] = byte
      const cause: unknown = await importGame(saves, content).catch((error: unknown) => error)
      if (typeof cause === 'number') accepted++
      return typeof cause === 'number' || cause instanceof SaveError
    }),
    { numRuns: 100 },
  )
  expect((await listGames(saves)).length).toBe(before + accepted)
})

test('any text, any JSON and any bytes are refused by name', async () => {
  const anything = fc.oneof(fc.string(), fc.json(), fc.uint8Array({ maxLength: 400 }))
  await fc.assert(
    fc.asyncProperty(anything, content =>
      importGame(saves, content).then(
        () => false,
        (cause: unknown) => cause instanceof SaveError,
      ),
    ),
    { numRuns: 200 },
  )
})

test('any values in the fields of a save are refused by name', () => {
  const fields = Object.keys(JSON.parse(text) as object)
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.jsonValue(), (field, value) => {
      try {
        parseSave(changed({ [field]: value }))
        return true
      } catch (cause) {
        return cause instanceof SaveError
      }
    }),
    { numRuns: 300 },
  )
})

test('UTF-8 is read as the platform reads it, and refused where the platform refuses', () => {
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const platform = (bytes: Uint8Array): string | null => {
    try {
      return strict.decode(bytes)
    } catch {
      return null
    }
  }
  const awkward = fc.array(
    fc.constantFrom(0x41, 0x80, 0xbf, 0xc0, 0xc3, 0xe0, 0xa0, 0xed, 0x9f, 0xf0, 0x90, 0xf4, 0x8f, 0xf5, 0xff),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), words => decodeUtf8(bytesOf(words)) === platform(bytesOf(words))),
  )
  fc.assert(
    fc.property(awkward, list => decodeUtf8(Uint8Array.from(list)) === platform(Uint8Array.from(list))),
    { numRuns: 2000 },
  )
})
