import { PaintStyle, Skia, type SkCanvas, type SkPaint } from '@shopify/react-native-skia'
import { View } from 'react-native'
import { Drawn, Text } from '../../components'
import type { Diagram, DiagramArea } from '../../rulebook'
import { space, useTheme, type Look, type Palette } from '../../theme'

const CELL = 84
const GAP = 10

const cornerOf = ({ at: [column, row] }: DiagramArea): readonly [number, number] => [
  GAP + column * (CELL + GAP),
  GAP + row * (CELL + GAP),
]

function ink(colour: string, width?: number): SkPaint {
  const paint = Skia.Paint()
  paint.setAntiAlias(true)
  paint.setColor(Skia.Color(colour))
  if (width !== undefined) {
    paint.setStyle(PaintStyle.Stroke)
    paint.setStrokeWidth(width)
  }
  return paint
}

const grounds: Readonly<Record<string, 'land' | 'forest' | 'marsh' | 'rough'>> = {
  green: 'land',
  yellow: 'forest',
  red: 'rough',
}

function drawDiagram(canvas: SkCanvas, diagram: Diagram, look: Look, palette: Palette): void {
  const areaOf = (id: string) => diagram.areas.find(area => area.id === id)
  for (const area of diagram.areas) {
    const [x, y] = cornerOf(area)
    const box = Skia.RRectXY(Skia.XYWHRect(x, y, CELL, CELL), 8, 8)
    canvas.drawRRect(box, ink(look.map[grounds[area.terrain] ?? 'land']))
    if (area.holder !== undefined) canvas.drawRRect(box, ink(`${palette.sides[area.holder === 1 ? 1 : 0]}33`))
    canvas.drawRRect(box, ink(look.map.border, 1.2))
  }
  for (const { between, kind } of diagram.borders ?? []) {
    const [a, b] = between.map(areaOf)
    if (!a || !b || kind === 'land') continue
    const [[ax, ay], [bx, by]] = [cornerOf(a), cornerOf(b)]
    const [mx, my] = [(ax + bx + CELL) / 2, (ay + by + CELL) / 2]
    const upright = Math.abs(bx - ax) > Math.abs(by - ay)
    const half = CELL / 2
    const pen = ink(look.map.river, kind === 'strait' ? 2 : 5)
    if (upright) canvas.drawLine(mx, my - half, mx, my + half, pen)
    else canvas.drawLine(mx - half, my, mx + half, my, pen)
  }
  drawPieces(canvas, diagram, look, palette)
  for (const { from, to, kind } of diagram.arrows ?? []) {
    const [a, b] = [areaOf(from), areaOf(to)]
    if (a && b)
      drawArrow(
        canvas,
        cornerOf(a),
        cornerOf(b),
        kind === 'forbidden' || kind === 'fire' ? look.ui.danger : look.ui.ink,
      )
  }
}

function drawPieces(canvas: SkCanvas, diagram: Diagram, look: Look, palette: Palette): void {
  const counts = new Map<string, number>()
  for (const { area: id, side } of diagram.pieces ?? []) {
    const area = diagram.areas.find(other => other.id === id)
    if (!area) continue
    const place = counts.get(id) ?? 0
    counts.set(id, place + 1)
    const [x, y] = cornerOf(area)
    const box = Skia.RRectXY(Skia.XYWHRect(x + 8 + (place % 3) * 24, y + 30 + Math.floor(place / 3) * 24, 22, 22), 3, 3)
    canvas.drawRRect(box, ink(palette.sides[side === 1 ? 1 : 0]))
    canvas.drawRRect(box, ink(look.map.borderCasing, 1.2))
  }
}

function drawArrow(
  canvas: SkCanvas,
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
  colour: string,
): void {
  const half = CELL / 2
  const [x1, y1, x2, y2] = [ax + half, ay + half, bx + half, by + half]
  const length = Math.max(1, Math.hypot(x2 - x1, y2 - y1))
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length]
  const head = Skia.PathBuilder.Make()
  head.moveTo(x2, y2)
  head.lineTo(x2 - dx * 10 - dy * 6, y2 - dy * 10 + dx * 6)
  head.lineTo(x2 - dx * 10 + dy * 6, y2 - dy * 10 - dx * 6)
  head.close()
  canvas.drawLine(x1, y1, x2 - dx * 8, y2 - dy * 8, ink(colour, 2.5))
  canvas.drawPath(head.build(), ink(colour))
}

/** The small picture beside a rule, with its caption and, for those who do not see it, its contents in words. */
export function DiagramPicture({ diagram }: { diagram: Diagram }) {
  const { look, palette } = useTheme()
  const columns = Math.max(...diagram.areas.map(({ at }) => at[0])) + 1
  const rows = Math.max(...diagram.areas.map(({ at }) => at[1])) + 1
  const labelled = diagram.areas.filter(({ label }) => label)
  return (
    <View style={{ alignItems: 'center', gap: space.tiny }}>
      <View>
        <Drawn
          id={`diagram ${look.name} ${palette.name} ${JSON.stringify(diagram)}`}
          width={columns * (CELL + GAP) + GAP}
          height={rows * (CELL + GAP) + GAP}
          label={diagram.caption}
          draw={canvas => drawDiagram(canvas, diagram, look, palette)}
        />
        {labelled.map(area => (
          <Text
            key={area.id}
            type="rule"
            style={{
              position: 'absolute',
              left: cornerOf(area)[0] + 8,
              top: cornerOf(area)[1] + 6,
              color: look.map.label,
            }}
          >
            {area.label}
          </Text>
        ))}
      </View>
      <Text type="note" ink="inkSoft" centred>
        {diagram.caption}
      </Text>
    </View>
  )
}
