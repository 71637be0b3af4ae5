import { Component, type ReactNode } from 'react'
import { View } from 'react-native'
import { Button, Text, Trouble } from '../components'
import { closeGame, exportSave, useGame } from '../stores'
import { space } from '../theme'
import { fileName } from './fileName'
import { handOut } from './files'

interface Caught {
  readonly message: string | null
  readonly saveId: string | null
}

/** A fault on the screen loses no game: every action was written down before it was shown. */
export class SafetyNet extends Component<{ readonly children: ReactNode }, Caught> {
  override state: Caught = { message: null, saveId: null }

  static getDerivedStateFromError(cause: unknown): Caught {
    const saveId = useGame.getState().playing?.save.id ?? null
    return { message: cause instanceof Error ? cause.message : String(cause), saveId }
  }

  private readonly resume = (): void => {
    closeGame()
    this.setState({ message: null, saveId: null })
  }

  private readonly send = (): void => {
    const { saveId } = this.state
    if (saveId) void exportSave(saveId, text => handOut(fileName(saveId), text))
  }

  override render(): ReactNode {
    const { message, saveId } = this.state
    if (message === null) return this.props.children
    return (
      <View
        testID="safety-net"
        style={{ flex: 1, justifyContent: 'center', padding: space.huge, backgroundColor: '#1A140F' }}
      >
        <Trouble
          title="The screen could not be drawn"
          text="Your game is safe: every action was saved before it was shown. Go back to the first screen and resume it there."
        >
          <Button label="Go on" kind="primary" onPress={this.resume} testID="safety-resume" />
          {saveId && <Button label="Send the game file" icon="export" onPress={this.send} />}
          <Text type="note" ink="inkFaint">
            {message}
          </Text>
        </Trouble>
      </View>
    )
  }
}
