import { useEffect, useRef, type RefObject } from 'react'
import type { MapCamera } from '../../gestures'
import type { Playing } from '../../stores'
import { placeToBegin } from './placeToBegin'
import { readyPlaces, type TableModel } from './useTableModel'

/** The same as long as the same is asked of the same side. */
export const stepKeyOf = ({ by, decision }: Playing): string => `${by} ${decision?.step}`

/** When something else is asked and nothing of it is in sight, the map goes to where it is. */
export function useStepInSight(
  playing: Playing,
  model: TableModel,
  camera: RefObject<MapCamera | null>,
  isBehind: boolean,
): void {
  const { board, seen } = model
  const focus = (seen && board.focus?.(seen)) ?? null
  const key = `${stepKeyOf(playing)} ${focus}`
  const before = useRef(key)
  const latest = useRef(model)
  useEffect(() => {
    latest.current = model
  })
  useEffect(() => {
    if (isBehind || before.current === key) return
    before.current = key
    const ready = readyPlaces(latest.current)
    const goal = ready.length > 0 ? placeToBegin(latest.current) : null
    if (focus !== null) camera.current?.approach(focus)
    else if (goal !== null && !ready.some(space => camera.current?.shows([space]))) camera.current?.frame(goal, [])
  }, [key, focus, isBehind, camera])
}
