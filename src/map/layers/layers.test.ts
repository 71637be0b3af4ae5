import { channelsOf } from '../../theme/contrast'
import { looks } from '../../theme'
import { drawBoard, recordings, recordLayer } from './record'
import { drawLamp } from './lamp'
import { drawSea } from './sea'
import { drawLand } from './land'
import { emptyPlay, type Play } from './scene'
import { apart, printOf, sceneOf } from './testing/offscreen'
import { tinyBoard } from './testing/tinyBoard'

const play: Play = { control: [0, 1, 1, 0, 0, 1, 1], contested: [{ space: 5, intruder: 0 }] }

test.each(['paper', 'dark', 'highContrast'] as const)('%s: land is land and sea is sea', name => {
  const scene = sceneOf(tinyBoard, { look: name })
  const print = printOf(scene, canvas => {
    drawSea(canvas, scene)
    drawLand(canvas, scene)
  })
  const { land, sea, seaDeep } = looks[name].map
  expect(apart(print.at(500, 520), channelsOf(land))).toBeLessThan(24)
  expect(apart(print.at(1100, 800), channelsOf(name === 'highContrast' ? sea : seaDeep))).toBeLessThan(12)
  expect(apart(print.at(500, 520), print.at(1100, 800))).toBeGreaterThan(8)
})

test('each side tints what it holds, and the tints differ', () => {
  const scene = sceneOf(tinyBoard)
  const plain = printOf(scene, canvas => drawBoard(canvas, scene, emptyPlay))
  const held = printOf(scene, canvas => drawBoard(canvas, scene, play))
  const [west, east] = [[250, 300] as const, [640, 420] as const]
  expect(apart(held.at(...west), plain.at(...west))).toBeGreaterThan(5)
  expect(apart(held.at(...east), plain.at(...east))).toBeGreaterThan(5)
  expect(held.at(...east)[0] - held.at(...east)[2]).toBeGreaterThan(held.at(...west)[0] - held.at(...west)[2])
})

test('a river border is blue, and white with ice', () => {
  const blueness = (weather: 'good' | 'snow') => {
    const scene = sceneOf(tinyBoard, { weather, scale: 1 })
    const [red, , blue] = printOf(scene, canvas => drawBoard(canvas, scene, emptyPlay)).at(400, 330)
    return { red, blue }
  }
  expect(blueness('good').blue - blueness('good').red).toBeGreaterThan(30)
  expect(blueness('snow').red).toBeGreaterThan(225)
})

test('the lamp lights what is legal and dims the rest', () => {
  const scene = sceneOf(tinyBoard)
  const dark = printOf(scene, canvas => drawBoard(canvas, scene, emptyPlay))
  const lamp = printOf(scene, canvas => {
    drawBoard(canvas, scene, emptyPlay)
    drawLamp(canvas, scene, [
      { space: 4, kind: 'move' },
      { space: 5, kind: 'attack' },
    ])
  })
  const sum = (channels: readonly number[]) => channels.reduce((a, b) => a + b, 0)
  expect(sum(lamp.at(260, 540))).toBeLessThan(sum(dark.at(260, 540)) - 40)
  expect(sum(lamp.at(540, 500))).toBeGreaterThanOrEqual(sum(dark.at(540, 500)) - 3)
  expect(lamp.at(605, 550)[0] - lamp.at(605, 550)[2]).toBeGreaterThan(60)
})

test('the same board is printed the same way twice', () => {
  const once = () => {
    const scene = sceneOf(tinyBoard, { weather: 'blizzard' })
    return printOf(scene, canvas => drawBoard(canvas, scene, play)).bytes
  }
  expect(Buffer.compare(Buffer.from(once()), Buffer.from(once()))).toBe(0)
})

test.each(['good', 'rain', 'snow', 'blizzard'] as const)('%s can be told by its ground', weather => {
  const scene = sceneOf(tinyBoard, { weather })
  const fair = sceneOf(tinyBoard)
  const print = printOf(scene, canvas => drawBoard(canvas, scene, emptyPlay)).at(300, 520)
  const plain = printOf(fair, canvas => drawBoard(canvas, fair, emptyPlay)).at(300, 520)
  if (weather === 'good') expect(print).toEqual(plain)
  else expect(apart(print, plain)).toBeGreaterThan(7)
})

test('recordings are counted', () => {
  const before = recordings()
  recordLayer(sceneOf(tinyBoard), 'ground', emptyPlay)
  expect(recordings()).toBe(before + 1)
})
