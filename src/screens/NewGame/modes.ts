import { levelOf, type Level, type SeatChoice, type Side } from '../../stores'
import type { Draft } from './choice'

/** Who sits down, in the words a player thinks in. */
export const modes = ['two', 'against', 'alone', 'watch'] as const
export type Mode = (typeof modes)[number]

type Seats = Pick<Draft, 'seats' | 'privacy'>
const person: SeatChoice = { kind: 'person' }
const seatOf = (level: Level): SeatChoice => ({ kind: 'ai', level })
const FIRST_LEVEL: Level = 'recruit'

export function modeOf({ seats, privacy }: Seats): Mode {
  const people = seats.filter(({ kind }) => kind === 'person').length
  if (people < 2) return people === 1 ? 'against' : 'watch'
  return privacy === 'off' || privacy === 'open' ? 'alone' : 'two'
}

/** The seats a mode begins with; levels already chosen stay. */
export function seatsFor(mode: Mode, { seats }: Seats): Seats {
  const ai = (side: Side): SeatChoice => (seats[side].kind === 'ai' ? seats[side] : seatOf(FIRST_LEVEL))
  switch (mode) {
    case 'two':
      return { seats: [person, person], privacy: 'curtain' }
    case 'against':
      return { seats: [person, ai(1)], privacy: 'curtain' }
    case 'alone':
      return { seats: [person, person], privacy: 'off' }
    case 'watch':
      return { seats: [ai(0), ai(1)], privacy: 'open' }
  }
}
export const swapped = ({ seats, privacy }: Seats): Seats => ({ seats: [seats[1], seats[0]], privacy })

export function withLevel({ seats, privacy }: Seats, side: Side, level: Level): Seats {
  const changed: [SeatChoice, SeatChoice] = [seats[0], seats[1]]
  changed[side] = seatOf(level)
  return { seats: changed, privacy }
}

export const modeWords: Readonly<Record<Mode, { readonly label: string; readonly foot: string }>> = {
  two: { label: 'Two people', foot: 'Two players, one device' },
  against: { label: 'The AI', foot: 'You against the AI' },
  alone: { label: 'Alone', foot: 'You play both sides' },
  watch: { label: 'Watch', foot: 'The AI against itself' },
}
/** Who plays, in one line: against the AI with the side and the level, which may lie below the edge of a phone. */
export function footOf(draft: Seats, sides: readonly [string, string]): string {
  const mode = modeOf(draft)
  const opponent = draft.seats.findIndex(({ kind }) => kind === 'ai')
  const seat = draft.seats[opponent]
  if (mode !== 'against' || seat?.kind !== 'ai') return modeWords[mode].foot
  return `You play ${sides[opponent === 0 ? 1 : 0]} against the AI: ${levelWords[levelOf(seat.level)].label}`
}

export const levelWords: Readonly<Record<Level, { readonly label: string; readonly note: string }>> = {
  recruit: { label: 'Recruit', note: 'Plays by sound basics and misses combinations.' },
  officer: { label: 'Officer', note: 'Weighs every battle by its exact odds.' },
  marshal: { label: 'Marshal', note: 'Searches whole plans against what it cannot see.' },
}
