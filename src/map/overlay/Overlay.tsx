import { memo, useCallback, useEffect, useMemo, useRef } from 'react'
import { StyleSheet, View } from 'react-native'
import type { Camera, Viewport } from '../camera/camera'
import { isDirection, nextThatWay } from './geography'
import type { OverlayItem } from './items'
import { OverlayTarget } from './OverlayTarget'
import { frameOf } from './place'

export interface OverlayProps {
  readonly items: readonly OverlayItem[]
  /** Where the camera rested when the items were laid out. */
  readonly rest: Camera
  readonly view: Viewport
  readonly onAct: (item: OverlayItem) => void
  /** By keyboard or screen reader; null when the focus leaves. */
  readonly onFocus: (item: OverlayItem | null) => void
}

/** Transparent, named places over the canvas. Laid out when the camera rests; the map that moves carries them. */
export const Overlay = memo(function Overlay({ items, rest, view, onAct, onFocus }: OverlayProps) {
  const targets = useRef(new Map<string, View>())
  const frames = useMemo(() => items.map(item => frameOf(item, rest, view)), [items, rest, view])
  const keep = useCallback((id: string, target: View | null) => {
    if (target) targets.current.set(id, target)
    else targets.current.delete(id)
  }, [])
  const latest = useRef(items)
  useEffect(() => {
    latest.current = items
  }, [items])
  const onKey = useCallback((item: OverlayItem, key: string) => {
    if (!isDirection(key)) return
    const next = nextThatWay(latest.current, item, key)
    if (next) targets.current.get(next.id)?.focus()
  }, [])
  return (
    <View style={styles.sheet} pointerEvents="box-none" testID="map-overlay">
      {items.map((item, i) => {
        const frame = frames[i]
        return (
          frame && (
            <OverlayTarget
              key={item.id}
              {...{ item, frame, keep, onAct, onKey, onFocus }}
              isStop={item.isReady || i === 0}
            />
          )
        )
      })}
    </View>
  )
})

const styles = StyleSheet.create({
  sheet: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0 },
})
