import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake'
import { useEffect } from 'react'
import { useSettings } from '../../stores'

const KEY = 'table'

/** The screen stays on while a game is on the table, if the player wants that. */
export function useWake(): void {
  const isWanted = useSettings(({ keepAwake }) => keepAwake)
  useEffect(() => {
    if (!isWanted) return
    activateKeepAwakeAsync(KEY).catch(() => undefined)
    return () => void deactivateKeepAwake(KEY).catch(() => undefined)
  }, [isWanted])
}
