import { View, useWindowDimensions } from 'react-native'
import { Button, Drawn, Text, drawStrata, fadeIn } from '../../components'
import { gameOf } from '../../games'
import type { SaveHeader } from '../../stores'
import { radius, space, useTheme } from '../../theme'
import { MapThumbnail } from '../MapThumbnail'

export interface ResumeCardProps {
  readonly save: SaveHeader
  readonly busy: boolean
  /** How wide the column is. */
  readonly width: number
  readonly onPress: () => void
}
const SOIL = '#1E1811'
/** Of the map under the words. */
const UNDER = 64

/** The game that waits: its map as anybody may see it, or soil while that is not known. */
export function ResumeCard({ save, busy, width, onPress }: ResumeCardProps) {
  const { look, textScale, leftHanded } = useTheme()
  const { height } = useWindowDimensions()
  const { picture } = save
  /** Kept free from the start: nothing moves under a finger when the map comes. */
  const room = height < 480 || textScale >= 1.6 ? 24 : 88
  const name = gameOf(save.game)?.name ?? save.game
  return (
    <View
      testID="resume-card"
      style={{
        borderRadius: radius.card,
        borderWidth: 1.5,
        borderColor: look.ui.line,
        backgroundColor: SOIL,
        overflow: 'hidden',
        justifyContent: 'flex-end',
      }}
    >
      <View aria-hidden style={{ position: 'absolute', top: 0, left: 0 }}>
        {picture && picture.stacks.length > 0 ? (
          <MapThumbnail game={save.game} picture={picture} width={width} height={room + UNDER} />
        ) : (
          <Drawn later id="soil card" width={640} height={200} draw={canvas => drawStrata(canvas, 640, -20, 200)} />
        )}
      </View>
      <View style={[{ height: room - FADE }]} />
      <View aria-hidden style={[{ height: FADE }, fadeIn(SOIL)]} />
      <View
        style={{
          flexDirection: leftHanded ? 'row-reverse' : 'row',
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
          alignItems: 'flex-end',
          gap: space.medium,
          padding: space.large,
          paddingTop: space.tiny,
          backgroundColor: `${SOIL}E6`,
        }}
      >
        <View style={{ flex: 1, minWidth: 160 }}>
          <Text type="cardTitle" style={{ color: '#F6EDD8' }}>
            {save.title === name ? name : `${name}: ${save.title}`}
          </Text>
          <Text type="secondary" style={{ color: '#D8CBAE' }}>
            {picture?.line || `${save.length} actions`}
          </Text>
        </View>
        <Button kind="primary" icon="play" label={busy ? 'Opening' : 'Resume'} onPress={onPress} testID="resume" />
      </View>
    </View>
  )
}
const FADE = 20
