/** Times in milliseconds; curves as cubic Bezier handles. */
export const easing = {
  standard: [0.2, 0, 0, 1],
  enter: [0, 0, 0, 1],
  exit: [0.3, 0, 1, 1],
  linear: [0, 0, 1, 1],
} as const

export const spring = {
  lift: { stiffness: 260, damping: 18, mass: 0.9 },
  drop: { stiffness: 320, damping: 26, mass: 1 },
} as const

export const duration = {
  press: 80,
  lift: 140,
  lampOn: 160,
  lampOff: 120,
  moveArea: 180,
  moveMost: 900,
  turnRing: 240,
  layDown: 280,
  standUp: 220,
  die: 700,
  dieStagger: 45,
  hitMark: 160,
  pieceLost: 420,
  control: 260,
  frontLine: 360,
  cameraTo: 420,
  sheet: 240,
  toastIn: 180,
  toastStay: 5000,
  refusalNudge: 160,
  curtainClose: 320,
  curtainOpen: 520,
  holdToLook: 700,
  weather: 900,
  /** With reduced motion every change is a cross-fade of this length. */
  reduced: 120,
} as const

/** Shares of these times. */
export const speeds = { instant: 0, fast: 0.5, normal: 1, slow: 1.6 } as const
export type SpeedName = keyof typeof speeds
