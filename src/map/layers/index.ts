export { makeBrush, type Brush } from './brush'
export {
  drawBoard,
  layerNames,
  recordBoard,
  recordings,
  recordLamp,
  recordLayer,
  recordLitNames,
  type LayerName,
} from './record'
export { emptyPlay, makeScene, weathers, type Play, type Scene, type Weather } from './scene'
export { drawLamp, type LampKind, type Lit } from './lamp'
export { drawLabels, drawNamesOf, layoutNames, type NameLayout } from './labels'
export { rungOf, spaceDiameter, stepAt, zoomAt, zoomOfRung, type Zoom, type ZoomStep } from './zoom'
