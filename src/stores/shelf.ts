import type { GameRecord, Outcome, Seed } from '../engine'
import type { Privacy } from './game/curtain'
import type { GameFile } from './game/session'

/** Who sits on a side: a person here, or a level of the AI. */
export type SeatChoice = { readonly kind: 'person' } | { readonly kind: 'ai'; readonly level: string }

/** How a game is played on this device; kept with the save. */
export interface TableChoice {
  readonly seats: readonly [SeatChoice, SeatChoice]
  readonly privacy: Privacy
  /** A scrambled PIN a side, or null. */
  readonly pins: readonly [string | null, string | null]
}

export interface NewGameChoice {
  readonly game: string
  readonly scenario: string
  readonly options: readonly string[]
  readonly seed: Seed
  readonly title: string
  readonly table: TableChoice
}

export interface SaveFault {
  readonly what: string
  readonly advice: string
  readonly at: number | null
}

/** One line of the list of saved games. Open facts only: nothing on it may be secret. */
export interface SaveHeader {
  readonly id: string
  readonly game: string
  readonly scenario: string
  readonly title: string
  readonly length: number
  readonly updated: number
  readonly outcome: Outcome | null
  readonly table: TableChoice
  readonly damaged: boolean
  /** What anybody may know of where it stands ('September, Axis impulse 5'). */
  readonly note: string
}

export interface OpenedSave {
  readonly header: SaveHeader
  readonly record: GameRecord
  /** Why the save breaks off, and where: everything before is intact, and play goes on from there. */
  readonly fault: SaveFault | null
  readonly file: GameFile
}

/** Where games and settings are kept, whatever the device. */
export interface Shelf {
  list(): Promise<readonly SaveHeader[]>
  create(choice: NewGameChoice): Promise<SaveHeader>
  open(id: string): Promise<OpenedSave>
  describe(id: string, note: string, seen: readonly [number, number]): Promise<void>
  seen(id: string): Promise<readonly [number, number]>
  rename(id: string, title: string): Promise<void>
  duplicate(id: string): Promise<SaveHeader>
  remove(id: string): Promise<void>
  restore(id: string): Promise<void>
  exportText(id: string): Promise<string>
  importText(text: string): Promise<SaveHeader>
  readSetting(key: string): Promise<unknown>
  writeSetting(key: string, value: unknown): Promise<void>
  /** Files of saved games that could not be used and were left alone. */
  readonly damaged: readonly string[]
}

let shelf: Shelf | null = null
export function setShelf(opened: Shelf): void {
  shelf = opened
}
export function shelfNow(): Shelf {
  if (!shelf) throw new Error('the saved games have not been opened yet')
  return shelf
}
export const isShelfOpen = (): boolean => shelf !== null

export const people: TableChoice = {
  seats: [{ kind: 'person' }, { kind: 'person' }],
  privacy: 'curtain',
  pins: [null, null],
}
