import type { Action, Core, Decision, Draft, Game, Refusal, Side, Touch } from '..'
import {
  apply,
  copyOf,
  decision,
  decodeState,
  digest,
  encodeState,
  firstOf,
  formatAction,
  HIDDEN,
  isApplied,
  layoutOf,
  open,
  orders,
  otherSide,
  parseAction,
  peek,
  secondOf,
  sides,
  verbOf,
  view,
  waiting,
} from '..'
import type { Property } from './properties'
import { difference } from './propertiesSame'

const windowOf = (s: object, table: string): ArrayLike<number> =>
  (s as { readonly [table: string]: ArrayLike<number> })[table]!

const everyAnswerOnce: Property = {
  name: 'no answer is offered twice',
  every: 1,
  check: ({ now }) => {
    const all = [...now.actions, ...now.anytime]
    return new Set(all).size === all.length ? null : `${all.length - new Set(all).size} doubles at ${now.step}`
  },
}

const everyAnswerHasItsShape: Property = {
  name: 'an answer holds what its verb touches, and can be written down',
  every: 1,
  check: ({ game, now }) => {
    const wrong = [...now.actions, ...now.anytime].find(action => !isShaped(game, action))
    return wrong === undefined
      ? null
      : `${game.verbs[verbOf(wrong)]?.name ?? verbOf(wrong)} ${firstOf(wrong)} ${secondOf(wrong)}`
  },
}
function isShaped<S extends Core>(game: Game<S>, action: Action): boolean {
  const verb = game.verbs[verbOf(action)]
  if (!verb) return false
  const things = [firstOf(action), secondOf(action)]
  const fits = things.every((n, i) => isThing(game, verb.touch[i], n))
  return fits && parseAction(game, formatAction(game, action)) === action
}
const isThing = <S extends Core>(game: Game<S>, touch: Touch | undefined, n: number): boolean =>
  touch === undefined ? n === 0 : touch === 'number' || n < (touch === 'piece' ? game.pieces : game.spaces).length

const strangersAreRefused: Property = {
  name: 'whoever is not asked, and whatever is not legal, is refused',
  every: 5,
  check: ({ game, s, side, action, now, chance }) => {
    const stranger = otherSide(side)
    if (!waiting(game, s).includes(stranger) && isApplied(apply(game, s, stranger, action))) return 'a stranger played'
    const illegal = (action ^ (1 + (chance % 0x3ffffff))) | 0
    if ([...now.actions, ...now.anytime].includes(illegal)) return null
    const refused = apply(game, s, side, illegal)
    return isApplied(refused) ? `an illegal action was played: ${illegal}` : nameless(refused)
  },
}
const nameless = ({ rule, reason }: Refusal): string | null =>
  rule && reason ? null : 'a refusal without rule or reason'

const theOldStateStays: Property = {
  name: 'apply, list, view and peek leave the old state alone',
  every: 1,
  check: ({ game, s, side, action }) => {
    const before = { kept: copyOf(game, s), digest: digest(game, s) }
    apply(game, s, side, action)
    decision(game, s, side)
    peek(game, s, side, action)
    for (const eyes of sides) view(game, s, eyes)
    return digest(game, s) === before.digest ? difference(before.kept.cells, s.cells) : 'the digest changed'
  },
}

const theSameAgain: Property = {
  name: 'the same action gives the same state: redo, and the same events',
  every: 4,
  check: ({ game, s, side, action, done }) => {
    const again = apply(game, s, side, action)
    if (!isApplied(again)) return 'it was refused the second time'
    if (digest(game, again.state) !== digest(game, done.state)) return 'another digest'
    return difference(again.events, done.events)
  },
}

const bordersAreTrue: Property = {
  name: 'a border stands exactly where chance, knowledge or the decider changes',
  every: 1,
  check: ({ game, s, side, done }) => {
    const moved = done.state.draws !== s.draws
    if (moved !== (done.border === 'chance')) return `chance ${moved ? 'used' : 'not used'}, border ${done.border}`
    if (done.border === null && !waiting(game, done.state).includes(side)) return 'another side decides, and no border'
    return null
  },
}

const knowledgeIsAnnounced: Property = {
  name: 'whoever sees a hidden thing has learnt something, or chance has shown it',
  every: 1,
  check: ({ game, s, done }) => {
    if (done.border === 'chance') return null
    for (const side of sides) {
      const cell = done.learnt & (1 << side) || done.state.over ? null : revealed(game, s, done.state, side)
      if (cell) return `${game.sides[side]} sees ${cell}`
    }
    return null
  },
}
/** The first cell that side could not see before and sees now. */
function revealed<S extends Core>(game: Game<S>, before: S, after: S, side: Side): string | null {
  const [old, now] = [view(game, before, side), view(game, after, side)]
  for (const table of layoutOf(game).names) {
    if (game.tables[table]!.seen !== 'knows') continue
    const [was, is] = [windowOf(old, table), windowOf(now, table)]
    for (let i = 0; i < was.length; i++) if (was[i] === HIDDEN && is[i] !== HIDDEN) return `${table} ${i}`
  }
  return null
}

const derivedTablesAgree: Property = {
  name: 'derived tables are what a rebuild gives',
  every: 3,
  check: ({ game, done }) => {
    const rebuilt = open(game, done.state)
    game.derive(rebuilt)
    return difference(rebuilt.s.cells, done.state.cells)
  },
}

const aSnapshotComesBack: Property = {
  name: 'a snapshot comes back as the same state',
  every: 9,
  check: ({ game, done }) => {
    const text = JSON.stringify(encodeState(game, done.state))
    const back = decodeState(game, JSON.parse(text) as ReturnType<typeof encodeState>)
    return back ? difference(back.cells, done.state.cells) : 'it cannot be read'
  },
}

const secretAnswersCommute: Property = {
  name: 'secret answers commute, and do not show',
  every: 1,
  check: ({ game, s, chance }) => {
    if (waiting(game, s).length < 2) return null
    const [mine, theirs] = [decision(game, s, 0)!, decision(game, s, 1)!]
    const [a, b] = [pick(mine, chance), pick(theirs, chance >>> 5)]
    const first = after(game, after(game, s, 0, a), 1, b)
    const second = after(game, after(game, s, 1, b), 0, a)
    if (first && second && digest(game, first) !== digest(game, second)) return 'the order of answers matters'
    return shows(game, s, 0, mine) ?? shows(game, s, 1, theirs)
  },
}
const pick = ({ actions }: Decision, chance: number): Action => actions[chance % actions.length]!
function after<S extends Core>(game: Game<S>, s: S | null, side: Side, action: Action): S | null {
  const done = s && apply(game, s, side, action)
  return done && isApplied(done) ? done.state : null
}
/** Do two answers look different to the side that waits as well? */
function shows<S extends Core>(game: Game<S>, s: S, side: Side, { actions }: Decision): string | null {
  const other = otherSide(side)
  const worlds = [actions[0]!, actions[actions.length - 1]!].map(action => after(game, s, side, action))
  const [one, two] = worlds.map(world =>
    world && waiting(game, world).includes(other) ? view(game, world, other) : null,
  )
  return one && two && worlds[0]!.frames.length === worlds[1]!.frames.length ? difference(one, two) : null
}

const MOST_ORDERS = 3000
class Enough extends Error {}
const ordersLeaveNoTrace: Property = {
  name: 'enumerating whole orders leaves no trace',
  every: 40,
  check: ({ game, s, side, now }) => {
    if (now.midway) return null
    const d = open(game, s)
    if (!countOrders(d, side)) return null
    return digest(game, d.s) === digest(game, s) ? difference(d.s.cells, s.cells) : 'the digest changed'
  },
}
/** False when there are too many to look at. */
function countOrders<S extends Core>(d: Draft<S>, side: Side): boolean {
  let count = 0
  try {
    orders(d, side, () => {
      if (++count > MOST_ORDERS) throw new Enough()
    })
  } catch (cause) {
    if (cause instanceof Enough) return false
    throw cause
  }
  return true
}

const everythingHasWords: Property = {
  name: 'prompt, answers and events can be said in words',
  every: 6,
  check: ({ game, s, side, now, done }) => {
    const v = view(game, s, side)
    if (!game.words.prompt(v, now).text) return 'no prompt'
    const mute = [...now.actions, ...now.anytime].find(action => !game.words.action(v, action))
    if (mute !== undefined) return `no words for ${formatAction(game, mute)}`
    const seen = sides.map(eyes => view(game, done.state, eyes))
    const event = done.events.find(told => !game.words.event(seen[told.to]!, told))
    return event ? `no words for the event ${event.kind}` : null
  },
}

export const laws: readonly Property[] = [
  everyAnswerOnce,
  everyAnswerHasItsShape,
  strangersAreRefused,
  theOldStateStays,
  theSameAgain,
  bordersAreTrue,
  knowledgeIsAnnounced,
  derivedTablesAgree,
  aSnapshotComesBack,
  secretAnswersCommute,
  ordersLeaveNoTrace,
  everythingHasWords,
]
