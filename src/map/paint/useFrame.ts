import { useState } from 'react'
import { PixelRatio } from 'react-native'
import type { Scene } from '../layers/scene'
import type { MapTable } from '../useMapTable'
import { canvasRoom, covers, onSheet, seenBox, widened, type MapBox } from './windows'

/** The part of the map that is kept as pixels: the window and some room around it. */
export interface Frame {
  readonly scene: Scene
  readonly box: MapBox
  /** Pixels a map unit. */
  readonly density: number
}

const tableMargin = 160

/** The same object until the camera rests where the old one does not reach, or at another zoom. */
export function useFrame({ scene, rest, view }: MapTable): Frame {
  const density = rest.zoom * PixelRatio.get()
  const seen = seenBox(rest, view)
  const [kept, keep] = useState<Frame>(() => frameOf(scene, seen, density))
  const isKept =
    kept.scene === scene && kept.density === density && covers(kept.box, onSheet(seen, scene.board, tableMargin))
  const frame = isKept ? kept : frameOf(scene, seen, density)
  if (frame !== kept) keep(frame)
  return frame
}

const frameOf = (scene: Scene, seen: MapBox, density: number): Frame => ({
  scene,
  box: onSheet(widened(seen, canvasRoom), scene.board, tableMargin),
  density,
})
