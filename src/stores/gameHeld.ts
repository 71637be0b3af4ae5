import { create } from 'zustand'
import { faultOf, type Fault } from './fault'
import type { Table } from './game/curtain'
import { afterMove, pictureOf, type Notice, type Playing } from './game/playing'
import type { Session } from './game/session'
import { shelfNow, type SaveFault } from './shelf'

export interface GameStore {
  readonly playing: Playing | null
  readonly opening: boolean
  readonly busy: boolean
  readonly notice: Notice | null
  readonly fault: Fault | null
  /** Why the game asked for last breaks off before its end; a good copy of everything before is on the table. */
  readonly cut: SaveFault | null
}

/** The only holder of the state of a running game. */
export let session: Session | null = null
export const holdSession = (next: Session | null): void => {
  session = next
}

export const useGame = create<GameStore>(() => ({
  playing: null,
  opening: false,
  busy: false,
  notice: null,
  fault: null,
  cut: null,
}))
export const set = useGame.setState
export const now = (): Playing | null => useGame.getState().playing

export const show = (playing: Playing): void => set({ playing, notice: null })
export const isTwoPeople = (table: Table): boolean => table.seats[0] === 'person' && table.seats[1] === 'person'

/** Looks at the running game, if there is one. */
export const read = <T>(look: (on: Session, playing: Playing) => T): T | null => {
  const playing = now()
  return session && playing && look(session, playing)
}

export function putDown(): void {
  const playing = now()
  if (session && playing) show(pictureOf(session, playing))
}

let running: Promise<void> = Promise.resolve()
/** Resolves when what is being written down has been. */
export const settled = (): Promise<void> => running

/** One change at a time. A touch meanwhile is lost: it was meant for what is no longer so. */
export function change(work: (on: Session) => Promise<boolean>): Promise<void> {
  if (!useGame.getState().busy) running = carryOut(work)
  return running
}

/** The screen moves on only after it has been written down. */
async function carryOut(work: (on: Session) => Promise<boolean>): Promise<void> {
  const on = session
  const playing = now()
  if (!on || !playing) return
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

/** What the list of saves may say: the table's eyes only. */
export async function keepNote(): Promise<void> {
  const playing = now()
  if (!session || !playing) return
  const asked = playing.asked.waiting[0]
  const open = asked === undefined ? null : session.decision(asked)
  const note = open ? (session.game.words.prompt(session.view('table'), open).note ?? '') : 'Finished'
  await shelfNow()
    .describe(playing.save.id, note, playing.seen)
    .catch(() => undefined)
}
