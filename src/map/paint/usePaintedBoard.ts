import { useEffect, useRef, useState } from 'react'
import { recordLayer, type LayerName } from '../layers/record'
import { emptyPlay, makeScene, type Play, type Scene } from '../layers/scene'
import { rungOf, zoomOfRung } from '../layers/zoom'
import type { MapTable } from '../useMapTable'
import { coveredBox, type Easel, type Painting } from './easel'
import { keepSheet, recallSheet } from './keptSheets'
import { freePainting, makeEasel } from './painting'
import { atOnce, budgets, inStrips, sparing, whenQuiet, type Turn } from './turns'
import { useDisposal } from './useDisposal'
import type { Frame } from './useFrame'
import type { MapBox } from './windows'

/** The ground is soft: half the pixels do, at a quarter of the time. */
const groundShare = 0.5

const firstBreaths = 10

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
  /** Everything the coarse sheet shows, in words. */
  under: string | null
  ground: { readonly frame: Frame; readonly painting: Painting } | null
}

/** Board layers as pixels. Painted in short turns while the hands rest, and kept while the camera moves over them. */
export function usePaintedBoard(table: MapTable, frame: Frame): PaintedBoard {
  const { play } = table.content
  /** Bars around the map come and go: no reason to paint it anew. */
  const rig = useLatest(table.rig)
  const [under, setUnder] = useState<Painting | null>(null)
  const [{ window, of }, setWindow] = useState<{ window: Painting | null; of: Frame | null }>(nothing)
  const done = useRef<Done>({ under: null, ground: null })
  useEffect(() => {
    let isOff = false
    const breath = whenQuiet(
      () => rig.current.isBusy(),
      () => isOff,
    )
    const turn = sparing(breath, budgets.quiet)
    const layUnder = async () => {
      const far = seenFromFar(frame.scene, rig.current.stage.range.least)
      const key = sheetKey(far, play)
      if (done.current.under === key) return
      const isBare = done.current.under === null
      const painting = await coarseSheet(
        key,
        far,
        play,
        isBare
          ? sparing(
              atOnce(() => isOff),
              budgets.awaited,
            )
          : turn,
      )
      if (!painting || isOff) return
      done.current.under = key
      setUnder(painting)
    }
    const layWindow = async () => {
      const last = done.current.ground
      const ground = last?.frame === frame ? last.painting : await paintGround(frame, turn)
      if (!ground || isOff) return
      if (last && ground !== last.painting) freePainting(last.painting)
      done.current.ground = { frame, painting: ground }
      const painting = await paintWindow(frame, play, ground, turn)
      if (painting && !isOff) setWindow({ window: painting, of: frame })
    }
    const run = async () => {
      const isBare = !done.current.under
      if (isBare) await layUnder()
      // The pieces come first: they are laid on the coarse sheet before anything is painted finer.
      for (let breaths = isBare ? firstBreaths : 1; breaths > 0; breaths--) if (!(await breath())) return
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

function useLatest<Value>(value: Value) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  return latest
}

/** What the coarse sheet shows and nothing else: pieces and names are not on it. */
const sheetKey = ({ board, look, palette, weather, zoom }: Scene, { control, contested, cut }: Play): string =>
  JSON.stringify([board.id, look.name, palette.name, weather, zoom.scale, control, contested, cut])

const sheetOf = ({ board: { width, height } }: Scene): MapBox => ({ x: 0, y: 0, width, height })

/** A phone sees the whole sheet in few pixels: too few for a first look from near. */
const leastPixels = 1_000_000

function seenFromFar(scene: Scene, least: number): Scene {
  const { board } = scene
  const readable = Math.sqrt(leastPixels / (board.width * board.height))
  return makeScene({ ...scene, zoom: zoomOfRung(board, rungOf(Math.max(least, readable))) })
}

/** The sheet as seen from farthest, without names: as it was kept, or painted now. */
async function coarseSheet(key: string, far: Scene, play: Play, turn: Turn): Promise<Painting | null> {
  const box = sheetOf(far)
  const known = await recallSheet(key, coveredBox(box, far.zoom.scale))
  if (known) return known
  const easel = makeEasel(box, far.zoom.scale)
  const painting = await addLayers(easel, far, play, ['ground', 'control', 'lines', 'front'], turn)
  if (painting) void keepSheet(key, painting)
  return painting
}

async function paintGround({ scene, box, density }: Frame, turn: Turn): Promise<Painting | null> {
  return addLayers(makeEasel(box, density * groundShare), scene, emptyPlay, ['ground'], turn)
}

/** Ground, then the rest layer by layer with a breath between them. */
async function paintWindow({ scene, box, density }: Frame, play: Play, ground: Painting, turn: Turn) {
  const easel = makeEasel(box, density)
  if (!easel || !(await inStrips(easel, rows => easel.lay([ground], rows), turn))) return easel?.discard() ?? null
  return addLayers(easel, scene, play, ['control', 'lines', 'front', 'names'], turn)
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
