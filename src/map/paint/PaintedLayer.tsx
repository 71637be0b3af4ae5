import { Group, Image, Path, Picture, Skia } from '@shopify/react-native-skia'
import { memo, useMemo } from 'react'
import { fillRule } from '../layers/brush'
import { recordLamp, recordLitNames } from '../layers/record'
import type { MapTable } from '../useMapTable'
import { paint, type Painting } from './painting'
import { onSheet, seenBox, widened } from './windows'

/** The lamp is light: half the pixels are enough for it, and it must be there at once. */
const lampShare = 0.5
const lampRoom = 0.02
const linear = { filter: 1, mipmap: 0 } as const

export const Painted = memo(function Painted({ painting }: { painting: Painting | null }) {
  return painting && <Image image={painting.image} {...painting.box} fit="fill" sampling={linear} />
})

/** Dims the table but for the lit spaces. Around the painted part the veil is one plain shape. */
export const PaintedLamp = memo(function PaintedLamp({ table }: { table: MapTable }) {
  const { scene, content, rest, view } = table
  const { lit, play } = content
  const painting = useMemo(() => {
    if (!lit?.length) return null
    const box = onSheet(widened(seenBox(rest, view), lampRoom), scene.board, 0)
    return paint(box, scene.zoom.scale * lampShare, [recordLamp(scene, lit)])
  }, [scene, lit, rest, view])
  const around = useMemo(() => (painting ? ringAround(scene.board, painting) : null), [scene.board, painting])
  const names = useMemo(() => (lit?.length ? recordLitNames(scene, lit, play) : null), [scene, lit, play])
  if (!painting || !around) return null
  return (
    <Group>
      <Path path={around} color={scene.look.map.veil} opacity={scene.look.map.veilAlpha} />
      <Painted painting={painting} />
      {names && <Picture picture={names} />}
    </Group>
  )
})

function ringAround(sheet: { readonly width: number; readonly height: number }, { box }: Painting) {
  const builder = Skia.PathBuilder.Make()
  builder.addRect(Skia.XYWHRect(0, 0, sheet.width, sheet.height))
  builder.addRect(Skia.XYWHRect(box.x, box.y, box.width, box.height))
  return builder.setFillType(fillRule.evenOdd).detach()
}
