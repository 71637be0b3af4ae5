import { useEffect, useRef, useState } from 'react'
import type { SkPicture } from '@shopify/react-native-skia'
import { isEqual } from '../same'
import type { SpriteBook } from '../sprites/spriteBook'
import { coveredBox, paintings, pixelsOf, type Painting, type Rows } from './easel'
import { easelOn, putRows } from './painting.web'
import { makePress, type Press, type Side } from './press.web'
import type { Top } from './tops'
import { afterFrames, atOnce, budgets, composing, inStrips, sparing, type Turn } from './turns'
import type { Frame } from './useFrame'
import type { MapBox } from './windows'

/** A canvas of the page and what is on it. */
export interface Leaf {
  readonly canvas: HTMLCanvasElement
  readonly side: Side
  readonly box: MapBox
  readonly of: Composition
}

/** Grounds and what lies on them. */
export interface Composition {
  readonly frame: Frame
  readonly grounds: readonly Painting[]
  readonly tops: readonly Top[]
  readonly book: SpriteBook
}

/** The leaf that is seen and the one from before it; while something newer is being painted it is not the latest. */
export interface Shown {
  readonly leaves: readonly Leaf[]
  readonly front: Leaf
  readonly isLatest: boolean
}

/** Sprites drawn in one go, between two looks at the clock. */
const spritesAtOnce = 3

/**
 * Everything flattened into one opaque canvas. Two of them take turns: one is seen while the other is painted, strip by
 * strip after each frame, so that no frame waits for it. A piece that is put back finds the leaf it was taken from.
 */
export function useComposed({ frame, grounds, tops, book }: Composition): Shown | null {
  const [shown, setShown] = useState<Omit<Shown, 'isLatest'> | null>(null)
  const press = useRef<Press<Leaf> | null>(null)
  useEffect(() => {
    let isOff = false
    press.current ??= makePress<Leaf>()
    const on = press.current
    composing.count++
    void compose(on, { frame, grounds, tops, book }, () => isOff)
      .then(leaf => {
        if (!leaf || isOff) return
        on.turnOver(leaf)
        setShown({ leaves: on.leaves(), front: leaf })
      })
      .finally(() => composing.count--)
    return () => {
      isOff = true
    }
  }, [frame, grounds, tops, book])
  useEffect(
    () => () => {
      press.current?.discard()
      press.current = null
    },
    [],
  )
  return shown && { ...shown, isLatest: isSame(shown.front.of, { frame, grounds, tops, book }) }
}

const isSame = (a: Composition, b: Composition): boolean =>
  a.frame === b.frame && a.grounds === b.grounds && a.tops === b.tops && a.book === b.book

/** Made of the same things, though they were put together anew. */
const isAlike = (a: Composition, b: Composition): boolean =>
  a.frame === b.frame &&
  a.grounds === b.grounds &&
  a.book === b.book &&
  a.tops.length === b.tops.length &&
  a.tops.every((top, i) => isEqual(top.shows, b.tops[i]?.shows))

/** What changes in quick succession is painted once, when it has been the same for so many frames. */
const framesOfRest = 3

async function compose(press: Press<Leaf>, of: Composition, isOff: () => boolean): Promise<Leaf | null> {
  if (press.leaves().length === 0) return paintFirst(press, of, sparing(atOnce(isOff), budgets.awaited))
  const frame = afterFrames(isOff)
  const turn = sparing(frame, budgets.gentle)
  for (let frames = framesOfRest; frames > 0; frames--) if (!(await frame())) return null
  const known = press.leaves().find(leaf => isAlike(leaf.of, of))
  return known ? { ...known, of } : paint(press, of, turn)
}

/** Until there is a ground to lay them on, at least the pieces are made ready. */
async function paintFirst(press: Press<Leaf>, of: Composition, turn: Turn): Promise<Leaf | null> {
  if (of.grounds.length > 0) return paint(press, of, turn)
  await recorded(of.tops, of.book, turn)
  return null
}

async function paint(press: Press<Leaf>, of: Composition, turn: Turn): Promise<Leaf | null> {
  const { frame, grounds, tops, book } = of
  const pictures = await recorded(tops, book, turn)
  const { width, height } = pixelsOf(frame.box, frame.density)
  const surface = pictures && press.surface(width, height)
  if (!pictures || !surface) return null
  const back = press.back(width, height)
  const easel = easelOn(surface, frame.box, frame.density)
  const ground = press.ground(frame, grounds)
  const isWhole = await inTurns(
    pictures,
    {
      strips: draw => inStrips(easel, draw, turn),
      lay: rows => surface.write(ground(rows), rows.from * width * 4),
      add: easel.add,
      put: rows => putRows(back.canvas, surface, rows),
    },
    turn,
  )
  if (!isWhole) return null
  paintings.count++
  return { ...back, box: coveredBox(frame.box, frame.density), of }
}

interface Recorded {
  readonly picture: SkPicture
  readonly isSmall: boolean
}

interface Table {
  readonly strips: (draw: (rows: Rows) => void) => Promise<boolean>
  readonly lay: (rows: Rows) => void
  readonly add: (picture: SkPicture, rows?: Rows) => void
  readonly put: (rows: Rows) => void
}

/** What is small is drawn once and whole, between what lies under it and what lies over it. */
async function inTurns(pictures: readonly Recorded[], { strips, lay, add, put }: Table, turn: Turn): Promise<boolean> {
  const first = Math.max(
    0,
    pictures.findIndex(({ isSmall }) => isSmall),
  )
  const after = pictures.findLastIndex(({ isSmall }) => isSmall) + 1
  const [under, small, over] = [pictures.slice(0, first), pictures.slice(first, after), pictures.slice(after)]
  const isLaid = await strips(rows => {
    lay(rows)
    under.forEach(({ picture }) => add(picture, rows))
  })
  if (!isLaid) return false
  for (const { picture } of small) {
    add(picture)
    if (!(await turn())) return false
  }
  return strips(rows => {
    over.forEach(({ picture }) => add(picture, rows))
    put(rows)
  })
}

/** What is not yet recorded is recorded now, one after the other, its sprites a few at a time. */
async function recorded(tops: readonly Top[], book: SpriteBook, turn: Turn): Promise<readonly Recorded[] | null> {
  const pictures: Recorded[] = []
  for (const { record, wishes = [], isSmall = false } of tops) {
    const missing = wishes.filter(({ thing, side }) => !book.find(thing, side))
    for (let i = 0; i < missing.length; i += spritesAtOnce) {
      book.prepare(missing.slice(i, i + spritesAtOnce))
      if (!(await turn())) return null
    }
    pictures.push({ picture: record(), isSmall })
    if (!(await turn())) return null
  }
  return pictures
}
