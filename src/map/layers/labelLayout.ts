import type { Board, Point } from '../../atlas/board'
import { boundsOf, insideRings } from './ground'
import { Taken, type Box } from './boxes'
import { cartoucheBox } from './cartouche'
import { isOnSheet } from './frame'
import { labelContent, rankOf, type LabelContent, type LabelForm } from './labelContent'
import type { Play, Scene } from './scene'
import { nameBox } from './staging'
import { points } from './zoom'

export interface PlacedLabel extends LabelContent {
  readonly x: number
  readonly y: number
  readonly box: Box
}

/** From the best to the last resort: smaller letters before no name at all. */
const forms: readonly LabelForm[] = [
  { size: 1, inTwoLines: false },
  { size: 1, inTwoLines: true },
  { size: 0.88, inTwoLines: false },
  { size: 0.88, inTwoLines: true },
]
const lastForms: readonly LabelForm[] = [
  { size: 0.88, inTwoLines: true },
  { size: 0.76, inTwoLines: false },
  { size: 0.76, inTwoLines: true },
  { size: 0.66, inTwoLines: true },
]

/** Labels of the spaces, the important ones first. Rivers, towns and regions then take what is left in `taken`. */
export function layoutLabels(scene: Scene, play: Play, taken: Taken = obstacles(scene, play)): readonly PlacedLabel[] {
  const places = scene.board.spaces.flatMap((space, place) => (space.kind === 'box' ? [] : [place]))
  const order = places.sort((a, b) => rankOf(scene.board.spaces[a]!) - rankOf(scene.board.spaces[b]!) || a - b)
  return order.flatMap(place => {
    const label = placeLabel(scene, play, place, taken)
    if (label) taken.add(label.box)
    return label ? [label] : []
  })
}

/** Everything that is on the map before the first name. */
export function obstacles(scene: Scene, play: Play): Taken {
  const taken = new Taken(points(scene.zoom, 60))
  for (const { box } of play.camps ?? []) taken.add(box)
  for (const space of scene.board.spaces) {
    if (space.kind !== 'box') continue
    const box = boundsOf(space.outline.flat())
    taken.add(box)
    taken.add(nameBox(scene, space, box))
  }
  const cartouche = cartoucheBox(scene.board)
  if (cartouche) taken.add(cartouche)
  return taken
}

function placeLabel(scene: Scene, play: Play, place: number, taken: Taken): PlacedLabel | null {
  const rank = rankOf(scene.board.spaces[place]!)
  const within = rank === 2 ? 3 : 1
  for (const form of forms) {
    const label = tryForm(scene, play, place, form, taken, within)
    if (label) return label
  }
  for (const form of lastForms) {
    const label = tryForm(scene, play, place, form, taken, 1)
    if (label) return label
  }
  return null
}

function tryForm(
  scene: Scene,
  play: Play,
  place: number,
  form: LabelForm,
  taken: Taken,
  within: number,
): PlacedLabel | null {
  const content = labelContent(scene, play, place, form)
  if (!content) return null
  const rings = scene.board.spaces[place]!.outline.flat()
  const waters = watersOf(scene.board)
  let best: { readonly score: number; readonly at: Point } | null = null
  candidates(scene, play, content).forEach((at, i) => {
    const box = boxAt(content, at, scene)
    if (!isOnSheet(scene, box) || !taken.isFree(box)) return
    const inside = testPoints(box).filter(([x, y]) => insideRings(rings, x, y)).length
    const crossed = Math.min(5, waters.countIn(box)) * 2.5
    const score = inside * 10 - i * 0.8 - crossed + (inside === 5 ? 14 : 0)
    if (inside >= within && (!best || score > best.score)) best = { score, at }
  })
  const found = best as { readonly score: number; readonly at: Point } | null
  return found && { ...content, x: found.at[0], y: found.at[1], box: boxAt(content, found.at, scene) }
}

const watersides = new WeakMap<Board, Taken>()

/** Points along river borders and coasts: a name reads better beside the water than across it. */
function watersOf(board: Board): Taken {
  const known = watersides.get(board)
  if (known) return known
  const waters = new Taken(100)
  const rivers = board.borders.filter(({ kind }) => kind === 'river').flatMap(({ lines }) => lines)
  for (const line of [...rivers, ...board.decoration.land.flat()]) {
    for (let i = 0; i + 1 < line.length; i += 2) waters.add([line[i]!, line[i + 1]!, line[i]!, line[i + 1]!])
  }
  watersides.set(board, waters)
  return waters
}

function boxAt({ width, height }: LabelContent, [x, y]: Point, { zoom }: Scene): Box {
  const gap = points(zoom, 2)
  return [x - width / 2 - gap, y - height / 2, x + width / 2 + gap, y + height / 2]
}

function testPoints([left, top, right, bottom]: Box): readonly Point[] {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const [quarter, third] = [(right - left) / 4, (bottom - top) * 0.3]
  return [
    [left, y],
    [right, y],
    [x, y],
    [left + quarter, y - third],
    [right - quarter, y + third],
  ]
}

function candidates(scene: Scene, play: Play, content: LabelContent): readonly Point[] {
  const camp = play.camps?.find(({ space }) => space === content.place)
  return camp ? besideCamp(content, camp.box, points(scene.zoom, 4)) : aroundCentre(scene, content)
}

/** Above the pieces, below, right, left, then the same shifted and further out. */
function besideCamp({ width, height }: LabelContent, [left, top, right, bottom]: Box, gap: number): readonly Point[] {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const above = top - height * 0.58
  const below = bottom + height * 0.62
  const level = [x, x - 0.35 * width, x + 0.35 * width, x - 0.7 * width, x + 0.7 * width]
  return [
    [x, above],
    [x, below],
    [right + width / 2 + gap, y],
    [left - width / 2 - gap, y],
    ...level.slice(1).flatMap(across => [[across, above] as const, [across, below] as const]),
    ...[0.7, 1.3, 2].flatMap(out =>
      level
        .slice(0, 3)
        .flatMap(across => [[across, above - out * height] as const, [across, below + out * height] as const]),
    ),
  ]
}

const ringsUp = [0, -0.8, 0.8, -1.6, 1.6, -2.4, 2.4, -3.3, 3.3] as const
const ringsAcross = [0, -0.25, 0.25, -0.5, 0.5] as const

function aroundCentre(scene: Scene, { place, width, height }: LabelContent): readonly Point[] {
  const [x, y] = scene.board.spaces[place]!.label
  return ringsUp.flatMap(up => ringsAcross.map(across => [x + across * width, y + up * height] as const))
}
