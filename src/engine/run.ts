import type { Action } from './action'
import { ASK, firstOf, secondOf, verbOf } from './action'
import type { Core, Draft, Frame, Game, Offers, Seed, Side, Step, Verb } from './contract'
import { draftOn, looseOf, top } from './draft'
import { newOffers } from './offers'
import { blank } from './tables'

const NOBODY: readonly Side[] = []
const NO_VERBS: readonly never[] = []
/** Far more than the longest procedure: a sequence that runs on this long is a bug. */
const MOST_SETTLING = 9999

export const stepOf = <S extends Core>(game: Game<S>, s: S): Step<S> => game.steps[top(s).step]!

/** Who owes an answer now: both sides when they choose in secret. */
export const waiting = <S extends Core>(game: Game<S>, s: S): readonly Side[] =>
  s.over ? NOBODY : (stepOf(game, s).who?.(s, top(s)) ?? NOBODY)

const verbIds = new WeakMap<object, Map<string, number>>()
export function verbId<S extends Core>(game: Game<S>, name: string): number {
  let ids = verbIds.get(game.verbs)
  if (!ids) verbIds.set(game.verbs, (ids = new Map(game.verbs.map((verb, i) => [verb.name, i]))))
  const id = ids.get(name)
  if (id === undefined) throw new Error(`${game.id}: no verb ${name}`)
  return id
}

const idLists = new WeakMap<object, readonly number[]>()
/** The ids of a step's verbs, looked up once: `list` is the hottest loop there is. */
function idsOf<S extends Core>(game: Game<S>, verbs: readonly Verb<S>[]): readonly number[] {
  let ids = idLists.get(verbs)
  if (!ids) idLists.set(verbs, (ids = verbs.map(verb => verbId(game, verb.name))))
  return ids
}

/** Every legal answer of a side at the step on top. */
export function list<S extends Core>(
  game: Game<S>,
  s: S,
  side: Side,
  out: Offers,
  verbs: readonly Verb<S>[] = stepOf(game, s).verbs ?? NO_VERBS,
): Offers {
  out.count = 0
  const frame = top(s)
  const ids = idsOf(game, verbs)
  for (let i = 0; i < verbs.length; i++) listOne(s, frame, side, out, verbs[i]!, ids[i]!)
  return out
}
function listOne<S extends Core>(s: S, frame: Frame, side: Side, out: Offers, verb: Verb<S>, id: number): void {
  out.verb = id
  out.closing = verb.commits === true
  verb.list(s, frame, side, out)
}
/** The legal answers of one verb, if the step on top has it or it is open at any time. */
export function listVerb<S extends Core>(game: Game<S>, s: S, side: Side, out: Offers, id: number): Offers {
  out.count = 0
  for (const verbs of [stepOf(game, s).verbs ?? NO_VERBS, game.anytime]) {
    const place = idsOf(game, verbs).indexOf(id)
    if (place < 0) continue
    listOne(s, top(s), side, out, verbs[place]!, id)
    break
  }
  return out
}

export function play<S extends Core>(d: Draft<S>, side: Side, action: Action): void {
  d.game.verbs[verbOf(action)]!.play(d, top(d.s), side, firstOf(action), secondOf(action))
}

const spare = newOffers()
/** The answer that needs no asking: a standing order, or a forced choice whose being forced is public. */
function unasked<S extends Core>(d: Draft<S>, step: Step<S>, side: Side): Action {
  const standing = step.standing ? step.standing(d.s, top(d.s), side) : ASK
  if (standing !== ASK || !step.skipForced) return standing
  return list(d.game, d.s, side, spare).count === 1 ? spare.actions[0]! : ASK
}

/** Runs on until a person has a choice to make or the game is over. */
export function settle<S extends Core>(d: Draft<S>): void {
  for (let turn = 0; d.s.over === null; turn++) {
    if (turn > MOST_SETTLING) throw new Error(`${top(d.s).step}: the sequence never comes to rest`)
    if (runTop(d)) continue
    const who = waiting(d.game, d.s)
    if (who.length === 0) throw new Error(`${top(d.s).step}: nobody decides and nothing happens`)
    const answer = who.length === 1 ? unasked(d, stepOf(d.game, d.s), who[0]!) : ASK
    if (answer === ASK) return
    play(d, who[0]!, answer)
  }
}
/** Lets the step on top act by itself; true when that changed who is on top or ended the game. */
function runTop<S extends Core>(d: Draft<S>): boolean {
  const step = stepOf(d.game, d.s)
  const todo = d.todo
  d.todo = 'ask'
  if (todo === 'begin') step.begin?.(d, top(d.s))
  if (todo === 'resume') step.resume?.(d, top(d.s), d.result)
  return d.todo !== 'ask' || d.s.over !== null
}

/** One action on an open draft, legality taken for granted: the way of search and replay. */
export function advance<S extends Core>(d: Draft<S>, side: Side, action: Action): void {
  play(d, side, action)
  settle(d)
  looseOf(d.s).seq++
}

export function start<S extends Core>(game: Game<S>, scenario: string, options: readonly string[], seed: Seed): S {
  const d = draftOn(game, blank(game, seed))
  game.setup(d, scenario, options)
  settle(d)
  return d.s
}
