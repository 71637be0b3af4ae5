import { Platform, type ViewStyle } from 'react-native'
import { channelsOf } from '../theme/contrast'
import { elevation, type Shadow } from '../theme'

export const shadowOf = (name: keyof typeof elevation): ViewStyle => {
  const shadows: readonly Shadow[] = elevation[name]
  return { boxShadow: shadows.map(({ y, blur, colour }) => `0px ${y}px ${blur}px ${colour}`).join(', ') }
}

/** From light above to the colour itself: what makes the wheat button round. */
export function gradient(from: string, to: string): ViewStyle {
  const value = `linear-gradient(180deg, ${from}, ${to})`
  const style = Platform.OS === 'web' ? { backgroundImage: value } : { experimental_backgroundImage: value }
  return style as ViewStyle
}

/** From nothing above to the colour at E6 below: words under it stay readable on any picture. */
export function fadeIn(colour: string): ViewStyle {
  return gradient(`${colour}00`, `${colour}E6`)
}

const two = (value: number): string => Math.round(value).toString(16).padStart(2, '0')
/** A colour moved towards white (share above 0) or black (below). */
export function shade(colour: string, share: number): string {
  const target = share > 0 ? 255 : 0
  return `#${channelsOf(colour)
    .map(channel => two(channel + (target - channel) * Math.abs(share)))
    .join('')}`
}
export const faded = (colour: string, alpha: number): string => `${colour.slice(0, 7)}${two(alpha * 255)}`
