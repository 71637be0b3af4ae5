import { memo, useCallback } from 'react'
import { Platform, View, type AccessibilityActionEvent, type ViewProps } from 'react-native'
import { isEqual } from '../same'
import type { OverlayItem } from './items'
import type { Frame } from './place'

export interface OverlayTargetProps {
  readonly item: OverlayItem
  readonly frame: Frame
  /** The tab key stops here; everything else is reached by arrows. */
  readonly isStop: boolean
  readonly keep: (id: string, target: View | null) => void
  readonly onAct: (item: OverlayItem) => void
  readonly onKey: (item: OverlayItem, key: string) => void
  readonly onFocus: (item: OverlayItem | null) => void
}

/** What the browser adds to a view: keys, clicks without a pointer, and whether the focus came by keyboard. */
interface BrowserEvent {
  readonly key?: string
  readonly detail?: number
  readonly target?: { readonly matches?: (selector: string) => boolean }
  readonly preventDefault: () => void
}

const isActing = (key: string | undefined) => key === 'Enter' || key === ' '

function browserProps({ item, isStop, onAct, onKey, onFocus }: OverlayTargetProps): ViewProps {
  if (Platform.OS !== 'web') return {}
  const props = {
    tabIndex: (isStop ? 0 : -1) as 0 | -1,
    onKeyDown: (event: BrowserEvent) => {
      const isArrow = event.key?.startsWith('Arrow')
      if (isActing(event.key) || isArrow) event.preventDefault()
      if (isActing(event.key)) onAct(item)
      else if (event.key) onKey(item, event.key)
    },
    // A click with a pointer has been felt by the map already; a screen reader's click has none.
    onClick: (event: BrowserEvent) => event.detail === 0 && onAct(item),
    onFocus: (event: BrowserEvent) => event.target?.matches?.(':focus-visible') && onFocus(item),
    onBlur: () => onFocus(null),
  }
  return props as ViewProps
}

/** A table that changed elsewhere leaves most targets as they were. */
function isSameTarget(a: OverlayTargetProps, b: OverlayTargetProps): boolean {
  const hasSameHandlers = a.keep === b.keep && a.onAct === b.onAct && a.onKey === b.onKey && a.onFocus === b.onFocus
  return hasSameHandlers && isEqual(a.item, b.item) && isEqual(a.frame, b.frame)
}

/** One named place. Fingers go through it to the map; keys and screen readers stop here. */
export const OverlayTarget = memo(function OverlayTarget(props: OverlayTargetProps) {
  const { item, frame, keep, onAct } = props
  const hold = useCallback((target: View | null) => keep(item.id, target), [item.id, keep])
  const act = useCallback(
    ({ nativeEvent }: AccessibilityActionEvent) => nativeEvent.actionName === 'activate' && onAct(item),
    [item, onAct],
  )
  return (
    <View
      ref={hold}
      testID={item.id}
      style={{ position: 'absolute', ...frame, ...noOutline }}
      accessible
      accessibilityRole="button"
      accessibilityLabel={item.label}
      accessibilityState={{ selected: item.isSelected }}
      accessibilityActions={activate}
      onAccessibilityAction={act}
      {...browserProps(props)}
    />
  )
}, isSameTarget)

const activate = [{ name: 'activate' }]
/**
 * The canvas draws the focus, along the border of the space. In a browser the pointer must not land on a target: it would
 * be captured there, and lost with it when the targets are laid out anew in the middle of a drag.
 */
const noOutline = Platform.OS === 'web' ? ({ outlineWidth: 0, pointerEvents: 'none' } as const) : {}
