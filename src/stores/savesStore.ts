import { create } from 'zustand'
import { faultOf, type Fault } from './fault'
import { shelfNow, type SaveHeader } from './shelf'

export interface SavesStore {
  readonly saves: readonly SaveHeader[]
  readonly loaded: boolean
  /** Deleted a moment ago: can still be brought back. */
  readonly removed: SaveHeader | null
  readonly fault: Fault | null
}
export const useSaves = create<SavesStore>(() => ({ saves: [], loaded: false, removed: null, fault: null }))
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

export const listSaves = (): Promise<boolean> => attempt(async () => undefined)
export const renameSave = (id: string, title: string): Promise<boolean> =>
  attempt(() => shelfNow().rename(id, title.trim() || 'Untitled'))
export const duplicateSave = (id: string): Promise<boolean> =>
  attempt(async () => void (await shelfNow().duplicate(id)))
export const removeSave = (save: SaveHeader): Promise<boolean> =>
  attempt(async () => {
    await shelfNow().remove(save.id)
    set({ removed: save })
  })
export const restoreSave = (): Promise<boolean> =>
  attempt(async () => {
    const { removed } = useSaves.getState()
    if (removed) await shelfNow().restore(removed.id)
    set({ removed: null })
  })
export const forgetRemoved = (): void => set({ removed: null })
export const importSave = (text: string): Promise<boolean> =>
  attempt(async () => void (await shelfNow().importText(text)))
export const exportSave = (id: string): Promise<string> => shelfNow().exportText(id)
export const dismissSavesFault = (): void => set({ fault: null })
