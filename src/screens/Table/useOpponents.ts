import { useIsFocused } from '@react-navigation/native'
import { useEffect, type RefObject } from 'react'
import { AppState } from 'react-native'
import type { MapCamera } from '../../gestures'
import { heardBy, opponentsAway, seatOpponents, useOpponent, type LogEntry, type Playing, type Ref } from '../../stores'

/** Opponents sit at the table while it is on the screen, and think only while somebody looks. */
export function useOpponents(): void {
  const isFocused = useIsFocused()
  useEffect(seatOpponents, [])
  useEffect(() => {
    opponentsAway(!isFocused || AppState.currentState === 'background')
    const listener = AppState.addEventListener('change', state => opponentsAway(!isFocused || state !== 'active'))
    return () => listener.remove()
  }, [isFocused])
}

const spaceOf = (refs: readonly Ref[]): number | null => {
  for (let i = refs.length - 1; i >= 0; i--) {
    const ref = refs[i]!
    if ('space' in ref) return ref.space
  }
  return null
}
/** Where the last thing happened that those eyes could see. */
export function lastPlace(entry: LogEntry, eyes: Parameters<typeof heardBy>[1]): number | null {
  for (const { what } of [...heardBy(entry, eyes)].reverse()) {
    const place = spaceOf(what)
    if (place !== null) return place
  }
  return null
}

/** The map follows what an opponent does, and only that: a person's own hands move it otherwise. */
export function useFollowing({ log, view, table }: Playing, camera: RefObject<MapCamera | null>): void {
  const last = log[log.length - 1]
  const eyes = view?.eyes
  useEffect(() => {
    if (!last || eyes === undefined || table.seats[last.by] !== 'ai') return
    const place = useOpponent.getState().isSkipping ? null : lastPlace(last, eyes)
    if (place !== null) camera.current?.flyTo(place)
  }, [last, eyes, table, camera])
}
