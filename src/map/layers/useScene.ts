import { Skia } from '@shopify/react-native-skia'
import { useMemo } from 'react'
import type { Board } from '../../atlas/board'
import type { Look } from '../../theme/look'
import type { Palette } from '../../theme/palettes'
import type { Typefaces } from '../text/typefaces'
import { makeBrush } from './brush'
import { makeScene, type Scene, type Weather } from './scene'
import { zoomOfRung } from './zoom'

export interface SceneProps {
  readonly board: Board
  readonly look: Look
  readonly palette: Palette
  readonly typefaces: Typefaces
  /** From `rungOf(camera scale)`, set when the camera comes to rest. */
  readonly rung: number
  readonly weather: Weather
  readonly nameScale?: number
}

/** The same object for as long as nothing it is made of changes. */
export function useScene({ board, look, palette, typefaces, rung, weather, nameScale }: SceneProps): Scene {
  return useMemo(() => {
    const brush = makeBrush(Skia, typefaces)
    return makeScene({ brush, board, look, palette, zoom: zoomOfRung(board, rung), weather, nameScale })
  }, [board, look, palette, typefaces, rung, weather, nameScale])
}
