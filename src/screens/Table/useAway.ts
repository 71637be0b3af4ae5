import { useEffect } from 'react'
import { AppState } from 'react-native'
import { coverUp, isSecretScreen, useGame } from '../../stores'
import { guardScreen } from './guardScreen'

/** When the app leaves the screen, what only one side may see is covered before the switcher takes its picture. */
export function useAway(): void {
  const isSecret = useGame(({ playing }) => playing !== null && isSecretScreen(playing.table, playing.curtain))
  useEffect(() => {
    const listener = AppState.addEventListener('change', state => {
      if (state !== 'active') coverUp()
    })
    return () => listener.remove()
  }, [])
  useEffect(() => guardScreen(isSecret), [isSecret])
}
