import { useState } from 'react'
import { View } from 'react-native'
import { Field, Row } from '../../components'
import { isPin } from '../../stores'
import { space } from '../../theme'

type Pins = readonly [string, string]
export interface PinRowsProps {
  readonly sides: readonly [string, string]
  readonly pins: Pins
  readonly onChange: (pins: Pins) => void
}

/** A PIN a side, for those who leave the device with the enemy. */
export function PinRows({ sides, pins, onChange }: PinRowsProps) {
  const [open, setOpen] = useState(false)
  const set = sides.filter((_, side) => isPin(pins[side]!))
  return (
    <View style={{ gap: space.small }}>
      <Row
        icon="pin"
        title="PIN behind the curtain"
        note={open ? 'Four figures; leave empty for none' : undefined}
        value={set.join(', ') || 'none'}
        expanded={open}
        onPress={() => setOpen(!open)}
        testID="pins"
      />
      {open &&
        ([0, 1] as const).map(side => (
          <Field
            key={side}
            label={`PIN of the ${sides[side]} player`}
            icon="pin"
            placeholder={`${sides[side]}: four figures`}
            value={pins[side]}
            onChangeText={text => onChange(side === 0 ? [text, pins[1]] : [pins[0], text])}
            keyboardType="number-pad"
            secureTextEntry
            maxLength={4}
            testID={`pin-${side}`}
          />
        ))}
    </View>
  )
}
