import {
  apply,
  decision,
  forecast,
  isApplied,
  newHistory,
  nextRedo,
  redone,
  refuse,
  remember,
  undo,
  verbOf,
  view,
  waiting,
  type Action,
  type Applied,
  type Border,
  type Core,
  type Decision,
  type Eyes,
  type Forecast,
  type Game,
  type History,
  type Refusal,
  type Side,
  type View,
} from '../../engine'
import type { Asked } from './curtain'
import type { LogEntry } from './log'
import { tapeOver, type Tape } from './tape'
import type { Handle } from './touch'

export type AnyGame = Game<Core>
export type AnyView = View<Core>

/** Where a running game is written down. Every promise resolves when the rows are committed. */
export interface GameFile {
  append(step: PlayedStep): Promise<void>
  /** Back to the first so many actions. */
  takeBackTo(length: number): Promise<void>
}
export interface PlayedStep {
  readonly side: Side
  readonly action: Action
  readonly after: Core
}

/** What can be taken back, and what closed the way before it. */
export interface UndoState {
  readonly depth: number
  readonly redoable: boolean
  readonly closedBy: Border
}

/** A running game. It alone holds the state; everything it hands out follows from somebody's eyes. */
export interface Session {
  readonly game: AnyGame
  asked(): Asked
  outcome(): Core['over']
  decision(side: Side): Decision | null
  view(eyes: Eyes, chain?: readonly Action[]): AnyView
  /** How it looked after the first so many actions of the log. */
  viewAfter(count: number, eyes: Eyes): AnyView
  preview(side: Side, chain: readonly Action[]): Decision | null
  forecast(side: Side, eyes: Eyes, chain: readonly Action[]): Forecast | null
  refuse(eyes: Eyes, chain: readonly Action[], touch: readonly Handle[]): Refusal | null
  /** The piece of the deciding side that stands under a token: fingers touch tokens when faces are covered. */
  pieceUnder(side: Side, token: number): number | null
  play(side: Side, actions: readonly Action[], bothLook: boolean): Promise<Refusal | null>
  undo(): Promise<boolean>
  redo(): Promise<boolean>
  reset(): Promise<boolean>
  undoState(): UndoState
  log(): readonly LogEntry[]
  /** The game so far on tape. It holds the positions: only for those who keep it to themselves. */
  tape(): Tape
}

interface Held {
  state: Core
  history: History<Core>
  log: readonly LogEntry[]
  /** The position before each entry of the log. */
  past: readonly Core[]
}

export interface Opening {
  readonly game: AnyGame
  readonly state: Core
  readonly log: readonly LogEntry[]
  readonly history?: History<Core>
  readonly past: readonly Core[]
  readonly file: GameFile
}

export function openSession({ game, state, log, history, past, file }: Opening): Session {
  const held: Held = { state, history: history ?? newHistory(), log, past }
  const after = (chain: readonly Action[]): Core | null => lookAhead(game, held.state, chain)
  return {
    game,
    asked: () => askedIn(game, held.state),
    outcome: () => held.state.over,
    decision: side => decision(game, held.state, side),
    view: (eyes, chain = []) => view(game, after(chain) ?? held.state, eyes),
    viewAfter: (count, eyes) => view(game, held.past[count] ?? held.state, eyes),
    preview: (side, chain) => {
      const ahead = after(chain)
      return ahead && decision(game, ahead, side)
    },
    forecast: (_side, eyes, chain) => {
      const ahead = after(chain)
      return ahead && forecast(game, view(game, ahead, eyes))
    },
    refuse: (eyes, chain, touch) => refusalFor(game, view(game, after(chain) ?? held.state, eyes), touch),
    pieceUnder: (side, token) => pieceUnder(game, held.state, side, token),
    play: (side, actions, bothLook) => play(game, held, file, side, actions, bothLook),
    undo: () => takeBack(held, file, lastOrder(game, held)),
    redo: () => playAgain(game, held, file),
    reset: () => takeBack(held, file, held.history.taken.length),
    undoState: () => undoStateOf(held.history),
    log: () => held.log,
    tape: () => tapeOver(game, [...held.past, held.state], held.log),
  }
}

function askedIn(game: AnyGame, state: Core): Asked {
  const sides = waiting(game, state)
  const first = sides[0] === undefined ? null : decision(game, state, sides[0])
  return { waiting: sides, secrecy: first?.secrecy ?? 'open' }
}

/** The state after touches that close nothing; null when one of them would. */
function lookAhead(game: AnyGame, state: Core, chain: readonly Action[]): Core | null {
  let ahead = state
  for (const action of chain) {
    const side = waiting(game, ahead).find(by => isOffered(game, ahead, by, action))
    const done = side === undefined ? null : apply(game, ahead, side, action)
    if (!done || !isApplied(done) || done.border !== null) return null
    ahead = done.state
  }
  return ahead
}
const isOffered = (game: AnyGame, state: Core, side: Side, action: Action): boolean => {
  const now = decision(game, state, side)
  return now !== null && (now.actions.includes(action) || now.anytime.includes(action))
}

function refusalFor(game: AnyGame, seen: AnyView, touch: readonly Handle[]): Refusal | null {
  const [first, second] = touch
  if (!first) return null
  const kinds = touch.map(({ kind }) => kind)
  return (
    refuse(game, seen, kinds, first.id, second?.id) ?? (second ? refuse(game, seen, [second.kind], second.id) : null)
  )
}

function pieceUnder(game: AnyGame, state: Core, side: Side, token: number): number | null {
  const own = view(game, state, side)
  const known = game.pieces.findIndex(
    (_, piece) => game.knowsPiece(state, side, piece) && game.tokenOf(state, piece) === token,
  )
  return known >= 0 && !own.tokens.some(other => other.token === token) ? known : null
}

/** All the touches are tried first, then written down, and only then is the game in the new position. */
async function play(
  game: AnyGame,
  held: Held,
  file: GameFile,
  side: Side,
  actions: readonly Action[],
  bothLook: boolean,
): Promise<Refusal | null> {
  let { state, history, log, past } = held
  const steps: PlayedStep[] = []
  for (const action of actions) {
    const done: Applied<Core> | Refusal = apply(game, state, side, action)
    if (!isApplied(done)) return done
    history = remember(history, state, side, action, done, { bothLook })
    log = [...log, entryOf(game, side, action, done)]
    past = [...past, state]
    state = done.state
    steps.push({ side, action, after: state })
  }
  for (const step of steps) await file.append(step)
  Object.assign(held, { state, history, log, past })
  return null
}

export const entryOf = (game: AnyGame, by: Side, action: Action, done: Applied<Core>): LogEntry => ({
  by,
  action,
  rule: game.verbs[verbOf(action)]!.rule,
  events: done.events,
  border: done.border,
})

const isMidway = (game: AnyGame, state: Core): boolean =>
  waiting(game, state).some(side => decision(game, state, side)?.midway)

/** How many touches to take back: one of an order half given, all of an order that was given. */
function lastOrder(game: AnyGame, { state, history }: Held): number {
  let count = 1
  if (isMidway(game, state)) return count
  for (let back = undo(history); back && isMidway(game, back.state); back = undo(back.history)) count++
  return Math.min(count, history.taken.length)
}

async function takeBack(held: Held, file: GameFile, count: number): Promise<boolean> {
  let { state, history } = held
  for (let i = 0; i < count; i++) {
    const back = undo(history)
    if (!back) return false
    ;({ state, history } = back)
  }
  if (count === 0) return false
  await file.takeBackTo(state.seq)
  Object.assign(held, { state, history, log: held.log.slice(0, -count), past: held.past.slice(0, -count) })
  return true
}

/** Plays again what was taken back, to the end of its order. */
async function playAgain(game: AnyGame, held: Held, file: GameFile): Promise<boolean> {
  let isMoved = false
  do {
    const next = nextRedo(held.history)
    const done = next && apply(game, held.state, next.side, next.action)
    if (!done || !isApplied(done)) return isMoved
    const history = redone(held.history, held.state)
    await file.append({ ...next, after: done.state })
    const log = [...held.log, entryOf(game, next.side, next.action, done)]
    Object.assign(held, { state: done.state, history, log, past: [...held.past, held.state] })
    isMoved = true
  } while (isMidway(game, held.state))
  return isMoved
}

const undoStateOf = (history: History<Core>): UndoState => ({
  depth: history.taken.length,
  redoable: nextRedo(history) !== null,
  closedBy: history.closedBy,
})
