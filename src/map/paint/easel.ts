import type { SkImage, SkPicture } from '@shopify/react-native-skia'
import type { MapBox } from './windows'

/** A part of the map as pixels: what the camera moves while nothing changes. */
export interface Painting {
  /** Skia's own on a phone; in a browser a canvas, which the page shows and stretches many times faster. */
  readonly pixels: SkImage | HTMLCanvasElement
  readonly width: number
  readonly height: number
  readonly box: MapBox
}

/** Rows of pixels, from the top. */
export interface Rows {
  readonly from: number
  readonly to: number
}

/** A painting in the making, so that it can be done in short turns. */
export interface Easel {
  readonly height: number
  /** Begins these rows with other paintings, whatever size they were made at. */
  readonly lay: (paintings: readonly Painting[], rows: Rows) => void
  readonly add: (picture: SkPicture, rows?: Rows) => void
  readonly finish: () => Painting
  readonly discard: () => void
}

/** How many paintings were made: panning over painted ground makes none. */
export const paintings = { count: 0 }

/** `density` is pixels a map unit. */
export const pixelsOf = (box: MapBox, density: number) => ({
  width: Math.ceil(box.width * density),
  height: Math.ceil(box.height * density),
})

/** The box that whole pixels cover. */
export const coveredBox = (box: MapBox, density: number): MapBox => {
  const { width, height } = pixelsOf(box, density)
  return { ...box, width: width / density, height: height / density }
}
