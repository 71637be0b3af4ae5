import type { Core, Game } from '../engine'
import { skirmish } from '../engine/testing/skirmish'
import { kiev41 } from './kiev41'

/** Every game the app, the scripts and the tests know. */
export const games: readonly Game<Core>[] = [kiev41, skirmish]

export const gameOf = (id: string): Game<Core> | undefined => games.find(game => game.id === id)
