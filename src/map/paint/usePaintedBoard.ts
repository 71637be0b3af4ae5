import { useEffect, useRef, useState } from 'react'
import { PixelRatio } from 'react-native'
import { recordLayer, type LayerName } from '../layers/record'
import { emptyPlay, makeScene, type Play, type Scene } from '../layers/scene'
import { zoomOfRung, rungOf } from '../layers/zoom'
import type { MapTable } from '../useMapTable'
import { makeEasel, paint, type Easel, type Painting } from './painting'
import { canvasRoom, covers, onSheet, seenBox, widened, type MapBox } from './windows'

/** The ground is soft: half the pixels do, at a quarter of the time. */
const groundShare = 0.5
const tableMargin = 160
const breath = 12

export interface PaintedBoard {
  /** The whole sheet, coarse: what shows where nothing finer is painted yet. */
  readonly under: Painting | null
  /** What the window shows, sharp. */
  readonly window: Painting | null
}

interface Work {
  readonly scene: Scene
  readonly play: Play
  readonly box: MapBox
}

const nothing: PaintedBoard = { under: null, window: null }

/** Board layers as pixels. Painted in short turns while the hands rest, and kept while the camera moves over them. */
export function usePaintedBoard(table: MapTable): PaintedBoard {
  const { scene, content, rest, view, rig } = table
  const { play } = content
  const [painted, setPainted] = useState<PaintedBoard>(nothing)
  const done = useRef<(Work & { readonly ground: Painting | null }) | null>(null)
  useEffect(() => {
    const seen = onSheet(seenBox(rest, view), scene.board, tableMargin)
    const last = done.current
    const isWide = last !== null && last.scene === scene && covers(last.box, seen)
    if (isWide && last.play === play) return
    const box = isWide ? last.box : onSheet(widened(seenBox(rest, view), canvasRoom), scene.board, tableMargin)
    const work: Work = { scene, play, box }
    let isOff = false
    const rested = () => untilQuiet(rig.isBusy, () => isOff)
    const run = async () => {
      const ground = isWide ? last.ground : await paintGround(work, rested)
      const window = ground && (await paintWindow(work, ground, rested))
      if (!window || isOff) return
      done.current = { ...work, ground }
      setPainted(before => ({ ...before, window }))
      const under = await paintUnder(work, rig.stage.range.least, rested)
      if (under && !isOff) setPainted(before => ({ ...before, under }))
    }
    void run()
    return () => {
      isOff = true
    }
  }, [scene, play, rest, view, rig])
  return painted
}

type Rested = () => Promise<boolean>

async function untilQuiet(isBusy: () => boolean, isOff: () => boolean): Promise<boolean> {
  do await new Promise(resolve => setTimeout(resolve, breath))
  while (isBusy() && !isOff())
  return !isOff()
}

const densityOf = ({ zoom }: Scene): number => zoom.scale * PixelRatio.get()

async function paintGround({ scene, box }: Work, rested: Rested): Promise<Painting | null> {
  if (!(await rested())) return null
  const picture = recordLayer(scene, 'ground', emptyPlay)
  return (await rested()) ? paint(box, densityOf(scene) * groundShare, [picture]) : null
}

/** Ground, then the rest layer by layer with a breath between them. */
async function paintWindow({ scene, play, box }: Work, ground: Painting, rested: Rested): Promise<Painting | null> {
  const easel = makeEasel(box, densityOf(scene))
  easel?.lay(ground)
  return addLayers(easel, scene, play, ['control', 'lines', 'front', 'names'], rested)
}

/** The sheet as seen from farthest, without names. */
async function paintUnder({ scene, play }: Work, least: number, rested: Rested): Promise<Painting | null> {
  const { board } = scene
  const far = makeScene({ ...scene, zoom: zoomOfRung(board, rungOf(least)) })
  const easel = makeEasel({ x: 0, y: 0, width: board.width, height: board.height }, far.zoom.scale)
  return addLayers(easel, far, play, ['ground', 'control', 'lines', 'front'], rested)
}

async function addLayers(
  easel: Easel | null,
  scene: Scene,
  play: Play,
  layers: readonly LayerName[],
  rested: Rested,
): Promise<Painting | null> {
  for (const layer of layers) {
    if (!(await rested())) {
      easel?.discard()
      return null
    }
    easel?.add(recordLayer(scene, layer, play))
  }
  return easel?.finish() ?? null
}
