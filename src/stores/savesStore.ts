import { create } from 'zustand'
import { MOST_BYTES, SaveError } from '../saves'
import { faultOf, type Fault } from './fault'
import { shelfNow, type SaveHeader } from './shelf'

export interface SavesStore {
  readonly saves: readonly SaveHeader[]
  readonly loaded: boolean
  /** Deleted since the app was started, the last one last: can still be brought back. */
  readonly removed: readonly SaveHeader[]
  readonly fault: Fault | null
}
export const useSaves = create<SavesStore>(() => ({ saves: [], loaded: false, removed: [], fault: null }))
const set = useSaves.setState

async function attempt(work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    set({ saves: await shelfNow().list(), loaded: true, fault: null })
    return true
  } catch (cause) {
    set({ fault: faultOf(cause) })
    return false
  }
}

/** Reads the list anew; what went wrong before stays said. */
export async function listSaves(): Promise<void> {
  try {
    set({ saves: await shelfNow().list(), loaded: true })
  } catch (cause) {
    set({ fault: faultOf(cause) })
  }
}
export const renameSave = (id: string, title: string): Promise<boolean> =>
  attempt(() => shelfNow().rename(id, title.trim() || 'Untitled'))
export const duplicateSave = (id: string): Promise<boolean> =>
  attempt(async () => void (await shelfNow().duplicate(id)))

// ---- deleting -------------------------------------------------------------------------------------------------------

export const removeSave = (save: SaveHeader): Promise<boolean> =>
  attempt(async () => {
    await shelfNow().remove(save.id)
    set({ removed: [...useSaves.getState().removed, save] })
  })
/** The one deleted last comes back first. */
export const restoreSave = (): Promise<boolean> =>
  attempt(async () => {
    const { removed } = useSaves.getState()
    const last = removed.at(-1)
    if (last) await shelfNow().restore(last.id)
    set({ removed: removed.slice(0, -1) })
  })
export const forgetRemoved = (): void => set({ removed: [] })

// ---- files ----------------------------------------------------------------------------------------------------------

/** A file somebody chose: not read before its size is known. */
export interface TakenFile {
  readonly size: number
  readonly text: () => Promise<string>
}
/** Null when no file was chosen, or none could be. */
export async function chooseFile(takeIn: () => Promise<TakenFile | null>): Promise<TakenFile | null> {
  try {
    return await takeIn()
  } catch (cause) {
    set({ fault: faultOf(cause) })
    return null
  }
}
export const importSave = (file: TakenFile): Promise<boolean> =>
  attempt(async () => {
    if (file.size > MOST_BYTES) throw new SaveError('fileTooLarge', `${file.size} bytes`)
    await shelfNow().importText(await file.text())
  })

/** Hands the game out as a file by that means. */
export async function exportSave(id: string, handOut: (text: string) => Promise<void>): Promise<boolean> {
  try {
    await handOut(await shelfNow().exportText(id))
    return true
  } catch (cause) {
    set({ fault: faultOf(cause) })
    return false
  }
}
export const dismissSavesFault = (): void => set({ fault: null })

/** Files with saved games that could not be used when the app was started. */
export const damagedFiles = (): readonly string[] => shelfNow().damaged
