import { View } from 'react-native'
import { radius, stroke, useTheme } from '../../theme'
import { PiecePicture } from '../PiecePicture'
import { facesOf } from '../Table/boards'

export interface GamePictureProps {
  readonly game: string
  readonly width?: number
  readonly height?: number
}

/** Two pieces of the game on a scrap of its map. */
export function GamePicture({ game, width = 54, height = 42 }: GamePictureProps) {
  const { look } = useTheme()
  const [first, second] = facesOf(game)
  const side = height / 2
  return (
    <View
      aria-hidden
      style={{
        width,
        height,
        borderRadius: radius.control,
        borderWidth: stroke.control,
        borderColor: look.ui.line,
        backgroundColor: look.map.land,
        overflow: 'hidden',
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      {first && <PiecePicture thing={first} side={side} />}
      {second && <PiecePicture thing={second} side={side} />}
    </View>
  )
}
