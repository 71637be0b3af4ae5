import { movableKey, pieceAt, stackZoom, type MapTable, type Placed, type Spot, type Thing } from '../map'
import { edgePull } from './edgePan'
import type { Effect } from './states'
import type { MapHandlers, Touched } from './handlers'

export interface Player {
  readonly movableAt: (x: number, y: number) => string | null
  readonly play: (effect: Effect) => void
  /** While a hand is on the map nothing slow may begin. */
  readonly hold: (isHeld: boolean) => void
  /** A finger hides what is under it, a mouse does not. */
  readonly setTouch: (isTouch: boolean) => void
}

export interface PlayerWorld {
  readonly table: MapTable
  readonly handlers: MapHandlers
}

/** Half a finger: how far beside a small piece a touch still means it. */
const fingerReach = 22
/** The piece is carried above the finger. */
const lift = -72

const noPull = { vx: 0, vy: 0 }
const outwards = (now: number, atFirst: number): number =>
  Math.sign(now) === Math.sign(atFirst) && Math.abs(now) <= Math.abs(atFirst) ? 0 : now

type World = () => PlayerWorld

/** What lies under a screen point. */
function makeFinder(world: World) {
  const toMap = (x: number, y: number): Spot => {
    const camera = world().table.rig.current()
    return { x: camera.x + x / camera.zoom, y: camera.y + y / camera.zoom }
  }
  const pieceUnder = (x: number, y: number): Placed | null => {
    const { table } = world()
    const at = toMap(x, y)
    return pieceAt(table.placed, at.x, at.y, fingerReach / table.rig.current().zoom)
  }
  const spaceUnder = (x: number, y: number): number => {
    const at = toMap(x, y)
    return world().table.hit(at.x, at.y)
  }
  const touchedAt = (x: number, y: number): Touched => {
    const found = pieceUnder(x, y)
    const exact = spaceUnder(x, y)
    const isAmongLit = world().table.content.lit?.some(({ space }) => space === exact)
    const piece = found && (found.thing.space === exact || !isAmongLit) ? found : null
    const only = piece?.members.length === 1 ? piece.members[0] : null
    return {
      space: piece?.thing.space ?? exact,
      piece: only?.key ?? null,
      stack: piece?.members.map(({ key }) => key) ?? [],
    }
  }
  return { toMap, pieceUnder, spaceUnder, touchedAt }
}

type Finder = ReturnType<typeof makeFinder>

/** Takes a piece along and puts it down. */
function makeCarrier(world: World, { spaceUnder }: Finder) {
  let isTouch = true
  let carried: { piece: string; space: number } | null = null
  /** The pull where the piece was taken up: a piece taken up at the edge pulls only when it goes on outwards. */
  let atFirst = noPull
  const carry = (piece: string, x: number, y: number): void => {
    const { table, handlers } = world()
    const over = { x, y: isTouch ? y + lift : y }
    table.hand.finger.value = { x, y }
    table.hand.over.value = over
    const pull = edgePull(table.view, x, y)
    if (pull.vx === 0 && pull.vy === 0) atFirst = noPull
    table.rig.pull(outwards(pull.vx, atFirst.vx), outwards(pull.vy, atFirst.vy))
    const space = spaceUnder(over.x, over.y)
    if (carried?.space === space) return
    carried = { piece, space }
    handlers.onDragOver?.(piece, space)
  }
  const take = (piece: string, x: number, y: number): void => {
    const { table, handlers } = world()
    const from = table.placed.find(({ members }) => members.some(({ key }) => key === piece))
    const thing = from?.members.find(({ key }) => key === piece)
    if (from && thing) table.hand.take({ ...from, thing: withOthers(table, thing), members: [thing] })
    atFirst = edgePull(table.view, x, y)
    table.hand.finger.value = { x, y }
    table.hand.over.value = { x, y }
    handlers.onLift?.(piece)
  }
  const letGo = (): void => {
    carried = null
    world().table.hand.take(null)
    world().table.rig.settle()
  }
  const drop = (piece: string, x: number, y: number): void => {
    const space = spaceUnder(x, isTouch ? y + lift : y)
    const { handlers } = world()
    letGo()
    if (space >= 0) handlers.onDrop(piece, space)
    else handlers.onDragCancel?.(piece)
  }
  const setTouch = (touch: boolean): void => {
    isTouch = touch
  }
  return { take, carry, drop, letGo, setTouch }
}

/** A piece that is taken along with others says how many they are. */
function withOthers({ content }: MapTable, thing: Thing): Thing {
  const isChosen = ({ space, flags }: Thing) => space === thing.space && flags?.isSelected === true
  const count = content.things.filter(isChosen).length
  return thing.kind === 'block' && isChosen(thing) && count > 1 ? { ...thing, count } : thing
}

/** Double tap: to the stack, or back to the whole map. */
function zoomToStack({ table }: PlayerWorld, { pieceUnder, toMap }: Finder, x: number, y: number): void {
  const zoom = stackZoom(table.content.board)
  const found = pieceUnder(x, y)
  const isClose = table.rig.current().zoom >= zoom * 0.9
  if (isClose) return table.rig.fit()
  table.rig.flyTo(found ?? toMap(x, y), zoom)
}

/** Carries out what the gestures say: moves the camera, carries pieces, tells the screen. */
export function makePlayer(world: World): Player {
  const finder = makeFinder(world)
  const carrier = makeCarrier(world, finder)
  const play = (effect: Effect): void => {
    const { rig } = world().table
    switch (effect.kind) {
      case 'stop':
        return rig.stop()
      case 'pan':
        return rig.pan(effect.dx, effect.dy)
      case 'pinch':
        return rig.zoom(effect.factor, effect.x, effect.y)
      case 'fling':
        return rig.fling(effect.vx, effect.vy)
      case 'settle':
        return rig.settle()
      case 'tap':
        return world().handlers.onTap(finder.touchedAt(effect.x, effect.y))
      case 'hold':
        return world().handlers.onHold?.(finder.touchedAt(effect.x, effect.y))
      case 'doubleTap':
        return zoomToStack(world(), finder, effect.x, effect.y)
      case 'lift':
        return carrier.take(effect.piece, effect.x, effect.y)
      case 'drag':
        return carrier.carry(effect.piece, effect.x, effect.y)
      case 'drop':
        return carrier.drop(effect.piece, effect.x, effect.y)
      case 'dropCancelled':
        carrier.letGo()
        return world().handlers.onDragCancel?.(effect.piece)
    }
  }

  return {
    movableAt: (x, y) => {
      const found = finder.pieceUnder(x, y)
      return found && movableKey(found)
    },
    play,
    hold: isHeld => world().table.rig.hold(isHeld),
    setTouch: carrier.setTouch,
  }
}
