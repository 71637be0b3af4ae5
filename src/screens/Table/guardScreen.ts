import {
  allowScreenCaptureAsync,
  disableAppSwitcherProtectionAsync,
  enableAppSwitcherProtectionAsync,
  preventScreenCaptureAsync,
} from 'expo-screen-capture'
import { Platform } from 'react-native'

const KEY = 'table'
/** Nothing can be made out through it. */
const BLUR = 1

const quietly = (deed: Promise<unknown>): void => void deed.catch(() => undefined)

/**
 * No screenshots and no picture in the app switcher while a side's own view is on the screen. Android leaves the
 * switcher blank by itself then; iOS must be told, for it takes its picture before the curtain has been drawn.
 */
export function guardScreen(isSecret: boolean): () => void {
  if (!isSecret) return () => undefined
  quietly(preventScreenCaptureAsync(KEY))
  if (Platform.OS === 'ios') quietly(enableAppSwitcherProtectionAsync(BLUR))
  return () => {
    quietly(allowScreenCaptureAsync(KEY))
    if (Platform.OS === 'ios') quietly(disableAppSwitcherProtectionAsync())
  }
}
