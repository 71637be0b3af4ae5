import { useCallback, useMemo, useState, type RefObject } from 'react'
import { TouchMap, type MapCamera, type Touched } from '../../gestures'
import { stackZoom, type Carrying, type Insets } from '../../map'
import { askWays, dropOn, putDown, tapPiece, tapSpace, tapToken, type Playing } from '../../stores'
import { useTheme } from '../../theme'
import { saySpace } from './speech'
import { isQuiet, readyPlaces, type TableModel } from './useTableModel'

export interface TableMapProps {
  readonly playing: Playing
  readonly model: TableModel
  readonly insets: Insets
  readonly cameraRef: RefObject<MapCamera | null>
  /** A place was touched that is not part of an order: look at it. */
  readonly onPlace: (space: number) => void
}

/** The map joined to the game: touches become taps and drops on pieces and spaces. */
export function TableMap({ playing, model, insets, cameraRef, onPlace }: TableMapProps) {
  const { look, palette, textScale, reducedMotion } = useTheme()
  const [carrying, setCarrying] = useState<Carrying | null>(null)
  const { board, seen, things, play, lit } = model
  const { live } = playing
  const game = playing.save.game
  const lift = useCallback((key: string) => void liftKey(model, playing, key), [model, playing])
  const over = useCallback(
    (_key: string, space: number) => setCarrying(space < 0 ? null : pillOf(game, live, space)),
    [game, live],
  )
  const drop = useCallback(
    (key: string, space: number) => {
      setCarrying(null)
      const touched = board.touched(key)
      if (touched && 'piece' in touched) void dropOn(touched.piece, space)
    },
    [board],
  )
  const cancel = useCallback(() => {
    setCarrying(null)
    putDown()
  }, [])
  const tap = useCallback((touched: Touched) => void tapAt(model, playing, touched, onPlace), [model, playing, onPlace])
  const describe = useCallback((space: number) => describeSpace(model, playing, space), [model, playing])
  const begin = useMemo(() => placeToBegin(model), [model])
  if (!seen) return null
  return (
    <TouchMap
      board={board.board()}
      things={things}
      play={play}
      weather={board.weather(seen.view)}
      lit={lit}
      look={look}
      palette={palette}
      textScale={textScale}
      reducedMotion={reducedMotion}
      insets={insets}
      carrying={carrying}
      describe={describe}
      cameraRef={cameraRef}
      begin={begin === null ? undefined : { space: begin, zoom: stackZoom(board.board()) * 0.72 }}
      onTap={tap}
      onHold={({ space }) => space >= 0 && !askWays(space) && onPlace(space)}
      onLift={lift}
      onDragOver={over}
      onDrop={drop}
      onDragCancel={cancel}
    />
  )
}

/** Where the eye should begin: the place in the middle of those that matter. */
function placeToBegin(model: TableModel): number | null {
  const ready = readyPlaces(model)
  return ready[Math.floor(ready.length / 2)] ?? model.things[0]?.space ?? null
}

/** Lifting by drag lights the same spaces as a tap, unless the piece is in the hand already. */
async function liftKey({ board }: TableModel, { live, hand }: Playing, key: string): Promise<void> {
  const touched = board.touched(key)
  if (!touched || !('piece' in touched)) return
  if (hand.from?.kind === 'piece' && hand.from.id === touched.piece) return
  if (live.pieces.has(touched.piece)) await tapPiece(touched.piece)
}

function pillOf(game: string, live: Playing['live'], space: number): Carrying {
  const offers = live.spaces.get(space)
  if (!offers) return { label: saySpace(game, space), isBarred: true }
  const cost = Math.min(...offers.map(offer => offer.cost))
  return { label: cost > 0 ? `${saySpace(game, space)}, ${cost}` : saySpace(game, space), way: [space] }
}

/** A piece that can act is taken up; a lit space is gone to; with something in the hand any other touch gets its reason. */
async function tapAt(
  model: TableModel,
  playing: Playing,
  touched: Touched,
  onPlace: (space: number) => void,
): Promise<void> {
  const { live, hand } = playing
  const isHolding = hand.chain.length > 0 || hand.half !== null
  const key = touched.piece
  const piece = key === null ? null : model.board.touched(key)
  if (piece && 'piece' in piece && (live.pieces.has(piece.piece) || hand.from?.id === piece.piece))
    return tapPiece(piece.piece)
  if (touched.space < 0) return putDown()
  const offers = live.spaces.get(touched.space)
  if (offers?.every(offer => isQuiet(model.board, offer)) && !isHolding) {
    askWays(touched.space, 1)
    return onPlace(touched.space)
  }
  if (offers) return tapSpace(touched.space)
  if (piece && 'token' in piece && !isHolding) {
    const before = playing
    await tapToken(piece.token, touched.space)
    if (before === playing) onPlace(touched.space)
    return
  }
  if (isHolding) return tapSpace(touched.space)
  onPlace(touched.space)
}

function describeSpace({ board, things }: TableModel, { live, save }: Playing, space: number): string {
  const pieces = things.filter(thing => thing.space === space).map(({ label }) => label)
  const offers = live.spaces.get(space)
  const cost = offers ? Math.min(...offers.map(offer => offer.cost)) : 0
  const can = offers ? (cost > 0 ? `can go here, cost ${cost}` : 'can be chosen') : ''
  const ground = board.board().spaces[space]?.terrain ?? ''
  return [saySpace(save.game, space), ground, ...pieces, can].filter(Boolean).join(', ')
}
