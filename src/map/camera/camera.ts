/** Where the table is seen from: the map point in the upper left corner of the screen, and points a map unit. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** The window on the screen, in points; what bars cover counts as inset. */
export interface Viewport {
  readonly width: number
  readonly height: number
  readonly insets: Insets
}

export interface Sheet {
  readonly width: number
  readonly height: number
}

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface ZoomRange {
  readonly least: number
  readonly most: number
}

export const noInsets: Insets = { top: 0, right: 0, bottom: 0, left: 0 }

/** How much of the black table may show around the sheet, in points. */
const tableMargin = 24

/** The camera also runs on the thread that draws: hence the directives, and each function stands after those it uses. */
export function clampNumber(value: number, least: number, most: number): number {
  'worklet'
  return value < least ? least : value > most ? most : value
}

export function screenToMap(camera: Camera, x: number, y: number): Spot {
  'worklet'
  return { x: camera.x + x / camera.zoom, y: camera.y + y / camera.zoom }
}

export function mapToScreen(camera: Camera, x: number, y: number): Spot {
  'worklet'
  return { x: (x - camera.x) * camera.zoom, y: (y - camera.y) * camera.zoom }
}

/** Moves the paper with the finger: dx and dy in points. */
export function panBy(camera: Camera, dx: number, dy: number): Camera {
  'worklet'
  return { x: camera.x - dx / camera.zoom, y: camera.y - dy / camera.zoom, zoom: camera.zoom }
}

/** Changes the zoom and keeps the map point under the given screen point where it is. */
export function zoomAt(camera: Camera, zoom: number, x: number, y: number): Camera {
  'worklet'
  const still = screenToMap(camera, x, y)
  return { x: still.x - x / zoom, y: still.y - y / zoom, zoom }
}

/** The part of the window that no bar covers. */
export function freeWindow(view: Viewport): { x: number; y: number; width: number; height: number } {
  'worklet'
  const { top, right, bottom, left } = view.insets
  return {
    x: left,
    y: top,
    width: Math.max(1, view.width - left - right),
    height: Math.max(1, view.height - top - bottom),
  }
}

/** Puts a map point in the middle of the free part of the window. */
export function lookAt(view: Viewport, spot: Spot, zoom: number): Camera {
  'worklet'
  const free = freeWindow(view)
  return { x: spot.x - (free.x + free.width / 2) / zoom, y: spot.y - (free.y + free.height / 2) / zoom, zoom }
}

/** The whole sheet in the free part of the window. */
export function fit(view: Viewport, sheet: Sheet): Camera {
  'worklet'
  const free = freeWindow(view)
  const zoom = Math.min(free.width / sheet.width, free.height / sheet.height)
  return lookAt(view, { x: sheet.width / 2, y: sheet.height / 2 }, zoom)
}

/** The map point in the middle of the free part of the window. */
export function centreOf(camera: Camera, view: Viewport): Spot {
  'worklet'
  const free = freeWindow(view)
  return screenToMap(camera, free.x + free.width / 2, free.y + free.height / 2)
}

/** From the whole sheet to the closest look that still makes sense for this board. */
export function zoomRange(view: Viewport, sheet: Sheet, closest: number): ZoomRange {
  'worklet'
  const least = fit(view, sheet).zoom * 0.94
  return { least, most: Math.max(least, closest) }
}

function clampAxis(from: number, window: number, start: number, size: number, sheet: number, zoom: number): number {
  'worklet'
  const margin = tableMargin / zoom
  const first = -margin - start / zoom
  const last = sheet + margin - (start + size) / zoom
  if (first > last) return (sheet - window / zoom) / 2 + (window / 2 - (start + size / 2)) / zoom
  return clampNumber(from, first, last)
}

/** Keeps the sheet in the window: no closer or farther than the range, never lost off the table. */
export function clamp(camera: Camera, view: Viewport, sheet: Sheet, range: ZoomRange): Camera {
  'worklet'
  const free = freeWindow(view)
  const zoom = clampNumber(camera.zoom, range.least, range.most)
  const near = zoom === camera.zoom ? camera : zoomAt(camera, zoom, free.x + free.width / 2, free.y + free.height / 2)
  return {
    x: clampAxis(near.x, view.width, free.x, free.width, sheet.width, zoom),
    y: clampAxis(near.y, view.height, free.y, free.height, sheet.height, zoom),
    zoom,
  }
}

/** Two looks blended: the zoom grows evenly to the eye and the middle of the window goes straight. */
export function between(from: Camera, to: Camera, view: Viewport, share: number): Camera {
  'worklet'
  const a = centreOf(from, view)
  const b = centreOf(to, view)
  const zoom = from.zoom * Math.pow(to.zoom / from.zoom, share)
  const reach =
    Math.abs(to.zoom - from.zoom) < 1e-9 ? share : (1 / zoom - 1 / from.zoom) / (1 / to.zoom - 1 / from.zoom)
  return lookAt(view, { x: a.x + (b.x - a.x) * reach, y: a.y + (b.y - a.y) * reach }, zoom)
}

/** The same middle of the map after the window has changed its size. */
export function resized(camera: Camera, before: Viewport, after: Viewport): Camera {
  return lookAt(after, centreOf(camera, before), camera.zoom)
}

/** Skia's row-major matrix of the camera. */
export function matrixOf(camera: Camera): number[] {
  'worklet'
  return [camera.zoom, 0, -camera.x * camera.zoom, 0, camera.zoom, -camera.y * camera.zoom, 0, 0, 1]
}

export const sameCamera = (a: Camera, b: Camera): boolean => a.x === b.x && a.y === b.y && a.zoom === b.zoom

/** A little room around a spot counts as not seen: labels need it. */
export function sees(camera: Camera, view: Viewport, spot: Spot, room = 32): boolean {
  const at = mapToScreen(camera, spot.x, spot.y)
  const free = freeWindow(view)
  const inside = (value: number, start: number, size: number) => value >= start + room && value <= start + size - room
  return inside(at.x, free.x, free.width) && inside(at.y, free.y, free.height)
}
