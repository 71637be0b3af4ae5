import { useEffect, useState } from 'react'
import { View, useWindowDimensions } from 'react-native'
import { Button, Drawn, Text, drawStrata } from '../../components'
import { keptPicture, type PublicPicture, type SaveHeader } from '../../stores'
import { radius, space, useTheme } from '../../theme'
import { gameOf } from '../../games'
import { MapThumbnail } from './MapThumbnail'

export interface ResumeCardProps {
  readonly save: SaveHeader
  readonly busy: boolean
  readonly onPress: () => void
}

/** The game that waits: its map as anybody may see it, or soil while that is not known. */
export function ResumeCard({ save, busy, onPress }: ResumeCardProps) {
  const { look, textScale } = useTheme()
  const name = gameOf(save.game)?.name ?? save.game
  const picture = useKeptPicture(save.id, busy)
  const { width, height } = useWindowDimensions()
  /** Kept free from the start: nothing moves under a finger when the map comes. */
  const room = height < 480 || textScale >= 1.6 ? 24 : 88
  return (
    <View
      testID="resume-card"
      style={{
        borderRadius: radius.card,
        borderWidth: 1.5,
        borderColor: look.ui.line,
        backgroundColor: '#2A2118',
        overflow: 'hidden',
        justifyContent: 'flex-end',
      }}
    >
      <View aria-hidden style={{ position: 'absolute', top: 0, left: 0 }}>
        {picture ? (
          <MapThumbnail game={save.game} picture={picture} width={Math.min(640, width - 24)} height={200} />
        ) : (
          <Drawn later id="soil card" width={640} height={200} draw={canvas => drawStrata(canvas, 640, -20, 200)} />
        )}
      </View>
      <View
        style={[
          {
            flexDirection: 'row',
            flexWrap: 'wrap',
            alignItems: 'flex-end',
            gap: space.medium,
            padding: space.large,
          },
          { marginTop: room },
          picture && { backgroundColor: '#1E1811D9' },
        ]}
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

/** After the screen stands: what it is there for comes first, and nothing comes before a game that is being opened. */
const LATER = 700

function useKeptPicture(save: string, isOpening: boolean): PublicPicture | null {
  const [picture, setPicture] = useState<PublicPicture | null>(null)
  useEffect(() => {
    if (isOpening) return
    let isGone = false
    const timer = setTimeout(() => void keptPicture(save).then(kept => !isGone && setPicture(kept)), LATER)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [save, isOpening])
  return picture
}
