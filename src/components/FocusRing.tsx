import { useMemo, useState } from 'react'
import { Platform, View, type TargetedEvent, type NativeSyntheticEvent } from 'react-native'
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

/** Keyboard focus: a blue ring on a light casing, drawn outside of what it marks. */
export function FocusRing({ round }: { round: number }) {
  const { look } = useTheme()
  if (Platform.OS !== 'web') return null
  return (
    <View
      aria-hidden
      style={{
        position: 'absolute',
        top: -4,
        left: -4,
        right: -4,
        bottom: -4,
        pointerEvents: 'none',
        borderRadius: round + 4,
        borderWidth: stroke.focus,
        borderColor: look.ui.focus,
        boxShadow: '0 0 0 2px #FFFFFF, inset 0 0 0 1px #FFFFFF',
      }}
    />
  )
}
