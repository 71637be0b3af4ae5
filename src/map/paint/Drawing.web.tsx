import type { SkPicture } from '@shopify/react-native-skia'
import { createElement, memo, useLayoutEffect, useRef } from 'react'
import { PixelRatio } from 'react-native'
import { paint } from './painting'
import { putImage } from './Plate.web'

export interface DrawingProps {
  readonly width: number
  readonly height: number
  readonly pictures: readonly SkPicture[]
}

export const Drawing = memo(function Drawing({ width, height, pictures }: DrawingProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const painting = paint({ x: -width / 2, y: -height / 2, width, height }, PixelRatio.get(), pictures)
    if (painting && canvas.current) putImage(canvas.current, painting.image, true)
  }, [width, height, pictures])
  return createElement('canvas', { ref: canvas, style: { display: 'block', width, height }, 'aria-hidden': true })
})
