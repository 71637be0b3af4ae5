import { useEffect, useRef } from 'react'
import { useGame, useSettings, type Playing } from '../../../stores'
import { feel, type Feeling } from '../../feel'
import { hitsOf } from '../battle/exchange'
import type { Show } from './useShow'

/** What of the table a finger can feel. */
export interface Touchable {
  readonly isHolding: boolean
  readonly length: number
  readonly hasRefusal: boolean
}

/** What a hand should feel of a change: a refusal before all, then what was set down, then what was taken up. */
export function feelingOf(before: Touchable, now: Touchable): Feeling | null {
  if (now.hasRefusal && !before.hasRefusal) return 'refusal'
  if (now.length > before.length && before.isHolding) return 'drop'
  if (now.isHolding && !before.isHolding) return 'lift'
  return null
}
const isHolding = ({ hand }: Playing): boolean => hand.chain.length > 0 || hand.half !== null

/** Ticks under the finger for what the hand does and for dice that come to rest. */
export function useFeel(playing: Playing, { battle, isRolling }: Show): void {
  const isOn = useSettings(state => state.haptics)
  const hasRefusal = useGame(({ notice }) => notice?.tone === 'refusal')
  const now: Touchable = { isHolding: isHolding(playing), length: playing.log.length, hasRefusal }
  const before = useRef(now)
  useEffect(() => {
    const feeling = feelingOf(before.current, now)
    before.current = now
    if (feeling && isOn) feel(feeling)
  })
  const beat = battle?.beat
  const wasRolling = useRef(false)
  useEffect(() => {
    if (isOn && wasRolling.current && !isRolling && beat?.kind === 'volley')
      feel(hitsOf(beat.rolls) > 0 ? 'hit' : 'die')
    wasRolling.current = isRolling
  }, [isOn, isRolling, beat])
}

/** The device goes to other hands. */
export function useFeltHandOver(): void {
  const isOn = useSettings(state => state.haptics)
  useEffect(() => {
    if (isOn) feel('handOver')
  }, [isOn])
}
