import { useEffect, useRef, useState } from 'react'
import { recordLayer, type LayerName } from '../layers/record'
import { emptyPlay, makeScene, type Play, type Scene } from '../layers/scene'
import { rungOf, zoomOfRung } from '../layers/zoom'
import type { MapTable } from '../useMapTable'
import { makeEasel, type Easel, type Painting } from './painting'
import { inStrips, whenQuiet, type Turn } from './turns'
import { useDisposal } from './useDisposal'
import type { Frame } from './useFrame'

/** The ground is soft: half the pixels do, at a quarter of the time. */
const groundShare = 0.5

export interface PaintedBoard {
  /** The whole sheet, coarse: what shows where nothing finer is painted yet. */
  readonly under: Painting | null
  /** What the frame shows, sharp. It may still be of the frame before. */
  readonly window: Painting | null
  readonly isWhole: boolean
}

const nothing = { window: null, of: null }

/** What was painted last, and for what. */
interface Done {
  under: { readonly scene: Scene; readonly play: Play } | null
  ground: { readonly frame: Frame; readonly painting: Painting } | null
}

/** Board layers as pixels. Painted in short turns while the hands rest, and kept while the camera moves over them. */
export function usePaintedBoard(table: MapTable, frame: Frame): PaintedBoard {
  const { content, rig } = table
  const { play } = content
  const [under, setUnder] = useState<Painting | null>(null)
  const [{ window, of }, setWindow] = useState<{ window: Painting | null; of: Frame | null }>(nothing)
  const done = useRef<Done>({ under: null, ground: null })
  useEffect(() => {
    let isOff = false
    const turn = whenQuiet(rig.isBusy, () => isOff)
    const layUnder = async () => {
      const last = done.current.under
      if (last?.play === play && isSameSheet(last.scene, frame.scene)) return
      const painting = await paintUnder(frame.scene, play, rig.stage.range.least, turn)
      if (!painting || isOff) return
      done.current.under = { scene: frame.scene, play }
      setUnder(painting)
    }
    const layWindow = async () => {
      const last = done.current.ground
      const ground = last?.frame === frame ? last.painting : await paintGround(frame, turn)
      if (!ground || isOff) return
      if (ground !== last?.painting) last?.painting.image.dispose()
      done.current.ground = { frame, painting: ground }
      const painting = await paintWindow(frame, play, ground, turn)
      if (painting && !isOff) setWindow({ window: painting, of: frame })
    }
    const run = async () => {
      if (!done.current.under) await layUnder()
      await layWindow()
      await layUnder()
    }
    void run()
    return () => {
      isOff = true
    }
  }, [frame, play, rig])
  useDisposal(under)
  useDisposal(window)
  return { under, window, isWhole: of === frame }
}

const isSameSheet = (a: Scene, b: Scene): boolean =>
  a.board === b.board && a.look === b.look && a.palette === b.palette && a.weather === b.weather

async function paintGround({ scene, box, density }: Frame, turn: Turn): Promise<Painting | null> {
  return addLayers(makeEasel(box, density * groundShare), scene, emptyPlay, ['ground'], turn)
}

/** Ground, then the rest layer by layer with a breath between them. */
async function paintWindow({ scene, box, density }: Frame, play: Play, ground: Painting, turn: Turn) {
  const easel = makeEasel(box, density)
  easel?.lay(ground)
  return addLayers(easel, scene, play, ['control', 'lines', 'front', 'names'], turn)
}

/** The sheet as seen from farthest, without names. */
async function paintUnder(scene: Scene, play: Play, least: number, turn: Turn): Promise<Painting | null> {
  const { board } = scene
  const far = makeScene({ ...scene, zoom: zoomOfRung(board, rungOf(least)) })
  const easel = makeEasel({ x: 0, y: 0, width: board.width, height: board.height }, far.zoom.scale)
  return addLayers(easel, far, play, ['ground', 'control', 'lines', 'front'], turn)
}

async function addLayers(
  easel: Easel | null,
  scene: Scene,
  play: Play,
  layers: readonly LayerName[],
  turn: Turn,
): Promise<Painting | null> {
  if (!easel) return null
  for (const layer of layers) {
    if (await addLayer(easel, scene, play, layer, turn)) continue
    easel.discard()
    return null
  }
  return easel.finish()
}

async function addLayer(easel: Easel, scene: Scene, play: Play, layer: LayerName, turn: Turn): Promise<boolean> {
  if (!(await turn())) return false
  const picture = recordLayer(scene, layer, play)
  return (await turn()) && inStrips(easel, rows => easel.add(picture, rows), turn)
}
