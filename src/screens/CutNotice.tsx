import { Button, Trouble } from '../components'
import { exportSave, useGame } from '../stores'
import { fileName } from './fileName'
import { handOut } from './files'

/** The game just asked for breaks off before its end: what is safe, and the ways on. */
export function CutNotice({ onPlay }: { onPlay: () => void }) {
  const { cut, playing } = useGame()
  if (!cut || !playing) return null
  const { kept } = cut
  return (
    <Trouble
      title={`${playing.save.title} breaks off after ${counted(cut.at)}`}
      text={`${cut.what} Nothing is lost: the damaged game is kept whole in Saved games as “${kept.title}”. You play on with a good copy of everything before.`}
      testID="save-cut"
    >
      <Button label="Play on from there" onPress={onPlay} testID="cut-play" />
      <Button
        label="Export the damaged game"
        icon="export"
        onPress={() => void exportSave(kept.id, text => handOut(fileName(kept.title), text))}
        testID="cut-export"
      />
    </Trouble>
  )
}
const counted = (actions: number): string => (actions === 1 ? '1 action' : `${actions} actions`)
