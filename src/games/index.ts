import type { Core, Game } from '../engine'
import { skirmish } from '../engine/testing/skirmish'

/** Every game the app, the scripts and the tests know. */
export const games: readonly Game<Core>[] = [skirmish]

export const gameOf = (id: string): Game<Core> | undefined => games.find(game => game.id === id)
