import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { TouchMap, type MapCamera, type Touched } from '../../gestures'
import { stackZoom, type Arrow, type Carrying, type Glide, type Insets, type Nudge } from '../../map'
import { askWays, dropOn, putDown, tapPiece, tapSpace, tapToken, useGame, type Offer, type Playing } from '../../stores'
import { useTheme } from '../../theme'
import { saySpace } from './speech'
import { placeToBegin } from './placeToBegin'
import { costOf, isQuiet, type TableModel } from './useTableModel'

export interface TableMapProps {
  readonly playing: Playing
  readonly model: TableModel
  readonly insets: Insets
  readonly cameraRef: RefObject<MapCamera | null>
  /** A place was touched that is not part of an order: look at it. */
  readonly onPlace: (space: number) => void
  /** Everything about a place was asked for. */
  readonly onCard: (space: number) => void
  /** A piece is carried over the map, or no longer. */
  readonly onCarry: (isCarried: boolean) => void
  /** What is on its way over the map. */
  readonly glides: readonly Glide[]
  readonly arrows: readonly Arrow[]
  /** While something is shown a touch goes on with it. */
  readonly onWatched: (() => void) | null
  readonly onPainted: () => void
}

/** The map joined to the game: touches become taps and drops on pieces and spaces. */
export function TableMap(props: TableMapProps) {
  const { playing, model, insets, cameraRef, onPlace, onCard, onCarry, glides, arrows, onWatched, onPainted } = props
  const { look, palette, textScale, reducedMotion } = useTheme()
  const [carrying, setCarrying] = useState<Carrying | null>(null)
  const [setDown, setSetDown] = useState<string | null>(null)
  const { board, seen, things, play, lit, reach } = model
  const soon = useSoon()
  const [nudge, nudgeIfRefused] = useNudge(reducedMotion)
  const lift = useCallback(
    (key: string) =>
      soon(() => {
        onCarry(true)
        void liftKey(model, playing, key)
      }),
    [model, playing, onCarry, soon],
  )
  const over = useCallback(
    (_key: string, space: number) => setCarrying(space < 0 ? null : pillOf(model, playing, space)),
    [model, playing],
  )
  const drop = useCallback(
    (key: string, space: number) => {
      soon(null)
      setCarrying(null)
      onCarry(false)
      setSetDown(key)
      const touched = board.touched(key)
      if (touched && 'piece' in touched) void dropOn(touched.piece, space).then(() => nudgeIfRefused(key))
    },
    [board, onCarry, soon, nudgeIfRefused],
  )
  const cancel = useCallback(() => {
    soon(null)
    setCarrying(null)
    onCarry(false)
    putDown()
  }, [onCarry, soon])
  const tap = useCallback(
    (touched: Touched) => {
      setSetDown(null)
      if (onWatched) onWatched()
      else void tapAt(model, playing, touched, onPlace).then(() => nudgeIfRefused(touched.piece))
    },
    [model, playing, onPlace, onWatched, nudgeIfRefused],
  )
  const gliding = useMemo(() => glides.filter(({ key }) => key !== setDown), [glides, setDown])
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
      reach={reach}
      glides={gliding}
      arrows={arrows}
      look={look}
      palette={palette}
      textScale={textScale}
      reducedMotion={reducedMotion}
      insets={insets}
      carrying={carrying}
      nudge={nudge}
      describe={describe}
      cameraRef={cameraRef}
      begin={begin === null ? undefined : { space: begin, zoom: stackZoom(board.board()) * 0.72 }}
      onPainted={onPainted}
      onTap={tap}
      onHold={({ space }) => space >= 0 && !askWays(space) && onCard(space)}
      onLift={lift}
      onDragOver={over}
      onDrop={drop}
      onDragCancel={cancel}
    />
  )
}

/** The piece that was touched last, once it was refused; still where motion is reduced. */
function useNudge(isStill: boolean): readonly [Nudge | null, (key: string | null) => void] {
  const [nudge, setNudge] = useState<Nudge | null>(null)
  const told = useRef<unknown>(null)
  const ifRefused = useCallback(
    (key: string | null) => {
      const { notice } = useGame.getState()
      const isNew = notice?.tone === 'refusal' && notice !== told.current
      told.current = notice
      if (isNew && key !== null && !isStill) setNudge(before => ({ key, count: (before?.count ?? 0) + 1 }))
    },
    [isStill],
  )
  return [nudge, ifRefused]
}

/** A deed of the next moment, so that the hand is not kept waiting for it; the last one said is done, null for none. */
function useSoon(): (act: (() => void) | null) => void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(act => {
    clearTimeout(timer.current)
    if (act) timer.current = setTimeout(act, 0)
  }, [])
}

/** Lifting by drag lights the same spaces as a tap, unless the piece is in the hand already. */
async function liftKey({ board }: TableModel, { live, hand, group }: Playing, key: string): Promise<void> {
  const touched = board.touched(key)
  if (!touched || !('piece' in touched)) return
  if (hand.from?.kind === 'piece' && hand.from.id === touched.piece) return
  if (group.includes(touched.piece)) return
  if (live.pieces.has(touched.piece)) await tapPiece(touched.piece)
}

function pillOf({ board, seen }: TableModel, playing: Playing, space: number): Carrying {
  const name = saySpace(playing.save.game, space)
  const offers = playing.live.spaces.get(space)
  if (!offers) return { label: name, isBarred: true }
  const cost = costOf(playing, offers)
  const way = (seen && board.way?.(seen, space)) || null
  const spent =
    cost > 0 ? [cost, way && playing.group.length < 2 ? `of ${way.points}` : ''].filter(Boolean).join(' ') : ''
  const label = [name, spent, howMany(playing, offers)].filter(Boolean).join(', ')
  return { label, way: way?.path ?? [space] }
}
/** '2 of 3' of a group, where not all can go. */
const howMany = ({ group }: Playing, offers: readonly Offer[]): string =>
  group.length > offers.length ? `${offers.length} of ${group.length}` : ''

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
  const only = isHolding ? null : onlyReady(model, playing, touched.stack)
  if (only !== null) return tapPiece(only)
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

/** Of a stack seen from far the one piece that can act. */
function onlyReady({ board }: TableModel, { live }: Playing, stack: readonly string[]): number | null {
  if (stack.length < 2) return null
  const able = stack.flatMap(key => {
    const found = board.touched(key)
    return found && 'piece' in found && live.pieces.has(found.piece) ? [found.piece] : []
  })
  return able.length === 1 ? able[0]! : null
}

function describeSpace({ board, things }: TableModel, playing: Playing, space: number): string {
  const { live, save } = playing
  const pieces = things.filter(thing => thing.space === space).map(({ label }) => label)
  const offers = live.spaces.get(space)
  const cost = offers ? costOf(playing, offers) : 0
  const many = offers ? howMany(playing, offers) : ''
  const can = offers ? (cost > 0 ? `${many || 'can'} go here, cost ${cost}` : 'can be chosen') : ''
  const ground = board.board().spaces[space]?.terrain ?? ''
  return [saySpace(save.game, space), ground, ...pieces, can].filter(Boolean).join(', ')
}
