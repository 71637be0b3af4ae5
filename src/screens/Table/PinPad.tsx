import { useState } from 'react'
import { View } from 'react-native'
import { Button, Field, Text } from '../../components'
import { isPin } from '../../stores'
import { space } from '../../theme'

export interface PinPadProps {
  readonly isRight: (pin: string) => boolean
  readonly onRight: () => void
  readonly onBack: () => void
}

/** Four figures; a wrong PIN says so and nothing else. */
export function PinPad({ isRight, onRight, onBack }: PinPadProps) {
  const [pin, setPin] = useState('')
  const [wrong, setWrong] = useState(false)
  const change = (text: string): void => {
    setPin(text)
    setWrong(false)
    if (!isPin(text)) return
    if (isRight(text)) return onRight()
    setWrong(true)
    setPin('')
  }
  return (
    <View style={{ gap: space.small, minWidth: 220 }}>
      <Field
        label="PIN"
        icon="pin"
        placeholder="Four figures"
        value={pin}
        onChangeText={change}
        keyboardType="number-pad"
        secureTextEntry
        maxLength={4}
        autoFocus
        testID="pin-field"
      />
      {wrong && (
        <Text type="secondary" centred testID="pin-wrong" style={{ color: '#F28C79' }} role="alert">
          That is not the PIN of this side.
        </Text>
      )}
      <Button kind="onAsk" label="Back" onPress={onBack} />
    </View>
  )
}
