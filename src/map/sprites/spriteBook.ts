import type { SkCanvas, SkImage } from '@shopify/react-native-skia'
import type { Thing } from '../pieces/thing'
import type { Brush } from '../layers/brush'
import { drawThing, looksOf } from './drawThing'
import type { PaintSurface } from '../../theme/paintSurface'
import { makePen, type Box, type PieceStyle } from './pen'

/** A piece drawn once: its picture, where it is on its page, and how far the picture reaches beyond the piece. */
export interface Sprite {
  readonly page: SkImage
  readonly source: Box
}

export interface SpriteWish {
  readonly thing: Thing
  /** Side in points. */
  readonly side: number
}

export interface SpriteBook {
  /** Draws what is not yet in the book. */
  prepare(wishes: readonly SpriteWish[]): void
  find(thing: Thing, side: number): Sprite | null
  /** How many pieces have been drawn so far. */
  readonly drawn: number
}

/** Shadow, badges and pennant reach this far around a piece, in shares of its side. */
export const spriteMargin = 0.45
const largestPage = 2048
/** A book with more pixels is begun anew with what is on the table. */
const mostPixels = 16 * largestPage * largestPage

const nameOf = (thing: Thing, side: number): string => `${Math.round(side)}:${looksOf(thing)}`
const cellOf = (side: number, density: number): number => Math.ceil(Math.round(side) * (1 + 2 * spriteMargin) * density)

export function makeSpriteBook(
  brush: Brush,
  style: PieceStyle,
  density: number,
  makeSurface: (width: number, height: number) => PaintSurface | null,
): SpriteBook {
  const sprites = new Map<string, Sprite>()
  let pixels = 0
  let drawn = 0

  const missing = (wishes: readonly SpriteWish[]): Map<string, SpriteWish> => {
    const wanted = new Map(wishes.map(wish => [nameOf(wish.thing, wish.side), wish]))
    for (const name of sprites.keys()) wanted.delete(name)
    return wanted
  }

  const drawPage = (entries: readonly (readonly [string, SpriteWish])[]): void => {
    const page = planPage(entries, density)
    const surface = makeSurface(page.width, page.height)
    if (!surface) return
    page.cells.forEach(cell => drawCell(brush, surface.canvas, style, density, cell))
    const image = surface.finish()
    for (const { name, box } of page.cells) sprites.set(name, { page: image, source: box })
    pixels += page.width * page.height
    drawn += page.cells.length
  }

  return {
    prepare: wishes => {
      if (pixels >= mostPixels) {
        sprites.clear()
        pixels = 0
      }
      for (const chunk of chunks([...missing(wishes)], density)) drawPage(chunk)
    },
    find: (thing, side) => sprites.get(nameOf(thing, side)) ?? null,
    get drawn() {
      return drawn
    },
  }
}

type Entry = readonly [string, SpriteWish]
interface Cell {
  readonly name: string
  readonly wish: SpriteWish
  readonly box: Box
}

/** As many as fit a page of the largest size, biggest first so that rows stay even. */
function chunks(entries: readonly Entry[], density: number): Entry[][] {
  const bySize = [...entries].sort((a, b) => b[1].side - a[1].side)
  const result: Entry[][] = []
  while (bySize.length) {
    const cell = cellOf(bySize[0]?.[1].side ?? 1, density)
    const across = Math.max(1, Math.floor(largestPage / cell))
    result.push(bySize.splice(0, across * across))
  }
  return result
}

function planPage(entries: readonly Entry[], density: number): { width: number; height: number; cells: Cell[] } {
  const cell = cellOf(Math.max(...entries.map(([, wish]) => wish.side)), density)
  const columns = Math.min(
    entries.length,
    Math.max(1, Math.floor(largestPage / cell)),
    Math.ceil(Math.sqrt(entries.length)),
  )
  const cells = entries.map(([name, wish], i) => {
    const size = cellOf(wish.side, density)
    return {
      name,
      wish,
      box: { x: (i % columns) * cell, y: Math.floor(i / columns) * cell, width: size, height: size },
    }
  })
  return { width: columns * cell, height: Math.ceil(entries.length / columns) * cell, cells }
}

function drawCell(brush: Brush, canvas: SkCanvas, style: PieceStyle, density: number, { wish, box }: Cell): void {
  const pen = makePen(brush, canvas, style)
  const half = box.width / 2 / density
  pen.saved(() => {
    canvas.translate(box.x, box.y)
    canvas.scale(density, density)
    drawThing(pen, half, half, Math.round(wish.side), wish.thing)
  })
}

/** Where the sprite of a piece goes, around its middle. */
export const spriteBox = (x: number, y: number, side: number): Box => {
  const reach = side * (0.5 + spriteMargin)
  return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach }
}
