/** Points of space, corner, line and reach. */
export const space = { hair: 2, tiny: 4, small: 8, medium: 12, large: 16, huge: 24, vast: 32 } as const
export const radius = { chip: 6, control: 10, card: 14, sheet: 18, pill: 999 } as const
export const stroke = { hair: 1, control: 1.5, focus: 3, icon: 1.75 } as const
export const touch = { least: 44, primary: 48, gap: 8 } as const

export interface Shadow {
  readonly y: number
  readonly blur: number
  readonly colour: string
}

export const elevation = {
  flat: [],
  card: [
    { y: 1, blur: 2, colour: '#281A0A2E' },
    { y: 10, blur: 26, colour: '#281A0A42' },
  ],
  bar: [{ y: 6, blur: 14, colour: '#281A0A47' }],
  sheet: [{ y: -8, blur: 30, colour: '#140A0066' }],
} as const satisfies Record<string, readonly Shadow[]>

/** In shares of the side of the piece. */
export const pieceShadows = {
  standing: { x: 0.05, y: 0.07, blur: 0.12, alpha: 0.5 },
  lying: { x: 0.015, y: 0.03, blur: 0.06, alpha: 0.45 },
  lifted: { x: 0.05, y: 0.2, blur: 0.3, alpha: 0.5 },
} as const

export const layout = {
  tabletFrom: 700,
  phone: { statusBar: 44, tray: 104, promptBar: 112 },
  tablet: { statusBar: 46, promptBar: 68, trayWidth: 334, tools: 44 },
} as const
