import { useEffect, useMemo, useRef } from 'react'
import { Gesture, PointerType, type GestureTouchEvent, type ManualGesture } from 'react-native-gesture-handler'
import type { MapTable } from '../map'
import { advance, holdAfter, idle, type Input, type State } from './states'
import { touchTime } from './clock'
import { makePlayer, type Player } from './player'
import type { MapHandlers } from './handlers'

/** Feeds raw touches to the state machine and lets the player carry out what it says. */
export function useTouches(table: MapTable, handlers: MapHandlers): ManualGesture {
  const player = useLatestPlayer(table, handlers)
  const state = useRef<State>(idle)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  useEffect(() => () => clearTimeout(timer.current ?? undefined), [])
  return useMemo(() => {
    const feed = (input: Input) => {
      const turn = advance(state.current, input, { movableAt: (x, y) => player.current.movableAt(x, y) })
      state.current = turn.state
      player.current.hold(turn.state.name !== 'idle')
      for (const effect of turn.effects) player.current.play(effect)
    }
    const waitForHold = () => {
      clearTimeout(timer.current ?? undefined)
      timer.current = setTimeout(() => feed({ kind: 'tick', pointers: [], time: now() }), holdAfter + 10)
    }
    return Gesture.Manual()
      .runOnJS(true)
      .shouldCancelWhenOutside(false)
      .onTouchesDown((event, manager) => {
        if (isKey(event)) return
        const isTouch = event.pointerType !== PointerType.MOUSE
        player.current.setTouch(isTouch)
        manager.activate()
        feed(inputOf('press', event))
        // A slow mouse is no long press: what it opens has a button too.
        if (isTouch) waitForHold()
      })
      .onTouchesMove(event => feed(inputOf('move', event)))
      .onTouchesUp((event, manager) => {
        if (isKey(event)) return manager.fail()
        const input = inputOf('release', event)
        feed(input)
        if (input.pointers.length === 0) manager.end()
      })
      .onTouchesCancelled(event => feed(inputOf('cancel', event)))
  }, [player])
}

const now = (): number => performance.now()
/** Enter on a place of the map has been heard by the place itself. */
const isKey = ({ pointerType }: GestureTouchEvent): boolean => pointerType === PointerType.KEY

/** Fingers that leave with this event no longer touch. */
function inputOf(kind: Input['kind'], event: GestureTouchEvent): Input {
  const isLeaving = kind === 'release' || kind === 'cancel'
  const left = new Set(isLeaving ? event.changedTouches.map(({ id }) => id) : [])
  const pointers = event.allTouches.filter(({ id }) => !left.has(id)).map(({ id, x, y }) => ({ id, x, y }))
  return { kind, pointers, time: touchTime() }
}

/** The gesture stays the same object while the table and its handlers change under it. */
function useLatestPlayer(table: MapTable, handlers: MapHandlers) {
  const latest = useRef({ table, handlers })
  const player = useRef<Player>(null as unknown as Player)
  player.current ??= makePlayer(() => latest.current)
  useEffect(() => {
    latest.current = { table, handlers }
  })
  return player
}
