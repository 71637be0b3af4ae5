import { createElement } from 'react'
import { useTheme } from '../theme'
import { iconGrid, iconParts, strokeOf, type IconProps } from './iconParts'

export type { IconName } from './iconPaths'

/** The browser draws paths by itself, at once and without Skia. */
export function Icon({ name, size = 22, colour }: IconProps) {
  const { look } = useTheme()
  const ink = colour ?? look.ui.ink
  const line = {
    fill: 'none',
    stroke: ink,
    strokeWidth: strokeOf(size),
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }
  const paths = iconParts(name).map(({ d, isFilled }) =>
    createElement('path', { key: d, d, ...(isFilled ? { fill: ink } : line) }),
  )
  const frame = { width: size, height: size, viewBox: `0 0 ${iconGrid} ${iconGrid}`, 'aria-hidden': true }
  return createElement('svg', { ...frame, style: { display: 'block', flexShrink: 0 } }, paths)
}
