import type { SkCanvas } from '@shopify/react-native-skia'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { Image, View, type ImageStyle, type StyleProp } from 'react-native'
import { useDrawable } from '../theme/drawable'
import { drawnUri, isDrawn } from './picture'

export interface DrawnProps {
  /** Same id, same picture: everything the drawing depends on is in it. */
  readonly id: string
  readonly width: number
  readonly height: number
  readonly draw: (canvas: SkCanvas) => void
  readonly label?: string
  readonly style?: StyleProp<ImageStyle>
  /** Only an ornament: what the screen is there for comes first. */
  readonly later?: boolean
}

/** Long enough for the rest of the screen to stand and be touched. */
const waits = 1500

export function Drawn(props: DrawnProps) {
  const { later, id, width, height, style } = props
  const place = useRef<View>(null)
  const isDue = useDue(place, !later || isDrawn(id, width, height))
  const canDraw = useDrawable()
  return isDue && canDraw ? <DrawnNow {...props} /> : <View ref={place} style={[{ width, height }, style]} />
}

/** Not before the screen stands, and not while another one covers it. */
function useDue(place: RefObject<View | null>, isAtOnce: boolean): boolean {
  const [isDue, setDue] = useState(isAtOnce)
  useEffect(() => {
    if (isDue) return
    const look = () => place.current?.measure((_x, _y, width) => width > 0 && setDue(true))
    const timer = setInterval(look, waits)
    return () => clearInterval(timer)
  }, [isDue, place])
  return isDue
}

function DrawnNow({ id, width, height, draw, label, style, later }: DrawnProps) {
  const uri = drawnUri(id, width, height, draw)
  return (
    <Image
      source={{ uri, width, height }}
      style={[{ width, height }, style]}
      testID={later ? 'ornament' : undefined}
      resizeMode="stretch"
      accessible={label !== undefined}
      accessibilityLabel={label}
      aria-hidden={label === undefined}
    />
  )
}
