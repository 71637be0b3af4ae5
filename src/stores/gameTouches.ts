import { verbOf, type Action } from '../engine'
import { change, isTwoPeople, now, putDown, session, set, show, useGame } from './gameHeld'
import { bothLook } from './game/curtain'
import { handWith, orderAll, type GroupOrder } from './game/group'
import { contextOf, eyesOf, pictureOf, type Notice, type Playing } from './game/playing'
import type { Session } from './game/session'
import { drop, tap, waysTo, type Handle, type Meaning } from './game/touch'

export const tapPiece = (id: number): Promise<void> =>
  isInGroup(id) ? Promise.resolve(putDown()) : touch({ kind: 'piece', id })
export const tapSpace = (id: number): Promise<void> =>
  (now()?.group.length ?? 0) > 1 ? sendGroup(id) : touch({ kind: 'space', id })
export const tapToken = (token: number, space: number): Promise<void> => {
  const by = now()?.by
  const piece = session && by !== null && by !== undefined ? session.pieceUnder(by, token) : null
  return piece === null ? tapSpace(space) : tapPiece(piece)
}
export async function dropOn(piece: number, space: number): Promise<void> {
  const playing = now()
  if (!session || !playing?.decision) return
  if (playing.isShy) return askForEye()
  if (isInGroup(piece)) return sendGroup(space)
  await follow(drop(contextOf(session, playing.decision), piece, space), { kind: 'space', id: space })
}

/** A long press asks for the other ways; false when there are fewer. */
export function askWays(space: number, least = 2): boolean {
  const playing = now()
  if (!session || !playing?.decision || playing.isShy) return false
  const ways = waysTo(contextOf(session, playing.decision), playing.hand, { kind: 'space', id: space }, least)
  if (ways.length > 0) set({ playing: { ...playing, choices: ways } })
  return ways.length > 0
}

async function touch(handle: Handle): Promise<void> {
  const playing = now()
  if (!session || !playing?.decision) return
  if (playing.isShy) return askForEye()
  await follow(tap(contextOf(session, playing.decision), playing.hand, handle), handle)
}

const askForEye = (): void =>
  set({
    notice: {
      title: 'Hold the eye',
      refusal: { rule: '', reason: 'Your faces show, and orders are given, only while it is held.' },
      tone: 'plain',
    },
  })

async function follow(meaning: Meaning, handle: Handle): Promise<void> {
  const playing = now()
  if (!session || !playing) return
  switch (meaning.kind) {
    case 'play':
      return playAll(meaning.actions)
    case 'confirm':
      return askFirst(meaning.actions)
    case 'hold':
      return show(pictureOf(session, playing, meaning.hand))
    case 'choose':
      return show(pictureOf(session, playing, meaning.hand, meaning.offers))
    case 'putDown':
      return putDown()
    case 'refuse':
      return refuseTouch(meaning, handle)
  }
}

/** An order that closes undo: shown with its odds, given by one more press. */
function askFirst(actions: readonly Action[]): void {
  const playing = now()
  if (!session || !playing) return
  const chain = actions.slice(0, -1)
  const hand = { ...playing.hand, chain, half: null }
  const eyes = eyesOf(playing.curtain)
  const odds = eyes === null || playing.by === null ? null : session.forecast(playing.by, eyes, chain)
  set({ playing: { ...pictureOf(session, playing, hand), pending: { actions, forecast: odds } }, notice: null })
}

function refuseTouch({ chain, touch: touched }: Extract<Meaning, { kind: 'refuse' }>, handle: Handle): void {
  const playing = now()
  const eyes = playing ? eyesOf(playing.curtain) : null
  if (!session || !playing || eyes === null) return
  const refusal = session.refuse(eyes, chain, touched)
  if (!refusal) return putDown()
  const { words } = session.game
  const title = handle.kind === 'space' ? words.space(handle.id) : words.piece(session.view(eyes), handle.id)
  set({ notice: { title, refusal, tone: 'refusal' } })
}

/** Answered without a look behind the curtain. */
export async function pressUnseen(action: Action): Promise<void> {
  const playing = now()
  if (playing?.curtain.is !== 'covered' || !playing.unseen.some(one => one.action === action)) return
  const { next } = playing.curtain
  await change(async on => (await on.play(next, [action], false)) === null)
}

/** A button of the prompt, an entry of the action list, a confirmed order. */
export async function press(action: Action): Promise<void> {
  const playing = now()
  if (!playing) return
  const isAhead = playing.ahead?.actions.includes(action) ?? false
  const actions = isAhead ? [...playing.hand.chain, action] : [action]
  if (session?.game.verbs[verbOf(action)]?.forecast) askFirst(actions)
  else await playAll(actions)
}
export async function confirm(): Promise<void> {
  const pending = now()?.pending
  if (pending) await playAll(pending.actions)
}

async function playAll(actions: readonly Action[]): Promise<void> {
  const playing = now()
  if (!session || !playing || playing.by === null || useGame.getState().busy) return
  const { by } = playing
  await change(async on => {
    const refusal = await on.play(by, actions, bothLook(playing.curtain) && isTwoPeople(playing.table))
    if (refusal) set({ notice: { title: 'Not now', refusal, tone: 'refusal' } })
    return refusal === null
  })
}

// ---- several pieces together ----------------------------------------------------------------------------------------

const isInGroup = (piece: number): boolean => now()?.group.includes(piece) ?? false

/** These go together, as far as they can be taken up; one alone is simply taken up. */
export async function selectTogether(pieces: readonly number[]): Promise<void> {
  const playing = now()
  if (!session || !playing?.decision) return
  const context = contextOf(session, playing.decision)
  const able = pieces.filter(piece => playing.ready.has(piece) && handWith(context, piece))
  const [first] = able
  if (first === undefined) return putDown()
  const hand = handWith(context, first)!
  show(pictureOf(session, playing, hand, [], able.length > 1 ? able : []))
}
/** Adds the piece to those in the hand, or takes it out again. */
export async function toggleTogether(piece: number): Promise<void> {
  const playing = now()
  const held = playing ? inHandOf(playing) : []
  if (!playing?.ready.has(piece) || held.length === 0) return tapPiece(piece)
  await selectTogether(held.includes(piece) ? held.filter(other => other !== piece) : [...held, piece])
}
const inHandOf = ({ group, hand }: Playing): readonly number[] =>
  group.length > 0 ? group : hand.from?.kind === 'piece' ? [hand.from.id] : []

/** Each goes that can; whoever stays is named with the rule. */
async function sendGroup(space: number): Promise<void> {
  const playing = now()
  if (!session || !playing?.decision) return
  const order = orderAll(contextOf(session, playing.decision), playing.group, space)
  const stays = staying(session, playing, order)
  if (order.moved.length === 0) return set({ notice: stays })
  if (order.closes) return askFirst(order.actions)
  await playAll(order.actions)
  if (stays) set({ notice: stays })
}
function staying(on: Session, playing: Playing, { left }: GroupOrder): Notice | null {
  const eyes = eyesOf(playing.curtain)
  if (left.length === 0 || eyes === null) return null
  const { words } = on.game
  const reasons = left.map(({ piece, chain, touch: touched }) => ({
    name: words.piece(on.view(eyes), piece),
    refusal: on.refuse(eyes, chain, touched),
  }))
  const [one] = reasons
  const reason = reasons.map(({ name, refusal }) => `${name}: ${refusal?.reason ?? 'cannot go there.'}`).join(' ')
  const rule = reasons.find(({ refusal }) => refusal?.rule)?.refusal?.rule ?? ''
  const title = left.length === 1 ? `${one!.name} stays` : `${left.length} pieces stay`
  const alone = one!.refusal?.reason ?? 'It cannot go there.'
  return { title, refusal: { rule, reason: left.length === 1 ? alone : reason }, tone: 'refusal' }
}
