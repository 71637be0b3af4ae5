import { gameOf } from '../games'
import { openSaves } from '../saves'
import { openExpo } from '../saves/drivers/expo'
import { listSaves } from './savesStore'
import { shelfOn } from './savesShelf'
import { loadSettings } from './settingsStore'
import { setShelf } from './shelf'

const FILE = 'black-earth'

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
  setShelf(shelfOn(await openSaves(openExpo, FILE, gameOf, Date.now)))
  await Promise.all([loadSettings(), listSaves()])
}
