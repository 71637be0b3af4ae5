import type { Fact, Frame, Game, Seed, Token } from '../../engine'
import { below, blank, draftOn, HIDDEN, layoutOf, put } from '../../engine'
import { BLOCKS, isFixed, isRemnant, maxSteps, nation, owner, ownerOf } from './blocks'
import { deriveGround } from './effects/ground'
import type { D, State, V } from './state'
import { POOL, tables } from './state'

type Windows = { [table: string]: Int16Array }

/** One full state that looks exactly like this view and fits what its side remembers. */
export function imagine(game: Game<State>, v: V, seed: Seed): State {
  const d = draftOn(game, blank(game, seed))
  Object.assign(d.s, { frames: v.frames.map(completed), over: v.over })
  const into = d.s as unknown as Windows
  for (const name of layoutOf(game).names)
    if (tables[name as keyof typeof tables].seen !== 'never') into[name]!.set((v as unknown as Windows)[name]!)
  for (const fact of v.facts) put(d, 'fact', fact.piece, fact.value)
  for (let block = 0; block < BLOCKS; block++) rememberSelf(d, v, block)
  placeFaces(d, v)
  for (let side = 0; side < 2; side++) if (d.s.standing[side] === HIDDEN) put(d, 'standing', side, 0)
  deriveGround(d)
  Object.assign(d.s, { draws: 0 })
  return d.s
}

/** What another side's frame keeps to itself, at rest. */
const atRest: { readonly [step: string]: object } = {
  activation: { lifted: -1, points: 0, isUnderWay: false },
  command: { lifted: -1, points: 0, isUnderWay: false },
  exploitation: { lifted: -1, points: 0, isUnderWay: false, budget: 0 },
  logisticsPoints: { regeneration: 0, replacement: 0 },
  deployment: { lifted: -1, taken: [] },
  support: { sailed: [] },
  blitz: { lifted: -1, barred: [] },
}
const completed = (frame: Frame): Frame => ({ ...atRest[frame.step], ...frame })

/** A face of one's own that both know is remembered by the other side. */
function rememberSelf(d: D, v: V, block: number): void {
  if (owner[block] === v.eyes && d.s.known[block] === 3) put(d, 'fact', block, d.s.steps[block]!)
}

function placeFaces(d: D, v: V): void {
  const free = v.tokens.slice()
  const seen = new Map(v.facts.map(fact => [fact.piece, fact]))
  const unplaced: number[] = []
  for (let block = 0; block < BLOCKS; block++) {
    if (d.s.at[block] === HIDDEN) unplaced.push(block)
    if (d.s.done[block] === HIDDEN) put(d, 'done', block, 0)
  }
  for (const block of unplaced) {
    const fact = seen.get(block)
    if (fact)
      lay(
        d,
        block,
        take(d, free, token => isUnder(token, block) && v.mixed[token.token] === fact.among),
        fact.value,
      )
  }
  for (const block of unplaced)
    if (!seen.has(block))
      lay(
        d,
        block,
        take(d, free, token => isUnder(token, block)),
        0,
      )
  for (let block = 0; block < BLOCKS; block++)
    if (isFixed(block) && d.s.steps[block] === HIDDEN) fillFixed(d, block, seen.get(block))
}
const isUnder = (token: Token, block: number): boolean => token.marks[0] === nation[block]

function fillFixed(d: D, block: number, fact: Fact | undefined): void {
  put(d, 'token', block, fixedToken(d, block))
  put(d, 'steps', block, fact ? fact.value : maxSteps[block]!)
  put(d, 'known', block, 1 << ownerOf(block))
  for (const table of ['cube', 'crossed', 'active', 'ready'] as const) put(d, table, block, 0)
}
/** Any token number will do: it is never shown. */
function fixedToken(d: D, block: number): number {
  const used = new Set<number>()
  for (let other = 0; other < BLOCKS; other++) if (d.s.token[other]! >= 0) used.add(d.s.token[other]!)
  let token = block
  while (used.has(token)) token = (token + 1) % BLOCKS
  return token
}
function take(d: D, free: Token[], fits: (token: Token) => boolean): Token {
  const fitting = free.filter(fits)
  const token = fitting[below(d, fitting.length)]!
  free.splice(free.indexOf(token), 1)
  return token
}
function lay(d: D, block: number, token: Token, steps: number): void {
  const usual = isRemnant[block] === 1 ? 1 : maxSteps[block]!
  put(d, 'at', block, token.at)
  put(d, 'token', block, token.token)
  put(d, 'steps', block, token.at === POOL ? 0 : steps > 0 ? steps : usual)
  put(d, 'known', block, 1 << ownerOf(block))
  put(d, 'cube', block, token.marks[1]!)
  put(d, 'crossed', block, token.marks[2]!)
  put(d, 'active', block, 0)
  put(d, 'ready', block, 0)
}
