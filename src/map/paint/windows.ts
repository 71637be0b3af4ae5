import type { Camera, Viewport } from '../camera/camera'
import type { Box } from '../sprites/pen'

/** A part of the map, in map units. */
export type MapBox = Box

/** The canvas reaches this share of the window beyond it on every side: so far the map moves without being drawn. */
export const canvasRoom = 0.2

/** What the camera sees. */
export const seenBox = (camera: Camera, view: Viewport): MapBox => ({
  x: camera.x,
  y: camera.y,
  width: view.width / camera.zoom,
  height: view.height / camera.zoom,
})

/** The box with room around it, in shares of its size. */
export const widened = ({ x, y, width, height }: MapBox, share: number): MapBox => ({
  x: x - width * share,
  y: y - height * share,
  width: width * (1 + 2 * share),
  height: height * (1 + 2 * share),
})

/** The part of a box that lies on the sheet or just beside it. */
export function onSheet(
  box: MapBox,
  sheet: { readonly width: number; readonly height: number },
  margin: number,
): MapBox {
  const left = Math.max(box.x, -margin)
  const top = Math.max(box.y, -margin)
  const right = Math.min(box.x + box.width, sheet.width + margin)
  const bottom = Math.min(box.y + box.height, sheet.height + margin)
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) }
}

const hair = 0.5

export const covers = (outer: MapBox, inner: MapBox): boolean =>
  outer.x <= inner.x + hair &&
  outer.y <= inner.y + hair &&
  outer.x + outer.width >= inner.x + inner.width - hair &&
  outer.y + outer.height >= inner.y + inner.height - hair
