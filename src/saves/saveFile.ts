import type { RecordedAction, Seed, Side } from '../engine'
import { SaveError } from './errors'
import { isSeed, isWords } from './games'
import { decodeUtf8 } from './utf8'

export const SAVE_FORMAT = 'black-earth-save'
export const SAVE_VERSION = 1
/** Limits no real game comes near: a file beyond them is not worth reading. */
export const MOST_BYTES = 1_000_000
export const MOST_ACTIONS = 20_000
const MOST_DEPTH = 8
const MOST_TITLE = 120
const DIGEST_EVERY = 50

/** A game as one small file: how it began and every action in words, with a digest now and then. */
export interface SaveFile {
  readonly game: string
  readonly gameVersion: number
  readonly title: string
  readonly scenario: string
  readonly options: readonly string[]
  readonly seed: Seed
  readonly seats: readonly [string, string]
  /** Digest of the state after set-up. */
  readonly opening: string
  readonly actions: readonly RecordedAction[]
}

/** Actions of one side in a row stand in one string: a campaign stays well under 100 kB. */
export function formatSave(save: SaveFile): string {
  const { opening, actions, game, gameVersion, title, scenario, options, seed, seats } = save
  const kept = actions.filter((_, i) => (i + 1) % DIGEST_EVERY === 0).map(({ digest }) => digest)
  const rest = {
    count: actions.length,
    opening,
    every: DIGEST_EVERY,
    digests: kept,
    digest: actions[actions.length - 1]?.digest ?? opening,
    actions: runsOf(actions),
  }
  const head = { format: SAVE_FORMAT, version: SAVE_VERSION, game, gameVersion, title, scenario, options, seed, seats }
  return JSON.stringify({ ...head, ...rest }) + '\n'
}
function runsOf(actions: readonly RecordedAction[]): readonly (readonly [Side, string])[] {
  const runs: [Side, string][] = []
  for (const { side, text } of actions) {
    const last = runs[runs.length - 1]
    if (last?.[0] === side) last[1] += `;${text}`
    else runs.push([side, text])
  }
  return runs
}

/** Reads what `formatSave` wrote, and nothing else: throws a `SaveError` that names what is wrong. */
export function parseSave(content: string | Uint8Array): SaveFile {
  const fields = fieldsOf(textOf(content))
  if (fields.get('format') !== SAVE_FORMAT) throw new SaveError('notASave')
  const version = whole(fields, 'version')
  if (version > SAVE_VERSION) throw new SaveError('newerFile', `version ${version}`)
  const seats = words(fields, 'seats')
  if (seats.length !== 2) throw damaged('seats')
  return {
    game: word(fields, 'game'),
    gameVersion: whole(fields, 'gameVersion'),
    title: word(fields, 'title').slice(0, MOST_TITLE),
    scenario: word(fields, 'scenario'),
    options: words(fields, 'options'),
    seed: seedOf(fields),
    seats: [seats[0]!, seats[1]!],
    opening: word(fields, 'opening'),
    actions: withDigests(fields, actionsOf(fields)),
  }
}

type Fields = ReadonlyMap<string, unknown>
const damaged = (what: string): SaveError => new SaveError('damagedFile', what)

function textOf(content: string | Uint8Array): string {
  if (content.length > MOST_BYTES) throw new SaveError('fileTooLarge', `${content.length} bytes`)
  const text = typeof content === 'string' ? content : decodeUtf8(content)
  if (text === null) throw new SaveError('notASave', 'not text')
  if (depthOf(text) > MOST_DEPTH) throw new SaveError('notASave', 'nested too deeply')
  return text
}
/** How deeply brackets nest, without a parser that could run out of stack; those in strings do no harm. */
function depthOf(text: string): number {
  let depth = 0
  let most = 0
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const c = text[i]
    if (quoted && c === '\\') i++
    else if (c === '"') quoted = !quoted
    else if (!quoted && (c === '[' || c === '{')) most = Math.max(most, ++depth)
    else if (!quoted && (c === ']' || c === '}')) depth--
  }
  return most
}

/** The file's own fields in a map: whatever they are called, they touch no prototype. */
function fieldsOf(text: string): Fields {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new SaveError(isCutOff(text) ? 'truncatedFile' : looksOurs(text) ? 'damagedFile' : 'notASave')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new SaveError('notASave')
  return new Map(Object.entries(value))
}
const looksOurs = (text: string): boolean => text.slice(0, 100).includes(`"${SAVE_FORMAT}"`)
const isCutOff = (text: string): boolean => looksOurs(text) && !text.trimEnd().endsWith('}')

function whole(fields: Fields, name: string): number {
  const value = fields.get(name)
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > 0x7fffffff) throw damaged(name)
  return value
}
function word(fields: Fields, name: string): string {
  const value = fields.get(name)
  if (typeof value !== 'string') throw damaged(name)
  return value
}
function words(fields: Fields, name: string): readonly string[] {
  const value = fields.get(name)
  if (!isWords(value)) throw damaged(name)
  return value
}
function seedOf(fields: Fields): Seed {
  const seed = fields.get('seed')
  if (!isSeed(seed)) throw damaged('seed')
  return seed
}

function actionsOf(fields: Fields): readonly RecordedAction[] {
  const runs = fields.get('actions')
  const count = whole(fields, 'count')
  if (count > MOST_ACTIONS) throw new SaveError('fileTooLarge', `${count} actions`)
  if (!Array.isArray(runs)) throw damaged('actions')
  const actions = runs.flatMap(runOf)
  if (actions.length > MOST_ACTIONS) throw new SaveError('fileTooLarge', `${actions.length} actions`)
  if (actions.length !== count) throw damaged(`${actions.length} actions, not ${count}`)
  return actions
}
function runOf(run: unknown): readonly RecordedAction[] {
  if (!Array.isArray(run) || run.length !== 2) throw damaged('actions')
  const [side, text] = run as readonly unknown[]
  if ((side !== 0 && side !== 1) || typeof text !== 'string') throw damaged('actions')
  return text.split(';').map(action => ({ side, text: action }))
}

/** Puts the sparse digests back on the actions they follow. */
function withDigests(fields: Fields, actions: readonly RecordedAction[]): readonly RecordedAction[] {
  const every = whole(fields, 'every')
  const kept = words(fields, 'digests')
  const last = word(fields, 'digest')
  if (every === 0 || kept.length !== Math.floor(actions.length / every)) throw damaged('digests')
  if (actions.length === 0 && last !== word(fields, 'opening')) throw damaged('digest')
  return actions.map((action, i) => {
    const digest = i === actions.length - 1 ? last : (i + 1) % every === 0 ? kept[(i + 1) / every - 1] : undefined
    return digest === undefined ? action : { ...action, digest }
  })
}
