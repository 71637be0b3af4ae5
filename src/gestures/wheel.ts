/** What a wheel or a trackpad says, as the browser reports it. */
export interface WheelReport {
  readonly deltaX: number
  readonly deltaY: number
  readonly deltaMode: number
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
}

export type WheelMove =
  | { readonly kind: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'zoom'; readonly factor: number }

const lineHeight = 24
const pinchStrength = 0.01
const notch = 1.22

/** Browsers send a pinch on the trackpad as a wheel with the control key held. */
export function readWheel(report: WheelReport): WheelMove {
  const unit = report.deltaMode === 0 ? 1 : lineHeight
  if (report.ctrlKey) return { kind: 'zoom', factor: Math.exp(-report.deltaY * unit * pinchStrength) }
  if (isMouseWheel(report)) return { kind: 'zoom', factor: report.deltaY < 0 ? notch : 1 / notch }
  if (report.shiftKey && report.deltaX === 0) return { kind: 'pan', dx: -report.deltaY * unit, dy: 0 }
  return { kind: 'pan', dx: -report.deltaX * unit, dy: -report.deltaY * unit }
}

/** A mouse wheel comes in whole notches, straight up or down; two fingers on a pad never do for long. */
const isMouseWheel = ({ deltaX, deltaY, deltaMode, shiftKey }: WheelReport): boolean =>
  !shiftKey && deltaX === 0 && (deltaMode !== 0 || (Math.abs(deltaY) >= 100 && Number.isInteger(deltaY)))
