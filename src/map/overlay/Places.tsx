import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { StyleSheet } from 'react-native'
import Animated from 'react-native-reanimated'
import { sees } from '../camera/camera'
import { useFollow } from '../camera/useFollow'
import type { LitSpace } from '../pieces/signs'
import type { MapTable } from '../useMapTable'
import { overlayItems, type OverlayItem } from './items'
import { Overlay } from './Overlay'

export interface PlacesProps {
  readonly table: MapTable
  readonly describe?: (space: number) => string
  readonly onAct: (item: OverlayItem) => void
  readonly onFocus: (item: OverlayItem | null) => void
}

const noLight: readonly LitSpace[] = []

/** The map for those who do not see it. It changes a moment after the picture does: no finger waits for it. */
export const Places = memo(function Places({ table, describe, onAct, onFocus }: PlacesProps) {
  const { content, placed, rest, view, rig } = table
  const { board, lit = noLight } = content
  const now = useMemo(() => ({ board, placed, lit, describe, rest, view }), [board, placed, lit, describe, rest, view])
  const laid = useDeferredValue(now, null)
  const latest = useRef({ rig, onAct, onFocus })
  useEffect(() => {
    latest.current = { rig, onAct, onFocus }
  }, [rig, onAct, onFocus])
  const act = useCallback((item: OverlayItem) => latest.current.onAct(item), [])
  const focus = useCallback((item: OverlayItem | null) => {
    const { rig: camera, onFocus: tell } = latest.current
    tell(item)
    if (item && !sees(camera.current(), camera.stage.view, item)) camera.flyTo(item)
  }, [])
  const items = useMemo(() => (laid ? overlayItems(laid) : []), [laid])
  const follow = useFollow(rig.camera, (laid ?? now).rest)
  return (
    <Animated.View
      testID="map-places"
      style={[StyleSheet.absoluteFill, follow]}
      pointerEvents="box-none"
      aria-busy={laid !== now}
    >
      {laid && <Overlay items={items} rest={laid.rest} view={laid.view} onAct={act} onFocus={focus} />}
    </Animated.View>
  )
})
