import type { Action, Forecast, Side } from '../engine'
import { gameOf } from '../games'
import { faultOf } from './fault'
import { hold, leave, opening, reveal, type Table } from './game/curtain'
import { pictureOf, viewThen, type Playing } from './game/playing'
import { retrace } from './game/retrace'
import { openSession, type AnyView, type Session } from './game/session'
import type { Tape } from './game/tape'
import { emptyHand } from './game/touch'
import { change, holdSession, isTwoPeople, keepNote, now, putDown, read, session, set, settled, show } from './gameHeld'
import { oddsBehind, personAsked, seatAsked } from './opponent/asking'
import type { Asking } from './opponent/runner'
import { shelfNow, type NewGameChoice, type OpenedSave, type TableChoice } from './shelf'

export { putDown, useGame, type GameStore } from './gameHeld'
export * from './gameTouches'

const tableOf = (choice: TableChoice): Table => ({
  seats: [choice.seats[0].kind, choice.seats[1].kind],
  privacy: choice.privacy,
})

/** Starts a new game and opens it for whoever begins: he has the device, for he pressed Start. A PIN is asked for first. */
export async function startGame(choice: NewGameChoice): Promise<string | null> {
  try {
    const header = await shelfNow().create(choice)
    if (!(await openGame(header.id))) return null
    const curtain = now()?.curtain
    if (curtain?.is === 'covered' && choice.table.pins[curtain.next] === null) lookBehind()
    return header.id
  } catch (cause) {
    set({ fault: faultOf(cause), opening: false })
    return null
  }
}

/** Opens a saved game where it stands; false when it cannot be opened. */
export async function openGame(id: string): Promise<boolean> {
  set({ opening: true, fault: null, notice: null })
  try {
    const [first, seen] = await Promise.all([shelfNow().open(id), shelfNow().seen(id)])
    const traced = sessionOn(first)
    const opened = traced ? first : await shelfNow().open(id, true)
    const on = traced ?? sessionOn(opened)
    if (!on) throw new Error(`saved game ${id} cannot be played again`)
    holdSession(on)
    const table = tableOf(opened.header.table)
    const curtain = opening(table, on.asked())
    const read = seen.map(n => Math.min(n, on.log().length)) as [number, number]
    const playing = pictureOf(on, { save: opened.header, table, curtain, seen: read })
    set({ playing, cut: opened.fault, opening: false })
    return true
  } catch (cause) {
    set({ fault: faultOf(cause), opening: false })
    return false
  }
}
/** Null when the actions do not lead where the save stands: a snapshot had hidden a fault before it. */
function sessionOn({ header, record, file }: OpenedSave): Session | null {
  const game = gameOf(header.game)
  if (!game) throw new Error(`no game ${header.game}`)
  const traced = retrace(game, record, isTwoPeople(tableOf(header.table)))
  return traced && openSession({ game, ...traced, file })
}

export function closeGame(): void {
  holdSession(null)
  set({ playing: null, notice: null, fault: null, cut: null, busy: false })
}

// ---- taking back ----------------------------------------------------------------------------------------------------

const closedWords = {
  chance: 'Dice or chance decided something. What has been rolled cannot be taken back.',
  reveal: 'Something came to light. What has been seen cannot be taken back.',
  handover: 'The other side has been asked. What it answers rests on what was done.',
} as const

let turn: Promise<void> = Promise.resolve()
/** Quick presses are carried out one after the other: each means the step before. */
const inTurn = (step: () => Promise<void>): Promise<void> => (turn = turn.then(settled).then(step))

export const undoOne = (): Promise<void> => inTurn(takeBackOne)
export const redoOne = (): Promise<void> => inTurn(playOneAgain)
export const resetToBorder = (): Promise<void> => inTurn(takeBackAll)

async function takeBackOne(): Promise<void> {
  const playing = now()
  if (!playing || playing.by === null) return
  if (playing.hand !== emptyHand && playing.hand.chain.length + (playing.hand.half ? 1 : 0) > 0) return putDown()
  if (playing.undo.depth === 0) return sayBorder(playing)
  await change(on => on.undo())
}
async function playOneAgain(): Promise<void> {
  if (now()?.by !== null) await change(on => on.redo())
}
async function takeBackAll(): Promise<void> {
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

// ---- from across the room -------------------------------------------------------------------------------------------

/** What both sides may know of the running game, covered or not. */
export const publicView = (): AnyView | null => read(on => on.view('table'))

// ---- seats of the AI ------------------------------------------------------------------------------------------------

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
  if (curtain !== playing.curtain)
    show(pictureOf(session, { ...playing, curtain }, playing.hand, playing.choices, playing.group))
}

/** What those who look now could see after the first so many actions. */
export const viewAfter = (count: number): AnyView | null => read((on, playing) => viewThen(on, playing, count))

/** The game so far, for the replay to hold. */
export const tapeNow = (): Tape | null => read(on => on.tape())
