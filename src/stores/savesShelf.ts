import { view, type Core, type Game } from '../engine'
import {
  appendAction,
  createGame,
  deleteGame,
  duplicateGame,
  exportGame,
  importGame,
  keepAside,
  keepExtras,
  keepThumbnail,
  listGames,
  openGame,
  purgeDeleted,
  readSetting,
  renameGame,
  restoreGame,
  SaveError,
  truncateTo,
  writeSetting,
  type Json,
  type OpenedSaves,
  type SavedGame,
  type Saves,
} from '../saves'
import { privacies, type Privacy } from './game/curtain'
import type { AnyView, GameFile } from './game/session'
import { readablePicture } from './picture'
import {
  people,
  type NewGameChoice,
  type OpenedSave,
  type SaveHeader,
  type SeatChoice,
  type Shelf,
  type TableChoice,
} from './shelf'

/** What the app keeps with a save beside its actions. */
interface Extras {
  readonly privacy: Privacy
  readonly pins: TableChoice['pins']
  readonly note: string
  readonly seen: readonly [number, number]
}

/** The shelf on the database of this device. */
export function shelfOn({ saves, damaged }: OpenedSaves): Shelf {
  const header = async (id: number): Promise<SaveHeader> => headerOf(await find(saves, id))
  return {
    damaged,
    list: async () => (await listGames(saves)).map(headerOf),
    create: async choice => header(await create(saves, choice)),
    open: (id, thorough) => open(saves, Number(id), thorough),
    describe: (id, note, seen) => change(saves, Number(id), { note, seen }),
    seen: async id => extrasOf(await find(saves, Number(id))).seen,
    glance: id => glance(saves, Number(id)),
    keepPicture: picture => keepThumbnail(saves, Number(picture.save), JSON.stringify(picture)),
    rename: (id, title) => renameGame(saves, Number(id), title),
    duplicate: async id =>
      header(await duplicateGame(saves, Number(id), `${(await find(saves, Number(id))).title}, copy`)),
    remove: id => deleteGame(saves, Number(id)),
    restore: id => restoreGame(saves, Number(id)),
    purge: async before => void (await purgeDeleted(saves, before)),
    exportText: id => exportGame(saves, Number(id)),
    importText: async text => header(await importGame(saves, text)),
    readSetting: key => readSetting(saves, key),
    writeSetting: (key, value) => writeSetting(saves, key, value as Json),
  }
}

async function find(saves: Saves, id: number): Promise<SavedGame> {
  const found = (await listGames(saves)).find(game => game.id === id)
  if (!found) throw new Error(`no saved game ${id}`)
  return found
}

async function create(saves: Saves, choice: NewGameChoice): Promise<number> {
  const game = saves.gameOf(choice.game)
  if (!game) throw new Error(`no game ${choice.game}`)
  const { title, scenario, options, seed, table } = choice
  const extras = { privacy: table.privacy, pins: table.pins, note: '', seen: [0, 0] }
  return createGame(saves, game, {
    title,
    scenario,
    options,
    seed,
    seats: [seatId(table.seats[0]), seatId(table.seats[1])],
    extras,
  })
}
const seatId = (seat: SeatChoice): string => (seat.kind === 'person' ? 'person' : seat.level)
const seatOf = (id: string): SeatChoice => (id === 'person' ? { kind: 'person' } : { kind: 'ai', level: id })

/** The damaged rest of a save that breaks off must not be played onto: the save is kept aside and a good copy opened. */
async function open(saves: Saves, id: number, thorough = false): Promise<OpenedSave> {
  const { saved, game, record, fault } = await openGame(saves, id, { thorough })
  if (saved.soundTo !== null) throw new SaveError('keptAside', `game ${id}`)
  if (!fault) return { header: headerOf(saved), record, fault: null, file: fileOf(saves, id, game) }
  const copy = await open(saves, await keepAside(saves, id, record.actions.length))
  const kept = headerOf(await find(saves, id))
  return { ...copy, fault: { what: fault.what, at: record.actions.length, kept } }
}
async function glance(saves: Saves, id: number): Promise<AnyView> {
  const { game, state } = await openGame(saves, id)
  return view(game, state, 'table')
}

const fileOf = (saves: Saves, id: number, game: Game<Core>): GameFile => ({
  append: ({ side, action, after }) => appendAction(saves, id, game, side, action, after),
  takeBackTo: length => truncateTo(saves, id, length),
})

async function change(saves: Saves, id: number, changed: Partial<Extras>): Promise<void> {
  const extras = { ...extrasOf(await find(saves, id)), ...changed }
  await keepExtras(saves, id, extras as unknown as Json)
}

function headerOf(saved: SavedGame): SaveHeader {
  const { privacy, pins, note } = extrasOf(saved)
  const { id, game, scenario, title, length, updated, outcome, seats, damaged, soundTo } = saved
  const table: TableChoice = { seats: [seatOf(seats[0]), seatOf(seats[1])], privacy, pins }
  const picture = readablePicture(readable(saved.thumbnail), String(id))
  return { id: String(id), game, scenario, title, length, updated, outcome, table, note, picture, damaged, soundTo }
}
function readable(thumbnail: string | null): unknown {
  try {
    return thumbnail === null ? null : (JSON.parse(thumbnail) as unknown)
  } catch {
    return null
  }
}

/** Extras come from a file anybody may have edited: what does not fit falls back to the default. */
function extrasOf(saved: SavedGame): Extras {
  const raw = (saved.extras ?? {}) as { readonly [key: string]: unknown }
  const pins = Array.isArray(raw['pins']) ? raw['pins'] : []
  const seen = Array.isArray(raw['seen']) ? raw['seen'] : []
  return {
    privacy: privacies.find(name => name === raw['privacy']) ?? people.privacy,
    pins: [pinOf(pins[0]), pinOf(pins[1])],
    note: typeof raw['note'] === 'string' ? raw['note'] : '',
    seen: [Number(seen[0]) || 0, Number(seen[1]) || 0],
  }
}
const pinOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
