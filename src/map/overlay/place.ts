import { mapToScreen, type Camera, type Viewport } from '../camera/camera'
import type { OverlayItem } from './items'

const least = 44

export interface Frame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where an item is on the screen, at finger size; what is out of sight waits at the edge, so that focus can reach it. */
export function frameOf(item: OverlayItem, camera: Camera, view: Viewport): Frame {
  const at = mapToScreen(camera, item.x, item.y)
  const width = Math.min(view.width, Math.max(least, item.width * camera.zoom))
  const height = Math.min(view.height, Math.max(least, item.height * camera.zoom))
  const within = (value: number, most: number) => Math.round(Math.min(Math.max(0, most), Math.max(0, value)))
  return {
    left: within(at.x - width / 2, view.width - width),
    top: within(at.y - height / 2, view.height - height),
    width,
    height,
  }
}
