import { useEffect, useRef, type RefObject } from 'react'
import type { MapCamera } from '../../../gestures'
import type { Event, Ref } from '../../../stores'
import type { Show } from './useShow'

const isPlace = (ref: Ref): ref is { readonly space: number } => 'space' in ref
/** Where it happens: the whole way of what moves, else the last place that is named. */
export function placesOf({ marches, told }: Pick<Show, 'marches' | 'told'>): readonly number[] {
  if (marches.length > 0) return marches.flatMap(({ path }) => [path[0]!, path.at(-1)!])
  return lastPlace(told)
}
function lastPlace(told: readonly Event[]): readonly number[] {
  for (let i = told.length - 1; i >= 0; i--) {
    const place = told[i]!.what.findLast(isPlace)
    if (place) return [place.space]
  }
  return []
}

/** The map follows what is shown, and only that: a person's own hands move it otherwise. */
export function useWatching(
  { isBehind, marches, told, replay }: Show,
  camera: RefObject<MapCamera | null>,
  home: number | null,
): void {
  useWayHome(replay !== null, camera, home)
  useEffect(() => {
    const places = isBehind ? placesOf({ marches, told }) : []
    const to = places.at(-1)
    if (to !== undefined && !camera.current?.shows(places)) camera.current?.flyTo(to)
  }, [isBehind, marches, told, camera])
}

/** After a replay the eye goes to where something is wanted. */
function useWayHome(isReplay: boolean, camera: RefObject<MapCamera | null>, home: number | null): void {
  const wasReplay = useRef(false)
  useEffect(() => {
    if (wasReplay.current && !isReplay && home !== null && !camera.current?.shows([home])) camera.current?.flyTo(home)
    wasReplay.current = isReplay
  }, [isReplay, camera, home])
}
