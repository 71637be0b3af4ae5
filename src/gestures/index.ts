export { type MapHandlers, type Touched } from './handlers'
export { TouchMap, type MapCamera, type TouchMapProps } from './TouchMap'
