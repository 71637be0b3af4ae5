import type { SkPicture } from '@shopify/react-native-skia'
import { useEffect, useState } from 'react'
import { tableInk } from '../layers/sheet'
import { makeEasel, type Painting } from './painting'
import { betweenFrames, inStrips, type Turn } from './turns'
import { useDisposal } from './useDisposal'
import type { Frame } from './useFrame'

/** Grounds and pictures flattened into one. The last one stands until the next is whole. */
export function useComposed(frame: Frame, grounds: readonly Painting[], tops: readonly SkPicture[]): Painting | null {
  const [shown, setShown] = useState<Painting | null>(null)
  useEffect(() => {
    if (grounds.length === 0) return
    let isOff = false
    const turn = betweenFrames(() => isOff)
    void compose(frame, grounds, tops, turn).then(painting => painting && !isOff && setShown(painting))
    return () => {
      isOff = true
    }
  }, [frame, grounds, tops])
  useDisposal(shown)
  return shown
}

async function compose(
  { box, density }: Frame,
  grounds: readonly Painting[],
  tops: readonly SkPicture[],
  turn: Turn,
): Promise<Painting | null> {
  const easel = (await turn()) ? makeEasel(box, density) : null
  if (!easel) return null
  easel.fill(tableInk)
  const isWhole = await inStrips(
    easel,
    rows => {
      grounds.forEach(ground => easel.lay(ground, rows))
      tops.forEach(picture => easel.add(picture, rows))
    },
    turn,
  )
  if (isWhole) return easel.finish()
  easel.discard()
  return null
}
