export type { Nudge } from './pieces/NudgeLayer'
export { paperInk } from './layers/sheet'
export { MapCanvas, type MapCanvasProps } from './MapCanvas'
export {
  useMapTable,
  type Hand,
  type MapContent,
  type MapStyle,
  type MapTable,
  type MapTableOptions,
} from './useMapTable'
export { useTypefaces } from './text/useTypefaces'
export { type Typefaces } from './text/typefaces'
export { makeBrush, type Brush } from './layers/brush'
export { emptyPlay, weathers, type Play, type Weather } from './layers/scene'
export { hitTest, type Hit } from './hit'
export { noInsets, sees, type Camera, type Insets, type Spot, type Viewport } from './camera/camera'
export { framing } from './camera/frame'
export { nextStop, stackZoom, standZoom } from './camera/stops'
export { type CameraRig } from './camera/useCamera'
export { layOutThings, movableKey, pieceAt, type Placed } from './pieces/layout'
export { pieceRecordings } from './pieces/record'
export { type Reach } from './pieces/reach'
export { signRecordings, type Arrow, type LitSpace } from './pieces/signs'
export { type Glide } from './pieces/glide'
export { type Carrying } from './pieces/DragLayer'
export { type OverlayItem } from './overlay/items'
export * from './pieces/thing'
export { drawThing } from './sprites/drawThing'
export { makePen, type Pen, type PieceStyle } from './sprites/pen'
export { makeSpriteBook, spriteMargin, type SpriteBook } from './sprites/spriteBook'
