import { View } from 'react-native'
import { radius, stroke, useTheme } from '../../theme'
import { PiecePicture } from '../PiecePicture'
import { facesOf } from '../Table/boards'

/** Two pieces of the game on a scrap of its map. */
export function GamePicture({ game }: { game: string }) {
  const { look } = useTheme()
  const [first, second] = facesOf(game)
  return (
    <View
      aria-hidden
      style={{
        width: 54,
        height: 42,
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
      {first && <PiecePicture thing={first} side={21} />}
      {second && <PiecePicture thing={second} side={21} />}
    </View>
  )
}
