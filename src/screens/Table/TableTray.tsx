import { useWindowDimensions } from 'react-native'
import { layout } from '../../theme'
import { tapPiece, tapToken, type Playing } from '../../stores'
import { saySpace } from './speech'
import { Tray } from './Tray'
import { heldBy, type TableModel } from './useTableModel'

export interface TableTrayProps {
  readonly playing: Playing
  readonly model: TableModel
  readonly place: number | null
  readonly onPlace: (place: number | null) => void
}

/** The pieces of the place one looks at, or of the place the piece in the hand stands in. */
export function TableTray({ playing, model, place, onPlace }: TableTrayProps) {
  const { board, seen, things } = model
  const isNarrow = useWindowDimensions().width < layout.tabletFrom
  const held = heldBy(playing)
  const own = held < 0 ? undefined : things.find(({ key }) => key === `p${held}`)
  const isHolding = playing.hand.chain.length > 0 || playing.hand.half !== null
  const at = isNarrow ? (isHolding ? null : place) : (place ?? own?.space ?? null)
  if (at === null || !seen) return null
  const cards = things.filter(thing => thing.space === at).flatMap(thing => board.card(seen, thing.key) ?? [])
  if (cards.length === 0 || (place === null && cards.length < 2)) return null
  const piece = (key: string): void => {
    const touched = board.touched(key)
    if (!touched) return
    if (isNarrow) onPlace(null)
    void ('piece' in touched ? tapPiece(touched.piece) : tapToken(touched.token, at))
  }
  const ground = board.board().spaces[at]
  return (
    <Tray
      title={ground?.name ?? saySpace(playing.save.game, at)}
      note={`${cards.length} ${cards.length === 1 ? 'piece' : 'pieces'}`}
      cards={cards}
      onPiece={piece}
      onClose={() => onPlace(null)}
    />
  )
}
