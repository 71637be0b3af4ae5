import { create } from 'zustand'
import { playerFor, reason, type Player } from '../../ai'
import type { Action } from '../../engine'
import { gameOf } from '../../games'
import { eyesOf, type Playing } from '../game/playing'
import { askedOfPerson, oddsAfter, useGame } from '../gameStore'
import { clockwork } from './opponentStore'
import { Pondering } from './pondering'
import { reasonFor } from './reason'

export interface Hint {
  readonly action: Action
  /** A sentence with numbers. */
  readonly reason: string
}
export interface HintStore {
  readonly hint: Hint | null
  /** What it looks at while it looks for one. */
  readonly looking: string | null
}
export const useHint = create<HintStore>(() => ({ hint: null, looking: null }))
const set = useHint.setState

/** A hint may show what only one side knows: never on a screen both look at. */
export const mayHint = (playing: Playing): boolean =>
  playing.by !== null && playing.ahead !== null && playing.pending === null && eyesOf(playing.curtain) === playing.by

/** Where the person stands: so many touches into the game, the last of them this one. */
interface Place {
  readonly save: string
  readonly touches: number
  readonly last: Action | undefined
}
const placeOf = ({ save, log, hand }: Playing): Place => ({
  save: save.id,
  touches: log.length + hand.chain.length,
  last: hand.chain.at(-1) ?? log.at(-1)?.action,
})

interface Adviser {
  readonly player: Player
  readonly from: Place
  readonly said: Action | null
}
let adviser: Adviser | null = null
let pondering: Pondering | null = null

const isFollowed = ({ from, said }: Adviser, now: Place): boolean =>
  now.save === from.save && now.touches === from.touches + 1 && said !== null && now.last === said
const isUnmoved = ({ from }: Adviser, now: Place): boolean => now.save === from.save && now.touches === from.touches

/** Looks for what an Officer would do; it shows and says why, and never does it. */
export function askHint(): void {
  const playing = useGame.getState().playing
  if (!playing || !mayHint(playing) || pondering) return
  const asking = askedOfPerson()
  if (!asking) return
  const here = placeOf(playing)
  const player = adviser && isFollowed(adviser, here) ? adviser.player : newAdviser(playing)
  const thinker = player.ponder(asking.view, asking.decision, asking.heard)
  adviser = { player, from: here, said: null }
  set({ hint: null, looking: '' })
  pondering = new Pondering(
    thinker,
    clockwork,
    1,
    ({ looking }) => set({ looking }),
    () => {
      pondering = null
      const action = thinker.best()
      adviser = { player, from: here, said: action }
      const ask = (): string => reason(gameOf(playing.save.game)!, asking.view, action)
      set({ hint: { action, reason: reasonFor(asking.decision, oddsAfter(action), ask) }, looking: null })
    },
  )
  pondering.run()
}
const newAdviser = ({ save }: Playing): Player => playerFor(gameOf(save.game)!, 'officer')

export function dropHint(): void {
  pondering?.stop()
  pondering = null
  set({ hint: null, looking: null })
}

/** The table moved: a hint followed half-way goes on, any other is out of date. */
function moved(playing: Playing | null): void {
  const { hint, looking } = useHint.getState()
  if (hint === null && looking === null) return
  if (!playing) return dropHint()
  const here = placeOf(playing)
  if (adviser && isUnmoved(adviser, here) && mayHint(playing)) return
  const goesOn = adviser !== null && isFollowed(adviser, here) && playing.ahead?.midway === true
  dropHint()
  if (goesOn) askHint()
}
useGame.subscribe(({ playing }, before) => {
  if (playing !== before.playing) moved(playing)
})
