import { useState } from 'react'
import { useWindowDimensions } from 'react-native'
import { layout } from '../../theme'
import { selectTogether, tapPiece, tapToken, toggleTogether, type Playing } from '../../stores'
import { saySpace } from './speech'
import { Tray } from './Tray'
import { heldBy, type TableModel } from './useTableModel'

export interface TableTrayProps {
  readonly playing: Playing
  readonly model: TableModel
  readonly place: number | null
  readonly onPlace: (place: number | null) => void
  /** Everything about the place. */
  readonly onCard: (place: number) => void
  /** How much of the map it covers. */
  readonly onHeight: (height: number) => void
}

/** The pieces of the place one looks at, or of the place the piece in the hand stands in. */
export function TableTray({ playing, model, place, onPlace, onCard, onHeight }: TableTrayProps) {
  const { board, seen } = model
  const { width, height } = useWindowDimensions()
  const [closed, setClosed] = useState(-1)
  const held = heldBy(playing)
  const at = placeOf(model, held, place)
  const aside = (seen && place === null && board.aside?.(seen)) || []
  if (aside.length > 0)
    return (
      <Tray
        title={aside.length === 1 ? 'A block to place' : 'Blocks to choose from'}
        note={`${aside.length}`}
        cards={aside}
        isLow={held >= 0 && (width < layout.tabletFrom || height < 500)}
        onPiece={key => void tapPiece(Number(key.slice(1)))}
        onHeight={onHeight}
      />
    )
  if (at === null || !seen || (held >= 0 && held === closed)) return null
  const cards = model.things.filter(thing => thing.space === at).flatMap(thing => board.card(seen, thing.key) ?? [])
  if (place === null && cards.length < 2) return null
  const inHand = playing.group.length > 0 ? playing.group : held >= 0 ? [held] : []
  const together = [...new Set([...inHand, ...readyHere(playing, model, at)])]
  const chosen = inHand.length
  const piece = (key: string): void => {
    const touched = board.touched(key)
    if (touched) void ('piece' in touched ? toggleTogether(touched.piece) : tapToken(touched.token, at))
  }
  return (
    <Tray
      title={board.board().spaces[at]?.name ?? saySpace(playing.save.game, at)}
      note={noteOf(board.room?.(seen, at), cards.length, chosen)}
      foot={board.leads?.(seen, at)}
      cards={cards}
      isLow={chosen > 0 && (width < layout.tabletFrom || height < 500)}
      onPiece={piece}
      onAll={together.length > 1 ? () => void selectTogether(chosen < together.length ? together : []) : undefined}
      allWord={chosen < together.length ? 'Select all' : 'Select none'}
      onCard={() => onCard(at)}
      onHeight={onHeight}
      onClose={() => {
        setClosed(held)
        onPlace(null)
      }}
    />
  )
}

/** What is in the hand decides, else the place one looks at. */
function placeOf({ things }: TableModel, held: number, place: number | null): number | null {
  const own = held < 0 ? undefined : things.find(({ key }) => key === `p${held}`)
  return own?.space ?? place
}

/** Pieces of that place that could be taken up together. */
function readyHere({ ready }: Playing, { board, things }: TableModel, at: number): readonly number[] {
  return things
    .filter(({ space }) => space === at)
    .flatMap(({ key }) => {
      const touched = board.touched(key)
      return touched && 'piece' in touched && ready.has(touched.piece) ? [touched.piece] : []
    })
}

function noteOf(room: string | undefined, count: number, chosen: number): string {
  if (chosen > 1) return `${chosen} selected`
  return room ?? `${count} ${count === 1 ? 'piece' : 'pieces'}`
}
