import { holdFaces, putDown, redoOne, resetToBorder, undoOne, useGame, type Playing } from '../../stores'
import type { TableBoard } from './boards'
import { choicesOf } from './promptChoices'
import { PromptBar } from './PromptBar'
import { watchedLines, type Show } from './show/useShow'
import { WatchBar } from './show/WatchBar'
import { askedOf, promptOf } from './speech'
import type { SheetName } from './TableSheets'
import { Thinking, thinkingSide } from './Thinking'

export interface TableFootProps {
  /** The game as it stands; what is shown of it may be behind. */
  readonly actual: Playing
  readonly show: Show
  readonly board: TableBoard
  readonly onSheet: (name: SheetName) => void
  readonly onRule: (rule: string) => void
}

/** On black earth: what is being shown, who is thinking, or what is wanted now. */
export function TableFoot(props: TableFootProps) {
  const { actual, show, board, onSheet } = props
  const thinking = show.replay ? null : thinkingSide(actual)
  if (thinking !== null) return <Thinking playing={show.playing} board={board} side={thinking} />
  if (!show.isBehind) return <Prompt {...props} />
  return (
    <WatchBar
      lines={watchedLines(show, board)}
      replay={show.replay}
      isPaused={show.isPaused}
      onPause={show.pause}
      onStep={show.step}
      onFinish={show.finish}
      onList={() => onSheet('missed')}
    />
  )
}

function Prompt({ actual: playing, board, onSheet, onRule }: TableFootProps) {
  const busy = useGame(state => state.busy)
  const { text, note } = promptOf(playing, board.sideNames)
  const choices = playing.pending ? [] : choicesOf(board, playing)
  return (
    <PromptBar
      text={text}
      note={note}
      who={askedOf(playing, board.sideNames)}
      rule={(playing.ahead ?? playing.decision)?.rule ?? ''}
      choices={choices}
      canUndo={playing.undo.depth > 0 || playing.hand.chain.length > 0 || playing.hand.half !== null}
      canRedo={playing.undo.redoable}
      busy={busy}
      onUndo={() => void undoOne()}
      onRedo={() => void redoOne()}
      onReset={() => void resetToBorder()}
      onRule={onRule}
      onList={() => onSheet('actions')}
      onPutBack={isHolding(playing) && choices.length === 0 ? putDown : undefined}
      faces={
        playing.table.privacy === 'flat' ? { onDown: () => holdFaces(true), onUp: () => holdFaces(false) } : undefined
      }
    />
  )
}

const isHolding = ({ hand, pending }: Playing): boolean =>
  pending === null && (hand.chain.length > 0 || hand.half !== null)
