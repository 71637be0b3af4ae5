import { allowScreenCaptureAsync, preventScreenCaptureAsync } from 'expo-screen-capture'

const KEY = 'table'

/** No screenshots and no picture in the app switcher while a side's own view is on the screen. */
export function guardScreen(isSecret: boolean): () => void {
  if (!isSecret) return () => undefined
  preventScreenCaptureAsync(KEY).catch(() => undefined)
  return () => void allowScreenCaptureAsync(KEY).catch(() => undefined)
}
