import { Group, Picture, Skia } from '@shopify/react-native-skia'
import { memo, useMemo } from 'react'
import type { Board } from '../../atlas/board'
import type { Look } from '../../theme/look'
import type { Palette } from '../../theme/palettes'
import type { Typefaces } from '../text/typefaces'
import { makeBrush } from './brush'
import type { Lit } from './lamp'
import { recordLamp, recordLayer, recordLitNames, type LayerName } from './record'
import { emptyPlay, makeScene, type Play, type Scene, type Weather } from './scene'
import { zoomOfRung } from './zoom'

export interface BoardSceneProps {
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
export function useScene({ board, look, palette, typefaces, rung, weather, nameScale }: BoardSceneProps): Scene {
  return useMemo(() => {
    const brush = makeBrush(Skia, typefaces)
    return makeScene({ brush, board, look, palette, zoom: zoomOfRung(board, rung), weather, nameScale })
  }, [board, look, palette, typefaces, rung, weather, nameScale])
}

interface LayerProps {
  readonly scene: Scene
  readonly layer: LayerName
  readonly play: Play
}

const Layer = memo(function Layer({ scene, layer, play }: LayerProps) {
  const picture = useMemo(() => recordLayer(scene, layer, play), [scene, layer, play])
  return <Picture picture={picture} />
})

export interface BoardLayersProps {
  readonly scene: Scene
  /** Keep the same object while nothing changes: each new one is recorded anew. */
  readonly play: Play
}

/** Everything that lies under pieces, in map units: put it into the group that carries the camera's matrix. */
export const BoardLayers = memo(function BoardLayers({ scene, play }: BoardLayersProps) {
  const control = useMemo(() => ({ control: play.control, contested: play.contested }), [play.control, play.contested])
  return (
    <Group>
      <Layer scene={scene} layer="ground" play={emptyPlay} />
      <Layer scene={scene} layer="control" play={control} />
      <Layer scene={scene} layer="lines" play={emptyPlay} />
      <Layer scene={scene} layer="front" play={control} />
      <Layer scene={scene} layer="names" play={play} />
    </Group>
  )
})

export interface LampLayerProps {
  readonly scene: Scene
  readonly play: Play
  readonly lit: readonly Lit[]
}

/** Over the board and under the pieces. */
export const LampLayer = memo(function LampLayer({ scene, play, lit }: LampLayerProps) {
  const light = useMemo(() => recordLamp(scene, lit), [scene, lit])
  const names = useMemo(() => recordLitNames(scene, lit, play), [scene, lit, play])
  if (lit.length === 0) return null
  return (
    <Group>
      <Picture picture={light} />
      <Picture picture={names} />
    </Group>
  )
})
