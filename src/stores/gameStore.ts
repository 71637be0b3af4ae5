import { create } from 'zustand'
import { verbOf, type Action, type Forecast, type Side } from '../engine'
import { gameOf } from '../games'
import { faultOf, type Fault } from './fault'
import { bothLook, hold, leave, opening, reveal, type Table } from './game/curtain'
import { afterMove, contextOf, eyesOf, pictureOf, type Notice, type Playing } from './game/playing'
import { retrace } from './game/retrace'
import { openSession, type Session } from './game/session'
import { drop, emptyHand, tap, waysTo, type Handle, type Meaning } from './game/touch'
import { oddsBehind, personAsked, seatAsked } from './opponent/asking'
import type { Asking } from './opponent/runner'
import { shelfNow, type NewGameChoice, type OpenedSave, type TableChoice } from './shelf'

export interface GameStore {
  readonly playing: Playing | null
  readonly opening: boolean
  readonly busy: boolean
  readonly notice: Notice | null
  readonly fault: Fault | null
}

/** The only holder of the state of a running game. */
let session: Session | null = null

export const useGame = create<GameStore>(() => ({
  playing: null,
  opening: false,
  busy: false,
  notice: null,
  fault: null,
}))
const set = useGame.setState
const now = (): Playing | null => useGame.getState().playing

const tableOf = (choice: TableChoice): Table => ({
  seats: [choice.seats[0].kind, choice.seats[1].kind],
  privacy: choice.privacy,
})
const isTwoPeople = (table: Table): boolean => table.seats[0] === 'person' && table.seats[1] === 'person'

/** Starts a new game and opens it. */
export async function startGame(choice: NewGameChoice): Promise<string | null> {
  try {
    const header = await shelfNow().create(choice)
    return (await openGame(header.id)) ? header.id : null
  } catch (cause) {
    set({ fault: faultOf(cause), opening: false })
    return null
  }
}

/** Opens a saved game where it stands; false when it cannot be opened. */
export async function openGame(id: string): Promise<boolean> {
  set({ opening: true, fault: null, notice: null })
  try {
    const [opened, seen] = await Promise.all([shelfNow().open(id), shelfNow().seen(id)])
    session = sessionOn(opened)
    const table = tableOf(opened.header.table)
    const curtain = opening(table, session.asked())
    const read = seen.map(n => Math.min(n, session!.log().length)) as [number, number]
    set({ playing: pictureOf(session, { save: opened.header, table, curtain, seen: read }), opening: false })
    return true
  } catch (cause) {
    set({ fault: faultOf(cause), opening: false })
    return false
  }
}
function sessionOn({ header, record, file }: OpenedSave): Session {
  const game = gameOf(header.game)
  if (!game) throw new Error(`no game ${header.game}`)
  const traced = retrace(game, record, isTwoPeople(tableOf(header.table)))
  return openSession({ game, ...traced, file })
}

export function closeGame(): void {
  session = null
  set({ playing: null, notice: null, fault: null, busy: false })
}

// ---- touches --------------------------------------------------------------------------------------------------------

export const tapPiece = (id: number): Promise<void> => touch({ kind: 'piece', id })
export const tapSpace = (id: number): Promise<void> => touch({ kind: 'space', id })
export const tapToken = (token: number, space: number): Promise<void> => {
  const by = now()?.by
  const piece = session && by !== null && by !== undefined ? session.pieceUnder(by, token) : null
  return piece === null ? tapSpace(space) : tapPiece(piece)
}
export async function dropOn(piece: number, space: number): Promise<void> {
  const playing = now()
  if (!session || !playing?.decision) return
  await follow(drop(contextOf(session, playing.decision), piece, space), { kind: 'space', id: space })
}

/** A long press asks for the other ways; false when there are fewer. */
export function askWays(space: number, least = 2): boolean {
  const playing = now()
  if (!session || !playing?.decision) return false
  const ways = waysTo(contextOf(session, playing.decision), playing.hand, { kind: 'space', id: space }, least)
  if (ways.length > 0) set({ playing: { ...playing, choices: ways } })
  return ways.length > 0
}

async function touch(handle: Handle): Promise<void> {
  const playing = now()
  if (!session || !playing?.decision) return
  await follow(tap(contextOf(session, playing.decision), playing.hand, handle), handle)
}

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
const show = (playing: Playing): void => set({ playing, notice: null })

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

export function putDown(): void {
  const playing = now()
  if (session && playing) show(pictureOf(session, playing))
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

/** One change at a time; the screen moves on only after it has been written down. */
async function change(work: (on: Session) => Promise<boolean>): Promise<void> {
  const on = session
  const playing = now()
  if (!on || !playing || useGame.getState().busy) return
  set({ busy: true, notice: null })
  try {
    const moved = await work(on)
    if (session === on && moved) set({ playing: afterMove(on, playing), fault: null })
    if (moved) void keepNote()
  } catch (cause) {
    set({ fault: faultOf(cause) })
  } finally {
    set({ busy: false })
  }
}

// ---- taking back ----------------------------------------------------------------------------------------------------

const closedWords = {
  chance: 'Dice or chance decided something. What has been rolled cannot be taken back.',
  reveal: 'Something came to light. What has been seen cannot be taken back.',
  handover: 'The other side has been asked. What it answers rests on what was done.',
} as const

export async function undoOne(): Promise<void> {
  const playing = now()
  if (!playing || playing.by === null) return
  if (playing.hand !== emptyHand && playing.hand.chain.length + (playing.hand.half ? 1 : 0) > 0) return putDown()
  if (playing.undo.depth === 0) return sayBorder(playing)
  await change(on => on.undo())
}
export async function redoOne(): Promise<void> {
  if (now()?.by !== null) await change(on => on.redo())
}
export async function resetToBorder(): Promise<void> {
  const playing = now()
  if (!playing || playing.by === null) return
  if (playing.undo.depth === 0) return sayBorder(playing)
  await change(on => on.reset())
}
function sayBorder(playing: Playing): void {
  const { closedBy } = playing.undo
  const reason = closedBy ? closedWords[closedBy] : 'Nothing has been done yet.'
  set({ notice: { title: 'Undo ends here', refusal: { rule: '', reason }, tone: 'undo' } })
}
export const dismissNotice = (): void => set({ notice: null })
export const dismissFault = (): void => set({ fault: null })

// ---- seats of the AI ------------------------------------------------------------------------------------------------

const read = <T>(look: (on: Session, playing: Playing) => T): T | null => {
  const playing = now()
  return session && playing && look(session, playing)
}
export const askedOfSeat = (): Asking | null => read(seatAsked)
export const askedOfPerson = (): Asking | null => read(personAsked)
export const oddsAfter = (action: Action): Forecast | null => read((on, playing) => oddsBehind(on, playing, action))
/** Plays for a seat of the AI; false when it could not be written down. */
export async function answerFor(side: Side, action: Action): Promise<boolean> {
  let isPlayed = false
  await change(async on => (isPlayed = (await on.play(side, [action], false)) === null))
  return isPlayed
}

// ---- who looks ------------------------------------------------------------------------------------------------------

/** The side the curtain waits for has the device now. */
export function lookBehind(): void {
  const playing = now()
  if (session && playing) show(pictureOf(session, { ...playing, curtain: reveal(playing.curtain) }))
}
/** That side has read what it missed. */
export function markRead(side: Side): void {
  const playing = now()
  if (!playing) return
  const seen: [number, number] = [...playing.seen]
  seen[side] = playing.log.length
  set({ playing: { ...playing, seen } })
  void keepNote()
}
/** The app leaves the screen. */
export function coverUp(): void {
  const playing = now()
  if (!session || !playing) return
  const curtain = leave(playing.table, playing.curtain)
  if (curtain !== playing.curtain) show(pictureOf(session, { ...playing, curtain }))
}
/** Flat table: faces while a finger rests on the eye. */
export function holdFaces(down: boolean): void {
  const playing = now()
  if (!session || !playing) return
  const curtain = hold(playing.table, playing.asked, playing.curtain, down)
  if (curtain !== playing.curtain) show(pictureOf(session, { ...playing, curtain }, playing.hand, playing.choices))
}

/** What the list of saves may say: the table's eyes only. */
async function keepNote(): Promise<void> {
  const playing = now()
  if (!session || !playing) return
  const asked = playing.asked.waiting[0]
  const open = asked === undefined ? null : session.decision(asked)
  const note = open ? (session.game.words.prompt(session.view('table'), open).note ?? '') : 'Finished'
  await shelfNow()
    .describe(playing.save.id, note, playing.seen)
    .catch(() => undefined)
}
