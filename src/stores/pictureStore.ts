import { start, view } from '../engine'
import { gameOf } from '../games'
import type { AnyView } from './game/session'
import type { PublicPicture } from './picture'
import { isShelfOpen, shelfNow } from './shelf'

/** With its game: a list of games shows a map for each. */
export async function keepPicture(picture: PublicPicture): Promise<void> {
  if (isShelfOpen())
    await shelfNow()
      .keepPicture(picture)
      .catch(() => undefined)
}

/** How a scenario begins, as both sides may see it: what is drawn in secret is not in it. */
export function openingView(game: string, scenario: string, luck = 1): AnyView | null {
  const found = gameOf(game)
  return found ? view(found, start(found, scenario, [], [luck, 1]), 'table') : null
}

/** A saved game as both sides may see it; null when it cannot be read. */
export const glanceAt = (id: string): Promise<AnyView | null> =>
  shelfNow()
    .glance(id)
    .catch(() => null)
