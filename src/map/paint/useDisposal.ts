import { useEffect } from 'react'
import type { Painting } from './easel'
import { freePainting } from './painting'

/** Frees the pixels of a painting when another has taken its place: no collector sees how much they weigh. */
export function useDisposal(painting: Painting | null): void {
  useEffect(() => () => void (painting && freePainting(painting)), [painting])
}
