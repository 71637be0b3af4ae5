import { createElement, memo, useLayoutEffect, useRef } from 'react'
import { PixelRatio } from 'react-native'
import type { Camera } from '../camera/camera'
import type { MapBox } from './windows'

export interface PlateProps {
  readonly canvas: HTMLCanvasElement
  readonly box: MapBox
  readonly rest: Camera
  /** It keeps its place and its pixels, ready to be seen again. */
  readonly isHidden?: boolean
  readonly testID?: string
  readonly isSharp?: boolean
}

/** A painted canvas on the table, where it belongs for a camera at rest. Opaque, so that nothing under it is drawn. */
export const Plate = memo(function Plate({ canvas, box, rest, isHidden = false, testID, isSharp }: PlateProps) {
  const holder = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    canvas.style.display = 'block'
    holder.current?.replaceChildren(canvas)
  }, [canvas])
  const marks = { 'data-testid': testID, 'data-sharp': isSharp, 'aria-hidden': true }
  const visibility = isHidden ? 'hidden' : 'visible'
  return createElement('div', { ref: holder, style: { ...placeOf(canvas, box, rest), visibility }, ...marks })
})

function placeOf({ width, height }: HTMLCanvasElement, box: MapBox, rest: Camera) {
  const [x, y] = [onPixel((box.x - rest.x) * rest.zoom), onPixel((box.y - rest.y) * rest.zoom)]
  const transform = `translate(${x}px, ${y}px) scale(${(box.width * rest.zoom) / width})`
  return { position: 'absolute', left: 0, top: 0, width, height, transformOrigin: '0 0', transform } as const
}

const onPixel = (points: number): number => Math.round(points * PixelRatio.get()) / PixelRatio.get()
