import { iconPaths, type IconName } from './iconPaths'

export interface IconProps {
  readonly name: IconName
  readonly size?: number
  readonly colour?: string
}

export const iconGrid = 24

interface IconPart {
  readonly d: string
  readonly isFilled: boolean
}

export const iconParts = (name: IconName): readonly IconPart[] =>
  iconPaths[name]
    .split('|')
    .map(part => (part.startsWith('f:') ? { d: part.slice(2), isFilled: true } : { d: part, isFilled: false }))

/** Width of its lines on the grid. */
export const strokeOf = (size: number): number => (size >= 32 ? 2 : 1.75) * (iconGrid / size) * Math.min(1, size / 20)

/** An icon beside words grows with them, but not as far. */
export const iconScale = (textScale: number): number => Math.max(1, Math.min(1.5, textScale))
