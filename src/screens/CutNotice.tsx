import { Button, Trouble } from '../components'
import { exportSave, useGame } from '../stores'
import { fileName } from './fileName'
import { handOut } from './files'

/** The game just opened breaks off before its end: what is safe, and the ways on. */
export function CutNotice({ onPlay }: { onPlay: () => void }) {
  const { cut, playing } = useGame()
  if (!cut || !playing) return null
  const { id, title } = playing.save
  return (
    <Trouble
      title={`${title} breaks off after ${playing.log.length} actions`}
      text={`${cut.what} Everything before is intact, and the game goes on from there.`}
      testID="save-cut"
    >
      <Button label="Play on from there" onPress={onPlay} testID="cut-play" />
      <Button
        label="Send the file"
        icon="export"
        onPress={() => void exportSave(id, text => handOut(fileName(title), text))}
      />
    </Trouble>
  )
}
