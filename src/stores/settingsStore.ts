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
}

export const useSettings = create<Settings>(() => standardSettings)

const KEY = 'settings'
/** Reads what was kept; anything of another shape falls back to the default. */
export async function loadSettings(): Promise<void> {
  const kept = await shelfNow().readSetting(KEY)
  useSettings.setState(readable(kept))
}
const choices: { readonly [Key in keyof Settings]?: readonly Settings[Key][] } = {
  look: ['paper', 'dark', 'highContrast', 'system'],
  palette: ['standard', 'redGreenSafe', 'blueYellowSafe'],
  motion: ['off', 'normal'],
  pace: ['instant', 'fast', 'normal', 'slow'],
}
const SMALLEST = 0.5
const LARGEST = 3

/** What fits of what was kept: a value nobody can choose today is as good as none. */
export function readable(kept: unknown): Partial<Settings> {
  if (typeof kept !== 'object' || kept === null) return {}
  const values = kept as Record<string, unknown>
  const fits = ([key, standard]: [string, unknown]): boolean => {
    const value = values[key]
    if (typeof value !== typeof standard) return false
    if (typeof value === 'number') return value >= SMALLEST && value <= LARGEST
    const among: readonly unknown[] | undefined = choices[key as keyof Settings]
    return !among || among.includes(value)
  }
  return Object.fromEntries(
    Object.entries(standardSettings)
      .filter(fits)
      .map(([key]) => [key, values[key]]),
  )
}

/** Changes at once, and is kept without waiting for it. */
export function changeSetting<K extends keyof Settings>(key: K, value: Settings[K]): void {
  useSettings.setState({ [key]: value } as Pick<Settings, K>)
  if (isShelfOpen())
    shelfNow()
      .writeSetting(KEY, { ...useSettings.getState() })
      .catch(() => undefined)
}
