import { useSettings } from '../../../stores'
import { speeds, useTheme } from '../../../theme'

/** How long dice fall, as a share of the design; 0 where nothing tumbles. */
export function useDicePace(): number {
  const pace = useSettings(state => state.pace)
  return useTheme().reducedMotion ? 0 : speeds[pace]
}
