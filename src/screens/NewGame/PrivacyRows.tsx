import { View } from 'react-native'
import { Row, Switch } from '../../components'
import type { Privacy } from '../../stores'

export interface PrivacyRowsProps {
  readonly privacy: Privacy
  readonly onChange: (privacy: Privacy) => void
}

/** Two people and secrets: covered in between, or flat on the table with faces only while the eye is held. */
export function PrivacyRows({ privacy, onChange }: PrivacyRowsProps) {
  const curtain = (
    <Switch
      label="Curtain between players"
      on={privacy === 'curtain'}
      onChange={on => onChange(on ? 'curtain' : 'flat')}
      testID="privacy-curtain"
    />
  )
  const flat = (
    <Switch
      label="Flat on the table"
      on={privacy === 'flat'}
      onChange={on => onChange(on ? 'flat' : 'curtain')}
      testID="privacy-flat"
    />
  )
  return (
    <View>
      <Row
        icon="curtain"
        title="Curtain between players"
        note={privacy === 'curtain' ? 'The screen is covered before the other side looks' : undefined}
        right={curtain}
      />
      <Row
        icon="eye"
        title="Flat on the table"
        note={privacy === 'flat' ? 'Faces show only while you hold the eye' : undefined}
        right={flat}
      />
    </View>
  )
}
