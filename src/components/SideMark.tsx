import { View } from 'react-native'
import { useTheme } from '../theme'

/** A slip in the side's colour; both colours where both had part. */
export function SideMark({ side, height = 20 }: { side: 0 | 1 | 'both' | null; height?: number }) {
  const { look, palette } = useTheme()
  const [first, second] =
    side === 'both' ? palette.sides : [0, 0].map(() => (side === null ? look.ui.lineStrong : palette.sides[side]))
  return (
    <View aria-hidden style={{ width: 6, height, borderRadius: 2, overflow: 'hidden' }}>
      <View style={{ flex: 1, backgroundColor: first }} />
      <View style={{ flex: 1, backgroundColor: second }} />
    </View>
  )
}
