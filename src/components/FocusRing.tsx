import { useMemo, useState } from 'react'
import { Platform, View, type NativeSyntheticEvent, type TargetedEvent, type ViewStyle } from 'react-native'
import { stroke, useTheme } from '../theme'

interface Focusable {
  readonly isFocused: boolean
  readonly focus: {
    readonly onFocus: (event: NativeSyntheticEvent<TargetedEvent>) => void
    readonly onBlur: () => void
  }
}
/** Whether the focus came by keyboard: a finger or a mouse needs no ring. */
function isByKeyboard(event: NativeSyntheticEvent<TargetedEvent>): boolean {
  const target = event.target as unknown as { readonly matches?: (selector: string) => boolean }
  return Platform.OS !== 'web' || (target.matches?.(':focus-visible') ?? true)
}
export function useFocus(): Focusable {
  const [isFocused, setFocused] = useState(false)
  const focus = useMemo<Focusable['focus']>(
    () => ({ onFocus: event => setFocused(isByKeyboard(event)), onBlur: () => setFocused(false) }),
    [],
  )
  return { isFocused, focus }
}

/** Goes with a ring of our own: the browser's would lie beside it. */
export const withoutOutline = (Platform.OS === 'web' ? { outlineStyle: 'none' } : {}) as ViewStyle

export interface FocusRingProps {
  readonly round: number
  /** Of what fills its place to the edge: a ring outside would be cut off. */
  readonly inside?: boolean
}

/** Keyboard focus: a blue ring on a light casing, drawn outside of what it marks. */
export function FocusRing({ round, inside }: FocusRingProps) {
  const { look } = useTheme()
  if (Platform.OS !== 'web') return null
  const edge = inside ? 2 : -4
  return (
    <View
      aria-hidden
      style={{
        position: 'absolute',
        top: edge,
        left: edge,
        right: edge,
        bottom: edge,
        pointerEvents: 'none',
        borderRadius: round - edge,
        borderWidth: stroke.focus,
        borderColor: look.ui.focus,
        boxShadow: '0 0 0 2px #FFFFFF, inset 0 0 0 1px #FFFFFF',
      }}
    />
  )
}
