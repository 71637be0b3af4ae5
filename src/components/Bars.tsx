import { View } from 'react-native'
import { radius, space, stroke, useTheme } from '../theme'
import { faded } from './surfaces'
import { Text } from './Text'

export const percent = (chance: number): string => `${Math.round(chance * 100)}%`

export interface Outcome {
  readonly label: string
  readonly chance: number
  readonly wanted?: boolean
}

/** What may come of it, in words with per cent. Wheat is what you want. */
export function OutcomeBars({ outcomes }: { outcomes: readonly Outcome[] }) {
  const { look } = useTheme()
  return (
    <View style={{ gap: 5 }}>
      {outcomes.map(({ label, chance, wanted }) => (
        <View
          key={label}
          accessible
          accessibilityLabel={`${label}: ${percent(chance)}`}
          style={{
            borderRadius: radius.chip,
            overflow: 'hidden',
            backgroundColor: look.ui.surfaceSunken,
            minHeight: 28,
            justifyContent: 'center',
          }}
        >
          <View
            style={{
              position: 'absolute',
              left: 0,
              top: 0,
              bottom: 0,
              width: `${chance * 100}%`,
              borderRadius: radius.chip,
              backgroundColor: wanted ? look.ui.accent : faded(look.ui.lineStrong, 0.45),
            }}
          />
          <View style={{ flexDirection: 'row', paddingHorizontal: 10, paddingVertical: 4, gap: space.small }}>
            <Text type="bodyStrong" ink={wanted && chance > 0.5 ? 'onAccent' : 'ink'} style={{ flex: 1 }}>
              {label}
            </Text>
            <Text type="bodyStrong">{percent(chance)}</Text>
          </View>
        </View>
      ))}
    </View>
  )
}

export interface HistogramProps {
  readonly title: string
  readonly chances: readonly number[]
  readonly colour: string
}
const TALL = 44

/** Bars from one baseline, the value above each, the category below. */
export function Histogram({ title, chances, colour }: HistogramProps) {
  const { look } = useTheme()
  const most = Math.max(...chances, 0.01)
  return (
    <View
      style={{ flex: 1, gap: 2 }}
      accessible
      accessibilityLabel={`${title}: ${chances.map((chance, n) => `${n} ${percent(chance)}`).join(', ')}`}
    >
      <Text type="bodyStrong">{title}</Text>
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'flex-end',
          gap: 3,
          borderBottomWidth: stroke.hair,
          borderColor: look.ui.lineStrong,
        }}
      >
        {chances.map((chance, n) => (
          <View key={n} style={{ flex: 1, alignItems: 'center' }}>
            {chance > 0.004 && <Text type="rule">{Math.round(chance * 100)}</Text>}
            <View
              style={{
                width: '100%',
                minWidth: 12,
                height: Math.max(chance > 0.004 ? 2 : 0, (chance / most) * TALL),
                backgroundColor: colour,
                borderTopLeftRadius: 4,
                borderTopRightRadius: 4,
              }}
            />
          </View>
        ))}
      </View>
      <View style={{ flexDirection: 'row', gap: 3 }}>
        {chances.map((_, n) => (
          <Text key={n} type="rule" ink="inkSoft" centred style={{ flex: 1 }}>
            {n}
          </Text>
        ))}
      </View>
    </View>
  )
}
