import type { Eyes, Secrecy, Side } from '../../engine'

/** How secrets are kept on one device; open has none: every face lies up. */
export const privacies = ['curtain', 'flat', 'off', 'open'] as const
export type Privacy = (typeof privacies)[number]
export type Seat = 'person' | 'ai'

/** Who may look at the screen now: somebody's eyes, or nobody's until that side has taken the device. */
export type Curtain =
  | { readonly is: 'open'; readonly eyes: Eyes; readonly held: boolean }
  | { readonly is: 'covered'; readonly next: Side; readonly handOver: boolean }

export interface Asked {
  readonly waiting: readonly Side[]
  readonly secrecy: Secrecy
}
export interface Table {
  readonly seats: readonly [Seat, Seat]
  readonly privacy: Privacy
}

/** One person plays both sides: the screen follows whoever decides. */
const isAlone = ({ privacy }: Table): boolean => privacy === 'off' || privacy === 'open'
const shown = (eyes: Eyes): Curtain => ({ is: 'open', eyes, held: false })
const persons = (table: Table): readonly Side[] => ([0, 1] as const).filter(side => table.seats[side] === 'person')

/** What the screen may show when a game is opened: nobody is known to be looking. */
export function opening(table: Table, asked: Asked): Curtain {
  return after(table, asked, null)
}

/** What the screen may show once the game has moved on; `last` is who answered last. */
export function movedOn(table: Table, asked: Asked, before: Curtain, last: Side | null = null): Curtain {
  if (before.is === 'open' && before.held && isSecretOf(asked, before.eyes)) return before
  return stayingWith(last, before, after(table, asked, before.is === 'open' ? before.eyes : null))
}

/** Both have looked, and who answered last goes on: the device is in his hands already. */
const stayingWith = (last: Side | null, before: Curtain, now: Curtain): Curtain =>
  now.is === 'covered' && bothLook(before) && now.next === last ? { ...now, handOver: false } : now

const isSecretOf = ({ waiting, secrecy }: Asked, eyes: Eyes): boolean =>
  secrecy !== 'open' && waiting.includes(eyes as Side)

/** On a flat table everybody looks: what the deciding side alone may know waits for the eye to be held. */
export const isShy = (table: Table, asked: Asked, curtain: Curtain): boolean =>
  table.privacy === 'flat' && persons(table).length > 1 && bothLook(curtain) && asked.secrecy !== 'open'

function after(table: Table, asked: Asked, looking: Eyes | null): Curtain {
  const here = persons(table)
  if (here.length < 2) return shown(here[0] ?? 'table')
  const deciding = asked.waiting.filter(side => here.includes(side))
  const next = deciding.includes(looking as Side) ? (looking as Side) : deciding[0]
  if (next === undefined) return shown('table')
  if (isAlone(table)) return shown(next)
  if (asked.secrecy === 'open' || table.privacy === 'flat') return shown('table')
  return next === looking ? shown(next) : { is: 'covered', next, handOver: true }
}

/** The next player has the device in his hands and has held the button (and given the PIN). */
export const reveal = (curtain: Curtain): Curtain => (curtain.is === 'covered' ? shown(curtain.next) : curtain)

/** One of two people looks at what the other may not see: no pictures of it, and nothing in the app switcher. */
export const isSecretScreen = (table: Table, curtain: Curtain): boolean =>
  !isAlone(table) && persons(table).length > 1 && curtain.is === 'open' && curtain.eyes !== 'table'

/** The app leaves the screen: what only one side may see is covered at once. */
export function leave(table: Table, curtain: Curtain): Curtain {
  if (isAlone(table) || persons(table).length < 2) return curtain
  if (curtain.is === 'covered') return curtain
  if (curtain.held) return shown('table')
  return curtain.eyes === 'table' ? curtain : { is: 'covered', next: curtain.eyes, handOver: false }
}

/** Flat on the table: faces of the deciding side show only while a finger rests on the eye. */
export function hold(table: Table, asked: Asked, curtain: Curtain, down: boolean): Curtain {
  if (table.privacy !== 'flat' || curtain.is !== 'open') return curtain
  const side = asked.waiting[0]
  return down && side !== undefined ? { is: 'open', eyes: side, held: true } : shown('table')
}

/** On a table where both look, whatever anybody learns closes undo. */
export const bothLook = (curtain: Curtain): boolean => curtain.is === 'open' && curtain.eyes === 'table'
