import type { Board } from '../../../atlas'
import type { IconName } from '../../../components'
import type { Play, Weather } from '../../../map/layers/scene'
import type { Thing } from '../../../map/pieces/thing'
import type { NationName } from '../../../theme'
import type { Action, AnyView, Event, Live, Playing, Side } from '../../../stores'

/** What a game shows on the table at a moment, seen by somebody's eyes. */
export interface Seen {
  readonly view: AnyView
  readonly live: Live
  /** The piece in the hand, or -1. */
  readonly held: number
  /** Whose camp is drawn first. */
  readonly first: Side
}

export interface StatusLine {
  readonly title: string
  readonly note: string
  readonly weather?: { readonly icon: IconName; readonly word: string }
  readonly score?: string
  /** For wide screens: short facts in order, each with its icon. */
  readonly facts?: readonly { readonly icon: IconName; readonly label: string; readonly value: string }[]
}

/** A piece beside what it can do, for the tray. */
export interface PieceCard {
  readonly thing: Thing
  readonly name: string
  readonly note: string
}

export interface BattleSideModel {
  readonly side: Side
  readonly role: string
  readonly pieces: readonly {
    readonly thing: Thing
    readonly name: string
    readonly dice: readonly { readonly value: number; readonly hit: boolean }[]
  }[]
  readonly note: string
}
/** A battle under way, step by step, as far as the reader's eyes go. */
export interface BattleModel {
  /** Which battle of the game: another one opens the sheet again. */
  readonly key: string
  readonly title: string
  readonly ground: string
  readonly rule: string
  readonly space: number
  readonly isOver: boolean
  readonly steps: readonly {
    readonly icon: IconName
    readonly label: string
    readonly state: 'done' | 'now' | 'later' | 'never'
  }[]
  readonly sides: readonly BattleSideModel[]
  readonly lines: readonly string[]
}

/** Everything the table must be told about one game. */
export interface TableBoard {
  readonly game: string
  /** The wood of each side: on the curtain, on the seats. */
  readonly nations: readonly [NationName, NationName]
  readonly sideNames: readonly [string, string]
  board(): Board
  things(seen: Seen): readonly Thing[]
  play(seen: Seen): Play
  weather(view: AnyView): Weather
  status(view: AnyView): StatusLine
  /** The piece or token behind the key of a thing. */
  touched(key: string): { readonly piece: number } | { readonly token: number } | null
  card(seen: Seen, key: string): PieceCard | null
  /** The button that goes on: wheat. Null lets the table choose. */
  primary?(playing: Playing): Action | null
  battle?(playing: Playing, seen: Seen): BattleModel | null
  /** Verbs that are offered beside the main thing: the lamp does not light them, and a touch asks first. */
  readonly quiet?: ReadonlySet<string>
  /** Kinds of events that begin a chapter of the log. */
  readonly chapters: ReadonlySet<string>
  /** Kinds of events that are too small to be told in the log. */
  readonly whispers?: ReadonlySet<string>
  /** Which piece an event shows fighting, for the marks of the log. */
  sideOf?(view: AnyView, event: Event): Side | 'both' | null
  /** Order of battle: groups of pieces the reader may know. */
  order?(
    seen: Seen,
  ): readonly { readonly title: string; readonly note: string; readonly pieces: readonly PieceCard[] }[]
}
