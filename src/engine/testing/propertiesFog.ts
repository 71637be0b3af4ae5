import type { Action, Core, Decision, Event, Eyes, Game, Side, View } from '..'
import {
  act,
  advance,
  apply,
  decision,
  firstOf,
  forecast,
  isApplied,
  list,
  mix,
  newOffers,
  open,
  otherSide,
  refuse,
  secondOf,
  sides,
  verbOf,
  view,
  waiting,
} from '..'
import type { Moment, Property } from './properties'
import { difference } from './propertiesSame'

const everyone: readonly Eyes[] = [0, 1, 'table']
/** Runs a check for both sides; says whose eyes found the fault. */
function forBoth<S extends Core>(game: Game<S>, check: (side: Side) => string | null): string | null {
  for (const side of sides) {
    const fault = check(side)
    if (fault) return `${game.sides[side]}: ${fault}`
  }
  return null
}

/** What a side is offered, as data to compare. */
const offered = (now: Decision | null) =>
  now && { actions: sorted(now), anytime: now.anytime, midway: now.midway, secrecy: now.secrecy, step: now.step }
const sorted = ({ actions, costs, closes }: Decision): readonly string[] =>
  actions.map((action, i) => `${action} ${costs[i]} ${closes[i]}`).sort((a, b) => (a < b ? -1 : 1))

const viewsHoldNoCounters: Property = {
  name: 'a view holds neither seed nor counters nor the buffer',
  every: 10,
  check: ({ game, s }) => {
    for (const eyes of everyone) {
      const leaked = ['seed', 'draws', 'seq', 'cells'].find(key => key in view(game, s, eyes))
      if (leaked) return leaked
    }
    return null
  },
}

const otherWorldsLookTheSame: Property = {
  name: 'another world with the same sight looks the same, asks the same and offers the same',
  every: 2,
  check: ({ game, s, chance }) =>
    forBoth(game, side => {
      const other = game.confuse(s, side, mix(chance, side))
      const seen = view(game, s, side)
      return (
        difference(seen, view(game, other, side)) ??
        difference(view(game, s, 'table'), view(game, other, 'table')) ??
        difference(waiting(game, s), waiting(game, other)) ??
        difference(offered(decision(game, s, side)), offered(decision(game, other, side))) ??
        onlooker(game, s, other, otherSide(side)) ??
        difference(forecast(game, seen), forecast(game, view(game, other, side)))
      )
    }),
}
/** An open decision is taken with both looking: what it offers may not tell the onlooker anything. */
function onlooker<S extends Core>(game: Game<S>, s: S, other: S, decider: Side): string | null {
  const theirs = decision(game, s, decider)
  if (theirs?.secrecy !== 'open') return null
  const fault = difference(offered(theirs), offered(decision(game, other, decider)))
  return fault && `an open decision tells: ${fault}`
}

const imaginedWorldsLookTheSame: Property = {
  name: 'an imagined world looks exactly like the view it came from and offers the same',
  every: 3,
  check: ({ game, s, chance }) =>
    forBoth(game, side => {
      const seen = view(game, s, side)
      const world = game.imagine(seen, [chance, side])
      return (
        difference(seen, view(game, world, side)) ??
        difference(waiting(game, s), waiting(game, world)) ??
        difference(offered(decision(game, s, side)), offered(decision(game, world, side))) ??
        playsOn(game, world, side, chance)
      )
    }),
}
/** A side that is asked thinks ahead in the worlds it imagines: they must be playable. */
function playsOn<S extends Core>(game: Game<S>, world: S, side: Side, chance: number): string | null {
  if (!waiting(game, world).includes(side)) return null
  const d = open(game, world)
  for (let ahead = 0; ahead < AHEAD && !d.s.over; ahead++) {
    const by = ahead === 0 ? side : waiting(game, d.s)[0]!
    const out = list(game, d.s, by, newOffers())
    if (out.count === 0) return `a dead end is imagined, ${ahead} actions on`
    advance(d, by, out.actions[mix(chance, ahead) % out.count]!)
  }
  return null
}
const AHEAD = 8

const ordersSoundTheSame: Property = {
  name: 'the same order sounds and looks the same to a side that learnt nothing from it',
  every: 1,
  check: moment => (moment.done.state.draws === moment.s.draws ? toldApart(moment) : null),
}
/**
 * What tells this world from another one to the side that looks on while an order is carried out. The same dice fall
 * in both; do not ask after an order that draws hidden pieces, for then other pieces may come.
 */
export function toldApart<S extends Core>({ game, s, side, action, done, chance }: Moment<S>): string | null {
  const listener = otherSide(side)
  const bit = 1 << listener
  if (done.learnt & bit) return null
  const other = { ...game.confuse(s, listener, chance), seed: s.seed }
  const elsewhere = apply(game, other, side, twinOf(game, s, other, action))
  if (!isApplied(elsewhere) || elsewhere.learnt & bit || elsewhere.state.draws !== done.state.draws) return null
  const heard = (events: readonly Event[]) => events.filter(({ to }) => to === listener)
  return (
    difference(heard(done.events), heard(elsewhere.events)) ??
    difference(view(game, done.state, listener), view(game, elsewhere.state, listener))
  )
}
/** The same order there: it touches the pieces that wear the same tokens. */
function twinOf<S extends Core>(game: Game<S>, s: S, other: S, action: Action): Action {
  const { touch } = game.verbs[verbOf(action)]!
  const things = [firstOf(action), secondOf(action)].map((thing, i) =>
    touch[i] === 'piece' ? wearing(game, other, game.tokenOf(s, thing), thing) : thing,
  )
  return act(verbOf(action), things[0], things[1])
}
const wearing = <S extends Core>(game: Game<S>, s: S, token: number | undefined, otherwise: number): number => {
  const piece = token === undefined ? -1 : game.pieces.findIndex((_, i) => game.tokenOf(s, i) === token)
  return piece < 0 ? otherwise : piece
}

const onlyKnownFacesAreNamed: Property = {
  name: 'only those who know a face hear its name',
  every: 1,
  check: ({ game, s, done }) => {
    for (const { to, what, kind } of done.events) {
      for (const ref of what) {
        if ('piece' in ref && !knowsOrSaw(game, s, to, ref.piece) && !knowsOrSaw(game, done.state, to, ref.piece)) {
          return `${game.sides[to]} hears ${game.pieces[ref.piece]} in ${kind}`
        }
      }
    }
    return null
  },
}

/** A face shown and turned away again within one action is remembered. */
const knowsOrSaw = <S extends Core>(game: Game<S>, s: S, side: Side, piece: number): boolean =>
  game.knowsPiece(s, side, piece) || game.facts(s, side).some(fact => fact.piece === piece)

const tokensAreDistinct: Property = {
  name: 'every hidden piece is one token',
  every: 5,
  check: ({ game, s }) => {
    for (const eyes of everyone) {
      const numbers = game.tokens(s, eyes).map(({ token }) => token)
      if (new Set(numbers).size !== numbers.length) return `a token stands twice for ${eyes}`
      const hidden = hiddenPieces(game, s, eyes)
      if (numbers.some(token => !hidden.has(token))) return `a token for a face that ${eyes} knows`
    }
    return null
  },
}
function hiddenPieces<S extends Core>(game: Game<S>, s: S, eyes: Eyes): ReadonlySet<number> {
  const pieces = game.pieces.map((_, piece) => piece).filter(piece => !game.knowsPiece(s, eyes, piece))
  return new Set(pieces.map(piece => game.tokenOf(s, piece)))
}

const refusalsNameTheirRule: Property = {
  name: 'a refusal is answered from the view and names its rule',
  every: 4,
  check: ({ game, s, side, chance }) => {
    const v = view(game, s, side)
    const space = chance % game.spaces.length
    const piece = (chance >>> 9) % game.pieces.length
    return nameless(game, v, 'space', space) ?? nameless(game, v, 'piece', piece)
  },
}
function nameless<S extends Core>(game: Game<S>, v: View<S>, touch: 'space' | 'piece', thing: number): string | null {
  const why = refuse(game, v, [touch], thing)
  return why && !(why.rule && why.reason) ? `${touch} ${thing}` : null
}

export const fog: readonly Property[] = [
  viewsHoldNoCounters,
  otherWorldsLookTheSame,
  imaginedWorldsLookTheSame,
  ordersSoundTheSame,
  onlyKnownFacesAreNamed,
  tokensAreDistinct,
  refusalsNameTheirRule,
]
