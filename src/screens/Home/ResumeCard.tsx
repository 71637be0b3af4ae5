import { View } from 'react-native'
import { Button, Drawn, Text, drawStrata } from '../../components'
import type { SaveHeader } from '../../stores'
import { radius, space, useTheme } from '../../theme'
import { gameOf } from '../../games'

export interface ResumeCardProps {
  readonly save: SaveHeader
  readonly busy: boolean
  readonly onPress: () => void
}

/** The game that waits. Covered by soil: whose eyes will see it is decided at the table. */
export function ResumeCard({ save, busy, onPress }: ResumeCardProps) {
  const { look } = useTheme()
  const name = gameOf(save.game)?.name ?? save.game
  return (
    <View
      testID="resume-card"
      style={{
        minHeight: 132,
        borderRadius: radius.card,
        borderWidth: 1.5,
        borderColor: look.ui.line,
        backgroundColor: '#2A2118',
        overflow: 'hidden',
        justifyContent: 'flex-end',
      }}
    >
      <View aria-hidden style={{ position: 'absolute', top: 0, left: 0 }}>
        <Drawn id="soil card" width={640} height={200} draw={canvas => drawStrata(canvas, 640, -20, 200)} />
      </View>
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          alignItems: 'flex-end',
          gap: space.medium,
          padding: space.large,
        }}
      >
        <View style={{ flex: 1, minWidth: 160 }}>
          <Text type="cardTitle" style={{ color: '#F6EDD8' }}>
            {save.title === name ? name : `${name}: ${save.title}`}
          </Text>
          <Text type="secondary" style={{ color: '#D8CBAE' }}>
            {save.note || `${save.length} actions`}
          </Text>
        </View>
        <Button kind="primary" icon="play" label={busy ? 'Opening' : 'Resume'} onPress={onPress} testID="resume" />
      </View>
    </View>
  )
}
