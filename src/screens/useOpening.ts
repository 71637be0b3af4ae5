import { useState } from 'react'
import { closeGame, listSaves, openGame, useGame } from '../stores'

/** Opens a saved game and goes to the table; one that breaks off waits until the player has been told. */
export function useOpening(toTable: () => void) {
  const [opening, setOpening] = useState<string | null>(null)
  const [isCut, setCut] = useState(false)
  const open = async (id: string): Promise<void> => {
    setOpening(id)
    setCut(false)
    const isOpen = await openGame(id)
    setOpening(null)
    if (!isOpen) return
    if (useGame.getState().cut) {
      setCut(true)
      void listSaves()
    } else toTable()
  }
  const playOn = (): void => {
    setCut(false)
    toTable()
  }
  const leave = (): void => {
    if (isCut) closeGame()
  }
  return { opening, isCut, open, playOn, leave }
}
