import type { ReactNode } from 'react'
import { View } from 'react-native'
import { space, useTheme } from '../theme'
import { Card } from './Card'
import { Icon, type IconName } from './Icon'
import { Text } from './Text'

/** Nothing here yet: three dashed blocks, one sentence with the way out. */
export function EmptyState({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const { look } = useTheme()
  return (
    <Card style={{ padding: space.huge, alignItems: 'center', gap: space.small }}>
      <View aria-hidden style={{ flexDirection: 'row', marginBottom: space.small }}>
        {[-5, 0, 6].map(turn => (
          <View
            key={turn}
            style={{
              width: 36,
              height: 36,
              marginHorizontal: -3,
              borderRadius: 5,
              borderWidth: 1.5,
              borderStyle: 'dashed',
              borderColor: look.ui.lineStrong,
              backgroundColor: look.ui.surface,
              transform: [{ rotate: `${turn}deg` }],
            }}
          />
        ))}
      </View>
      <Text type="cardTitle" centred>
        {title}
      </Text>
      <Text type="secondary" ink="inkSoft" centred>
        {text}
      </Text>
      {children}
    </Card>
  )
}

export interface TroubleProps {
  readonly title: string
  readonly text: string
  readonly icon?: IconName
  readonly children?: ReactNode
  readonly testID?: string
}
/** What is broken, what is safe, what can be done. */
export function Trouble({ title, text, icon = 'warn', children, testID }: TroubleProps) {
  const { look } = useTheme()
  return (
    <Card style={{ padding: space.large }}>
      <View testID={testID} role="alert" style={{ flexDirection: 'row', gap: space.medium }}>
        <Icon name={icon} colour={look.ui.danger} />
        <View style={{ flex: 1, gap: space.tiny }}>
          <Text type="bodyStrong">{title}</Text>
          <Text type="secondary" ink="inkSoft">
            {text}
          </Text>
          {children ? (
            <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.small, marginTop: space.small }}>
              {children}
            </View>
          ) : null}
        </View>
      </View>
    </Card>
  )
}
