import type { Board } from '../../../atlas'
import type { IconName } from '../../../components'
import type { Play, Weather } from '../../../map/layers/scene'
import type { Reach } from '../../../map/pieces/reach'
import type { Thing } from '../../../map/pieces/thing'
import type { NationName } from '../../../theme'
import type { BattleTold, Exchange } from '../battle/exchange'
import type { Action, AnyView, Event, Live, Playing, Side } from '../../../stores'

/** What a game shows on the table at a moment, seen by somebody's eyes. */
export interface Seen {
  readonly view: AnyView
  readonly live: Live
  /** The piece in the hand, or -1. */
  readonly held: number
  /** Pieces that go together, the one in the hand among them. */
  readonly group?: readonly number[]
  /** Pieces that could be taken up with an empty hand. */
  readonly ready?: ReadonlySet<number>
  /** Whose camp is drawn first. */
  readonly first: Side
}

export interface StatusLine {
  readonly title: string
  readonly note: string
  readonly weather?: { readonly icon: IconName; readonly word: string }
  readonly score?: string
  /** Whose turn it is, which need not be who decides now. */
  readonly side?: Side
  /** The turns of the game, and which of them is played. */
  readonly track?: { readonly labels: readonly string[]; readonly at: number }
  /** The places that count for victory, west to east, and who holds each. */
  readonly medals?: readonly { readonly name: string; readonly side: Side; readonly word: string }[]
  /** For wide screens: short facts in order, each with its icon. */
  readonly facts?: readonly { readonly icon: IconName; readonly label: string; readonly value: string }[]
}

/** A piece beside what it can do, for the tray. */
export interface PieceCard {
  readonly thing: Thing
  readonly name: string
  readonly note: string
  /** What it does now, in a word or two: 'has moved', '5 points'. */
  readonly brief?: string
}

/** How a piece goes to a place: the spaces it walks through, its own left out. */
export interface Way {
  readonly path: readonly number[]
  /** It ends among enemies on the other bank. */
  readonly crossesRiver: boolean
  /** What the piece can spend. */
  readonly points: number
}

/** All about one place, as far as these eyes go. */
export interface PlaceCard {
  readonly title: string
  /** Its number on the map and its modern name. */
  readonly note: string
  readonly facts: readonly {
    readonly icon: IconName
    readonly label: string
    readonly value: string
    readonly rule?: string
  }[]
  /** Neighbours, by what lies between. */
  readonly borders: readonly {
    readonly icon: IconName
    readonly label: string
    readonly places: readonly { readonly space: number; readonly name: string }[]
    readonly rule?: string
  }[]
}

/** How a game tells its battles. */
export interface BattleTeller {
  /** Kinds of events: the first and the last of a battle, and a face that is turned up in it. */
  readonly begins: string
  readonly ends: string
  readonly unveils: string
  exchange(told: BattleTold): Exchange | null
  /** The whole of it in a few words, for the log. */
  digest?(events: readonly Event[]): string
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
  /** Turn and impulse for the curtain, from what both sides have heard. */
  moment?(view: AnyView, heard: readonly Event[]): string
  /** The piece or token behind the key of a thing. */
  touched(key: string): { readonly piece: number } | { readonly token: number } | null
  card(seen: Seen, key: string): PieceCard | null
  /** Pieces that can be touched but lie nowhere on the map: blocks just drawn, blocks to choose from. */
  aside?(seen: Seen): readonly PieceCard[]
  /** The place the question is about, when it is about one. */
  focus?(seen: Seen): number | null
  /** How far orders carry now, for games whose pieces are led. */
  reach?(seen: Seen): Reach | undefined
  /** Who leads the piece in the hand, or those of that place, in a few words. */
  leads?(seen: Seen, space: number): string | undefined
  /** The way the piece in the hand takes there, as the rules will move it. */
  way?(seen: Seen, space: number): Way | null
  /** Ground and room in a few words, for the head of the tray. */
  room?(seen: Seen, space: number): string
  place?(seen: Seen, space: number): PlaceCard
  /** A title for an order that waits for its last press. */
  deed?(seen: Seen, actions: readonly Action[]): string | undefined
  /** The button that goes on: wheat. Null lets the table choose. */
  primary?(playing: Playing): Action | null
  readonly battles?: BattleTeller
  /** Kinds of events that move a piece: the piece first, then the places on its way. */
  readonly marches?: ReadonlySet<string>
  /** Verbs that are offered beside the main thing: the lamp does not light them, and a touch asks first. */
  readonly quiet?: ReadonlySet<string>
  /** Verbs of buttons that never go on: they are not wheat. */
  readonly lesser?: ReadonlySet<string>
  /** Verbs of buttons that may be pressed without a look behind the curtain: nothing hidden bears on them. */
  readonly unseen?: ReadonlySet<string>
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
