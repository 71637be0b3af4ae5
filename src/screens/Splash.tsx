import { View, useWindowDimensions } from 'react-native'
import { Button, Horizon, Text, Trouble } from '../components'
import { space } from '../theme'

export interface SplashProps {
  readonly fault: { readonly what: string; readonly advice: string } | null
  readonly onRetry: () => void
}

/** What stands on the screen until storage and lettering are there; and what says so when they are not. */
export function Splash({ fault, onRetry }: SplashProps) {
  const { width, height } = useWindowDimensions()
  return (
    <View testID="splash" style={{ flex: 1, backgroundColor: '#1A140F' }}>
      {fault && <Horizon width={width} height={height} ground={height * 0.3} style={{ position: 'absolute' }} />}
      <View style={{ flex: 1, justifyContent: 'center', padding: space.huge, gap: space.large }}>
        <Text type="display" centred style={{ color: '#F6EDD8' }}>
          Black Earth
        </Text>
        {fault && (
          <Trouble title={fault.what} text={fault.advice} testID="storage-fault">
            <Button label="Try again" kind="primary" onPress={onRetry} />
          </Trouble>
        )}
      </View>
    </View>
  )
}
