import { create } from 'zustand'
import { isShelfOpen, shelfNow } from './shelf'

export interface Settings {
  readonly look: 'paper' | 'dark' | 'highContrast' | 'system'
  readonly palette: 'standard' | 'redGreenSafe' | 'blueYellowSafe'
  readonly textScale: number
  /** Reduced, or as it is drawn. */
  readonly motion: 'off' | 'normal'
  /** How fast what others do, and the dice, are shown. */
  readonly pace: 'instant' | 'fast' | 'normal' | 'slow'
  readonly leftHanded: boolean
  readonly haptics: boolean
  readonly keepAwake: boolean
  readonly confirmEnd: boolean
}
export const standardSettings: Settings = {
  look: 'paper',
  palette: 'standard',
  textScale: 1,
  motion: 'normal',
  pace: 'normal',
  leftHanded: false,
  haptics: true,
  keepAwake: true,
  confirmEnd: false,
}

export const useSettings = create<Settings>(() => standardSettings)

const KEY = 'settings'
/** Reads what was kept; anything of another shape falls back to the default. */
export async function loadSettings(): Promise<void> {
  const kept = await shelfNow().readSetting(KEY)
  useSettings.setState(readable(kept))
}
export function readable(kept: unknown): Partial<Settings> {
  if (typeof kept !== 'object' || kept === null) return {}
  const entries = Object.entries(standardSettings).filter(
    ([key, value]) => typeof (kept as Record<string, unknown>)[key] === typeof value,
  )
  return Object.fromEntries(entries.map(([key]) => [key, (kept as Record<string, unknown>)[key]]))
}

/** Changes at once, and is kept without waiting for it. */
export function changeSetting<K extends keyof Settings>(key: K, value: Settings[K]): void {
  useSettings.setState({ [key]: value } as Pick<Settings, K>)
  if (isShelfOpen())
    shelfNow()
      .writeSetting(KEY, { ...useSettings.getState() })
      .catch(() => undefined)
}
