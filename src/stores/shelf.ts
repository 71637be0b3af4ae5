import type { GameRecord, Outcome, Seed } from '../engine'
import type { Privacy } from './game/curtain'
import type { AnyView, GameFile } from './game/session'
import type { PublicPicture } from './picture'

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
  /** How many actions are sound. */
  readonly at: number
  /** The damaged game, kept whole. */
  readonly kept: SaveHeader
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
  /** Kept aside because it breaks off: how many of its actions are sound. Null for a game that is played. */
  readonly soundTo: number | null
  /** What anybody may know of where it stands ('September, Axis impulse 5'). */
  readonly note: string
  /** The map as anybody may see it; null until somebody has looked. */
  readonly picture: PublicPicture | null
}

export interface OpenedSave {
  readonly header: SaveHeader
  readonly record: GameRecord
  /** Why the save that was asked for breaks off, and where: what is opened is a good copy of everything before. */
  readonly fault: SaveFault | null
  readonly file: GameFile
}

/** Where games and settings are kept, whatever the device. */
export interface Shelf {
  list(): Promise<readonly SaveHeader[]>
  create(choice: NewGameChoice): Promise<SaveHeader>
  /** Thorough, it trusts no snapshot and checks every action. */
  open(id: string, thorough?: boolean): Promise<OpenedSave>
  describe(id: string, note: string, seen: readonly [number, number]): Promise<void>
  seen(id: string): Promise<readonly [number, number]>
  /** With the eyes of both sides at once: nothing of it is secret. */
  glance(id: string): Promise<AnyView>
  keepPicture(picture: PublicPicture): Promise<void>
  rename(id: string, title: string): Promise<void>
  duplicate(id: string): Promise<SaveHeader>
  remove(id: string): Promise<void>
  restore(id: string): Promise<void>
  /** Really removes what was deleted before that time. */
  purge(before: number): Promise<void>
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
