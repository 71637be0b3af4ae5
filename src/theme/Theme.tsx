import { createContext, useContext, useMemo, type ReactNode } from 'react'
import type { Look, LookName } from './look'
import { looks } from './looks'
import { palettes, type Palette, type PaletteName } from './palettes'
import { typeStyles, type TypeStyle, type TypeStyleName } from './type'

export interface Theme {
  readonly look: Look
  readonly palette: Palette
  /** Size of interface text against the design, 0.9 to 2. */
  readonly textScale: number
  readonly reducedMotion: boolean
  readonly leftHanded: boolean
}

export const standardTheme: Theme = {
  look: looks.paper,
  palette: palettes.standard,
  textScale: 1,
  reducedMotion: false,
  leftHanded: false,
}

const ThemeContext = createContext<Theme>(standardTheme)

export interface ThemeProviderProps {
  readonly look?: LookName
  readonly palette?: PaletteName
  readonly textScale?: number
  readonly reducedMotion?: boolean
  readonly leftHanded?: boolean
  readonly children: ReactNode
}

export function ThemeProvider({
  look = 'paper',
  palette = 'standard',
  textScale = 1,
  reducedMotion = false,
  leftHanded = false,
  children,
}: ThemeProviderProps) {
  const theme = useMemo<Theme>(
    () => ({ look: looks[look], palette: palettes[palette], textScale, reducedMotion, leftHanded }),
    [look, palette, textScale, reducedMotion, leftHanded],
  )
  return <ThemeContext.Provider value={theme}>{children}</ThemeContext.Provider>
}

export function useTheme(): Theme {
  return useContext(ThemeContext)
}

export interface TextLook {
  readonly fontFamily: string
  readonly fontSize: number
  readonly lineHeight: number
  readonly letterSpacing: number
  readonly textTransform: 'uppercase' | 'none'
}

/** A type style at the reader's text size, ready for a Text component. */
export function textLook(name: TypeStyleName, textScale: number): TextLook {
  const style: TypeStyle = typeStyles[name]
  const scale = Math.min(textScale, style.most ?? textScale)
  const size = style.size * scale
  return {
    fontFamily: style.face,
    fontSize: size,
    lineHeight: style.line * scale,
    letterSpacing: (style.tracking ?? 0) * size,
    textTransform: style.upper ? 'uppercase' : 'none',
  }
}
