import { gameOf } from '../games'
import { openSaves } from '../saves'
import { openExpo } from '../saves/drivers/expo'
import { listSaves } from './savesStore'
import { shelfOn } from './savesShelf'
import { loadSettings } from './settingsStore'
import { setShelf } from './shelf'

const FILE = 'black-earth'

/** A month in which a deleted game is still there to be rescued. */
const KEPT_DELETED = 30 * 24 * 60 * 60 * 1000

let booting: Promise<void> | null = null

/** Opens the saved games and the settings of this device, once; rejects when there is no storage to be had. */
export function boot(): Promise<void> {
  booting ??= openAll().catch((cause: unknown) => {
    booting = null
    throw cause
  })
  return booting
}

async function openAll(): Promise<void> {
  const shelf = shelfOn(await openSaves(openExpo, FILE, gameOf, Date.now))
  setShelf(shelf)
  await Promise.all([loadSettings(), listSaves()])
  void shelf.purge(Date.now() - KEPT_DELETED).catch(() => undefined)
}
