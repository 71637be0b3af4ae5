let last: number | null = null

const note = (event: Event): void => {
  last = event.timeStamp
}
for (const kind of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'])
  window.addEventListener(kind, note, { capture: true, passive: true })

/**
 * When the touch that is being told of happened, in milliseconds: by the browser's own clock, so that a busy moment
 * between two taps does not tear a double tap apart.
 */
export const touchTime = (): number => last ?? performance.now()
