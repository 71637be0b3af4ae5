import { useEffect, useState } from 'react'

let isHere = true
let coming: Promise<void> = Promise.resolve()

/** In a browser Skia comes a moment after the page; until then nothing of it may be touched, not even imported. */
export function drawableWhen(loaded: Promise<unknown>): void {
  isHere = false
  coming = loaded.then(() => {
    isHere = true
  })
}

/** Rejects when Skia cannot be had. */
export const whenDrawable = (): Promise<void> => coming

/** Pictures can be drawn now. */
export function useDrawable(): boolean {
  const [canDraw, setCanDraw] = useState(isHere)
  useEffect(() => {
    if (canDraw) return
    let isGone = false
    coming.then(
      () => !isGone && setCanDraw(true),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [canDraw])
  return canDraw
}
