/** 2.9 What an area of each class costs, holds and absorbs. */
export interface TerrainData {
  readonly points: number
  /** Blocks of one player; Infinity for the owner of a staging area. */
  readonly stacking: number
  readonly absorbs: number
  /** The defender absorbs only in an area he holds. */
  readonly absorbNeedsControl: boolean
  /** 10.17 A blitz may enter it. */
  readonly blitz: boolean
  /** 2.4.5 Its cost is the same in every weather. */
  readonly weatherproof: boolean
}

export const terrainEffects = {
  green: { points: 1, stacking: 4, absorbs: 0, absorbNeedsControl: false, blitz: true, weatherproof: false },
  yellow: { points: 2, stacking: 2, absorbs: 1, absorbNeedsControl: false, blitz: false, weatherproof: false },
  red: { points: 3, stacking: 2, absorbs: 2, absorbNeedsControl: false, blitz: false, weatherproof: false },
  victory: { points: 2, stacking: 2, absorbs: 2, absorbNeedsControl: true, blitz: false, weatherproof: false },
  staging: { points: 1, stacking: Infinity, absorbs: 0, absorbNeedsControl: false, blitz: false, weatherproof: true },
} as const satisfies { readonly [terrain: string]: TerrainData }

/** 2.8 */
export const disengagingCosts = 1
/** 4.2.1 */
export const allowance = { slow: 3, fast: 5 } as const
/** 2.3, 10.14 */
export const cityAbsorbs = 1
export const absorbsAtMost = 3
/** 4.1 */
export const defensiveLine = { strength: 1, fire: 1, absorbs: 1, perArea: 1, stock: [10, 20] } as const
