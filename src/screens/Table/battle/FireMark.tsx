import { Skia } from '@shopify/react-native-skia'
import { Drawn } from '../../../components'
import type { Fire } from '../../../map'
import { makeBrush } from '../../../map/layers/brush'
import { drawPip } from '../../../map/sprites/fire'
import { makePen } from '../../../map/sprites/pen'
import { useTypefaces } from '../../../map/text/useTypefaces'
import { useTheme } from '../../../theme'

/** The mark of a firepower as it stands on the blocks: colour and shape. */
export function FireMark({ fire, size = 14 }: { fire: Fire; size?: number }) {
  const { look, palette } = useTheme()
  const typefaces = useTypefaces()
  if (!typefaces) return null
  return (
    <Drawn
      id={`fire ${fire} ${look.name} ${palette.name}`}
      width={size}
      height={size}
      draw={canvas =>
        drawPip(makePen(makeBrush(Skia, typefaces), canvas, { look, palette }), size / 2, size / 2, size * 0.66, fire)
      }
    />
  )
}
