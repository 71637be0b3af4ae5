export const weathers = ['good', 'rain', 'snow', 'blizzard'] as const
export type Weather = (typeof weathers)[number]

/** What weather leaves of a number: all, exactly one, a half or a quarter (3.1: never less than one of something). */
export type Share = 'all' | 'one' | 'half' | 'quarter'

export interface WeatherData {
  /** Movement points for every area but staging; null: by terrain. */
  readonly points: number | null
  /** Axis, then Soviet. */
  readonly attack: readonly [Share, Share]
  readonly defence: readonly [Share, Share]
  /** Tactical range, artillery, air range, bombers, Guderian's dice. */
  readonly headquarters: readonly [Share, Share]
  readonly logistics: readonly [Share, Share]
  readonly exploitation: readonly [boolean, boolean]
  readonly rivers: boolean
  readonly tankAttack: boolean
  readonly blitz: boolean
  readonly missions: boolean
}

/** 8.0, 14.5 */
export const weatherEffects: { readonly [weather in Weather]: WeatherData } = {
  good: {
    points: null,
    attack: ['all', 'all'],
    defence: ['all', 'all'],
    headquarters: ['all', 'all'],
    logistics: ['all', 'all'],
    exploitation: [true, true],
    rivers: true,
    tankAttack: true,
    blitz: true,
    missions: true,
  },
  rain: {
    points: 3,
    attack: ['one', 'one'],
    defence: ['all', 'all'],
    headquarters: ['one', 'one'],
    logistics: ['half', 'half'],
    exploitation: [false, false],
    rivers: true,
    tankAttack: false,
    blitz: false,
    missions: true,
  },
  snow: {
    points: 2,
    attack: ['half', 'all'],
    defence: ['all', 'all'],
    headquarters: ['half', 'all'],
    logistics: ['half', 'all'],
    exploitation: [false, true],
    rivers: false,
    tankAttack: false,
    blitz: false,
    missions: true,
  },
  blizzard: {
    points: 2,
    attack: ['quarter', 'half'],
    defence: ['half', 'all'],
    headquarters: ['quarter', 'half'],
    logistics: ['half', 'all'],
    exploitation: [false, true],
    rivers: false,
    tankAttack: false,
    blitz: false,
    missions: false,
  },
}

/** 14.2, 14.5 The three Axis mountain blocks: whole in snow, half an attack and a whole defence in a blizzard. */
export const axisMountain = {
  snow: { attack: 'all', defence: 'all' },
  blizzard: { attack: 'half', defence: 'all' },
} as const

/** 8.1 The forecast marker: off the track, on its first box, then 1 to 5. */
export const forecastTrack = ['off', '--', 1, 2, 3, 4, 5] as const
