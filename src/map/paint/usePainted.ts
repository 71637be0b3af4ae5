import { useEffect } from 'react'

/** Tells once that there is something to see. */
export function usePainted(isPainted: boolean, onPainted?: () => void): void {
  useEffect(() => {
    if (isPainted) onPainted?.()
  }, [isPainted, onPainted])
}
