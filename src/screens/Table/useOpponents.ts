import { useIsFocused } from '@react-navigation/native'
import { useEffect } from 'react'
import { AppState } from 'react-native'
import { opponentsAway, seatOpponents } from '../../stores'

/** Opponents sit at the table while it is on the screen, and think only while somebody looks. */
export function useOpponents(): void {
  const isFocused = useIsFocused()
  useEffect(seatOpponents, [])
  useEffect(() => {
    opponentsAway(!isFocused || AppState.currentState === 'background')
    const listener = AppState.addEventListener('change', state => opponentsAway(!isFocused || state !== 'active'))
    return () => listener.remove()
  }, [isFocused])
}
