import type { Action } from './action'

/** What a game gives and what the engine does with it. No game words, no screen, no clock. */
export type Side = 0 | 1
export const sides: readonly Side[] = [0, 1]
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0)
const [first, second]: readonly (readonly Side[])[] = [[0], [1]]
/** That side and nobody else: what most steps wait for. */
export const alone = (side: Side): readonly Side[] => (side === 0 ? first : second)!

/** Who looks. The table sees what both sides may know: the screen during an open decision. */
export type Eyes = Side | 'table'
export type Touch = 'piece' | 'space' | 'number'
/** open: may be answered with both players looking; secret: needs the device in that player's hands. */
export type Secrecy = 'open' | 'secret'

export interface Refusal {
  readonly rule: string
  readonly reason: string
}
export interface Outcome {
  readonly winner: Side | 'draw'
  readonly rule: string
  /** What decided it, in a few words for the result screen. */
  readonly reason?: string
}
/** What closed undo: chance was used, the actor learnt something, or another side decides now. */
export type Border = null | 'chance' | 'reveal' | 'handover'

/** A procedure under way: plain data, replaced, never edited. Its side sees all of it, others what the step shows. */
export interface Frame {
  readonly step: string
  readonly side?: Side
}
/** A table of small integers, a window on the state's one buffer. Rules read cells; only `put` writes them. */
export type Cells = { readonly [index: number]: number; readonly length: number }
export type Seed = readonly [number, number]

export interface Core {
  readonly cells: Int16Array
  readonly frames: readonly Frame[]
  readonly seed: Seed
  /** How much chance has been used. */
  readonly draws: number
  /** How many actions have been played. */
  readonly seq: number
  readonly over: Outcome | null
}
export type TableName<S extends Core> = Exclude<keyof S, keyof Core> & string

/** Who sees a table. knows: cell by cell, as the game says; never: nobody. Derived tables are rebuilt, not saved, not hashed. */
export interface TableSpec {
  readonly size: number
  readonly fill?: number
  readonly seen: 'all' | 'knows' | 'never'
  readonly derived?: true
}
/** Stands in a view's cell for what those eyes may not know. */
export const HIDDEN = -32768

/** Something an event speaks of. A piece that the listener does not know reaches him as a token. */
export type Ref =
  { readonly piece: number } | { readonly token: number } | { readonly space: number } | { readonly n: number }
/** Bits of the sides that hear: 1 the first, 2 the second, 3 both. */
export type Ears = 1 | 2 | 3
export interface Event {
  readonly kind: string
  readonly to: Side
  readonly what: readonly Ref[]
}

/** A piece whose face the viewer does not know: where it stands and the marks anybody can see on it. */
export interface Token {
  readonly token: number
  readonly at: number
  readonly marks: readonly number[]
}
/** A face the viewer has seen and remembers: it is under one of the tokens mixed as `among`. */
export interface Fact {
  readonly piece: number
  readonly value: number
  readonly among: number
}

/** A state with HIDDEN in every cell those eyes may not know: one set of queries serves both. No seed, no counters. */
export type View<S extends Core> = Omit<S, 'seed' | 'draws' | 'seq' | 'cells'> & {
  readonly eyes: Eyes
  readonly tokens: readonly Token[]
  readonly facts: readonly Fact[]
}

/** What happens next on a draft: a step begins, a step hears from the one it called, or a side is asked. */
export type Todo = 'begin' | 'resume' | 'ask'

/** The private copy that rule code edits: for one action, or kept open over many (search, replay). */
export interface Draft<S extends Core> {
  readonly game: Game<S>
  readonly s: S
  todo: Todo
  result: number
  /** What was told, or null when nobody listens. */
  told: Event[] | null
  /** Bits of the sides that learnt something. */
  learnt: number
}

/** The legal answers: filled by `list`, read by table, AI, fuzzer and `apply`; refilled, never reallocated. */
export interface Offers {
  count: number
  verb: number
  closing: boolean
  readonly actions: Action[]
  readonly costs: number[]
  readonly closes: boolean[]
}

/** The odds of the order being put together, from what the player knows. */
export interface Forecast {
  readonly outcomes: readonly { readonly label: string; readonly chance: number; readonly wanted?: boolean }[]
  readonly modifiers: readonly { readonly rule: string; readonly label: string; readonly value?: number }[]
  /** Steps lost, by number of steps: the chance of each. */
  readonly losses?: { readonly own: readonly number[]; readonly enemy: readonly number[] }
  readonly exact: boolean
  /** How many worlds were sampled when it is not exact. */
  readonly worlds: number
  readonly assuming: readonly string[]
}

/** One thing a side may do: what is legal and what it does, side by side. */
export interface Verb<S extends Core, F extends Frame = Frame> {
  readonly name: string
  readonly rule: string
  readonly touch: readonly Touch[]
  /** It always closes undo (a single offer can say so for itself): the table asks for a deliberate press. */
  readonly commits?: true
  /** It adds to a set: in whatever order a finger likes; an enumerator walks ascending numbers only. */
  readonly gathers?: true
  /** A button that only leads on to the next question: touching a piece that is asked about there presses it too. */
  readonly leadsOn?: true
  list(s: S, f: F, side: Side, out: Offers): void
  play(d: Draft<S>, f: F, side: Side, first: number, second: number): void
  /** Why such a touch is not offered; null when this verb has nothing to say about it. */
  refuse?(v: View<S>, f: F, first: number, second: number): Refusal | null
  forecast?(v: View<S>, f: F): Forecast | null
}

/** One step of the sequence of play: it acts by itself (begin, resume) or waits for `who`. */
export interface Step<S extends Core, F extends Frame = Frame> {
  readonly rule: string
  readonly secrecy?: Secrecy
  /** Fields of the frame that other eyes may see. */
  readonly shows?: readonly string[]
  readonly verbs?: readonly Verb<S, F>[]
  /** Take a single legal answer unasked: only where what makes it single is public. */
  readonly skipForced?: true
  /** An order is only half given (a piece lifted, an attack being put together): cancel means undo to its start. */
  midway?(f: F): boolean
  begin?(d: Draft<S>, f: F): void
  resume?(d: Draft<S>, f: F, result: number): void
  who?(s: S, f: F): readonly Side[]
  /** Why a touch that none of its verbs takes, or explains, does nothing now. */
  refuse?(v: View<S>, f: F, touch: readonly Touch[], first: number, second: number): Refusal | null
  /** The side's standing order if it covers this; otherwise ASK. */
  standing?(s: S, f: F, side: Side): Action
}

export interface ScenarioInfo {
  readonly id: string
  readonly name: string
  readonly summary: string
  /** How long it lasts, in the game's own words ('6 turns'). */
  readonly length: string
  /** Options that are on unless switched off. */
  readonly recommended?: readonly string[]
  /** Options that count in it; all, where this is not said. */
  readonly options?: readonly string[]
}
export interface OptionInfo {
  readonly id: string
  readonly name: string
  readonly rule: string
  readonly summary: string
  /** The rung below on the ladder the book advises: the option to switch on before this one. */
  readonly after?: string
}
export interface Prompt {
  /** One sentence, imperative: what is wanted now. */
  readonly text: string
  /** What is left to spend, what has been done. */
  readonly note?: string
}

/** The game in words, spoken from a view: prompts, buttons, log lines, names for the screen reader. */
export interface Words<S extends Core> {
  prompt(v: View<S>, now: Decision): Prompt
  action(v: View<S>, action: Action): string
  /** The same for a button with little room, where it differs. */
  brief?(v: View<S>, action: Action): string | undefined
  event(v: View<S>, event: Event): string
  piece(v: View<S>, piece: number): string
  space(space: number): string
}

export interface Game<S extends Core> {
  readonly id: string
  readonly name: string
  /** Raised when old action logs no longer replay. */
  readonly version: number
  readonly sides: readonly [string, string]
  readonly scenarios: readonly ScenarioInfo[]
  readonly options: readonly OptionInfo[]
  /** Printed ids: what logs and saves say. */
  readonly pieces: readonly string[]
  readonly spaces: readonly string[]
  readonly tables: { readonly [name: string]: TableSpec }
  readonly steps: { readonly [step: string]: Step<S> }
  readonly verbs: readonly Verb<S>[]
  /** Verbs open to a side whenever it decides, beside the step's own: standing orders, resigning. */
  readonly anytime: readonly Verb<S>[]
  readonly words: Words<S>
  /**
   * The state as one literal: `window` gives the tables in declared order. Without it states are put together name by
   * name, which takes twice as long and makes every rule read more slowly.
   */
  shape?(rest: Omit<Core, 'cells'>, cells: Int16Array, window: () => Cells): S
  setup(d: Draft<S>, scenario: string, options: readonly string[]): void
  /** Fills the derived tables from the others: on load, in `imagine`, and in the test that compares. */
  derive(d: Draft<S>): void
  knows(s: S, eyes: Eyes, table: string, index: number): boolean
  knowsPiece(s: S, eyes: Eyes, piece: number): boolean
  tokenOf(s: S, piece: number): number
  tokens(s: S, eyes: Eyes): readonly Token[]
  facts(s: S, eyes: Eyes): readonly Fact[]
  /** One full state that looks exactly like this to those eyes, and fits what they remember. */
  imagine(v: View<S>, seed: Seed): S
  /** Another world that side cannot tell from this one, made from the rulebook's list of secrets: for the fog tests. */
  confuse(s: S, side: Side, chance: number): S
}

export interface Decision {
  readonly by: Side
  readonly step: string
  readonly rule: string
  readonly secrecy: Secrecy
  readonly midway: boolean
  readonly actions: readonly Action[]
  readonly costs: readonly number[]
  readonly closes: readonly boolean[]
  readonly anytime: readonly Action[]
}

export interface Applied<S extends Core> {
  readonly state: S
  readonly events: readonly Event[]
  readonly border: Border
  /** Which sides know more than before (bits): on a table where both look, any of them closes undo. */
  readonly learnt: number
}
