import { useEffect, useRef, type RefObject } from 'react'
import type { MapCamera } from '../../gestures'
import type { Playing } from '../../stores'
import { heldBy, type TableModel } from './useTableModel'

/** Longer than a double tap takes: its second tap must find the map where the first one did. */
const AFTER = 340

/** A piece that is taken up by a tap stays in sight, and where it may go comes into sight; a carried one moves nothing. */
export function useHandInSight(
  playing: Playing,
  model: TableModel,
  camera: RefObject<MapCamera | null>,
  isCarried: boolean,
  covered: number,
): void {
  const held = heldBy(playing)
  const from = held < 0 ? undefined : model.things.find(({ key }) => key === `p${held}`)?.space
  const latest = useRef(model.lit)
  useEffect(() => {
    latest.current = model.lit
  })
  useEffect(() => {
    if (from === undefined || isCarried) return
    const timer = setTimeout(() => {
      const places = latest.current.filter(({ kind }) => kind !== 'here').map(({ space }) => space)
      camera.current?.frame(from, places)
    }, AFTER)
    return () => clearTimeout(timer)
  }, [from, held, isCarried, covered, camera])
}
