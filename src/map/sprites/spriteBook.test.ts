import { Skia } from '@shopify/react-native-skia'
import { looks } from '../../theme/looks'
import { makePaintSurface } from '../../theme/paintSurface'
import { palettes } from '../../theme/palettes'
import type { FaceName } from '../../theme/type'
import { makeBrush } from '../layers/brush'
import type { BlockThing } from '../pieces/thing'
import type { Typefaces } from '../text/typefaces'
import { makeSpriteBook } from './spriteBook'

/** Gradients ask whether their colours are an array, and CanvasKit knows only arrays of the realm it was loaded in. */
beforeAll(() => {
  const kit = (globalThis as unknown as { CanvasKit: { MakeSurface: { constructor: FunctionConstructor } } }).CanvasKit
  const OuterArray = kit.MakeSurface.constructor('return Array')() as ArrayConstructor
  const make = Skia.Shader.MakeLinearGradient.bind(Skia.Shader)
  jest
    .spyOn(Skia.Shader, 'MakeLinearGradient')
    .mockImplementation((from, to, colours, ...rest) => make(from, to, OuterArray.from(colours), ...rest))
})

const noFaces = new Proxy({}, { get: () => undefined }) as Record<FaceName, never> as unknown as Typefaces
const book = (density = 1) =>
  makeSpriteBook(makeBrush(Skia, noFaces), { look: looks.paper, palette: palettes.standard }, density, makePaintSurface)

const block = (key: string, more: Partial<BlockThing> = {}): BlockThing => ({
  key,
  kind: 'block',
  space: 1,
  camp: 'first',
  nation: 'soviet',
  label: key,
  ...more,
})

test('pieces that look the same share one sprite, wherever they stand', () => {
  const sprites = book()
  sprites.prepare([
    { thing: block('a'), side: 40 },
    { thing: block('b', { space: 7, camp: 'second' }), side: 40 },
  ])
  expect(sprites.drawn).toBe(1)
  expect(sprites.find(block('c'), 40)).not.toBeNull()
})

test('what is in the book is not drawn again, and a new state is drawn alone', () => {
  const sprites = book()
  const wishes = [{ thing: block('a'), side: 40 }]
  sprites.prepare(wishes)
  sprites.prepare(wishes)
  expect(sprites.drawn).toBe(1)
  sprites.prepare([...wishes, { thing: block('a', { flags: { isIsolated: true } }), side: 40 }])
  expect(sprites.drawn).toBe(2)
})

test('a hidden block leaves the same trace whatever was seen of others', () => {
  const sprites = book()
  sprites.prepare([{ thing: block('secret1', { label: 'Hidden block' }), side: 40 }])
  expect(sprites.find(block('secret2', { label: 'Hidden block' }), 40)).toBe(sprites.find(block('x'), 40))
})

test('a sprite shows wood in the middle and nothing in its corner', () => {
  const sprites = book(2)
  sprites.prepare([{ thing: block('a'), side: 40 }])
  const sprite = sprites.find(block('a'), 40)
  const pixel = (x: number, y: number) =>
    sprite?.page.readPixels(x, y, { width: 1, height: 1, colorType: 4, alphaType: 3 })
  const [red = 0, green = 0, , alpha = 0] = pixel(50, 100) ?? []
  expect(alpha).toBe(255)
  expect(red).toBeGreaterThan(green * 2)
  expect(pixel(1, 1)?.[3]).toBe(0)
})
