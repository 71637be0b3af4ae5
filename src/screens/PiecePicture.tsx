import { Skia } from '@shopify/react-native-skia'
import { View } from 'react-native'
import { Drawn } from '../components'
import { makeBrush } from '../map/layers/brush'
import type { Thing } from '../map/pieces/thing'
import { drawThing, looksOf } from '../map/sprites/drawThing'
import { makePen } from '../map/sprites/pen'
import { useTypefaces } from '../map/text/useTypefaces'
import { useTheme } from '../theme'

export interface PiecePictureProps {
  readonly thing: Thing
  /** Side of the piece in points; the picture is larger by its shadow and badges. */
  readonly side: number
  readonly label?: string
}
const MARGIN = 0.32

/** A piece as it stands on the map, drawn once: for trays, sheets and lists. */
export function PiecePicture({ thing, side, label }: PiecePictureProps) {
  const { look, palette } = useTheme()
  const typefaces = useTypefaces()
  const whole = Math.ceil(side * (1 + 2 * MARGIN))
  const inset = -(whole - side) / 2 + 2
  if (!typefaces) return <View style={{ width: side + 4, height: side + 4 }} />
  return (
    <View style={{ width: side + 4, height: side + 4 }}>
      <View style={{ position: 'absolute', left: inset, top: inset, pointerEvents: 'none' }}>
        <Drawn
          id={`piece ${look.name} ${palette.name} ${side} ${looksOf(thing)}`}
          width={whole}
          height={whole}
          label={label}
          draw={canvas => {
            const pen = makePen(makeBrush(Skia, typefaces), canvas, { look, palette })
            drawThing(pen, whole / 2, whole / 2, side, thing)
          }}
        />
      </View>
    </View>
  )
}
