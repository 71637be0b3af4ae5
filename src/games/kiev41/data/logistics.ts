/** 7.2.1 The points of the Logistics Value, in the book's order. */
export const logisticsParts = [
  { part: 'leader', says: "the leader's strength", sides: [0, 1] },
  { part: 'headquarters', says: 'HQs on the map that are not exhausted', sides: [0, 1] },
  { part: 'victoryAreas', says: 'Victory Areas held', sides: [0, 1] },
  { part: 'losses', says: 'one for every ten enemy losses for good', sides: [0, 1] },
  { part: 'discs', says: 'discs on their active side', sides: [1] },
] as const
/** 7.2.1, 9.4 */
export const lossesPerPoint = 10
/** 2.4.4.3 */
export const discs = ['yellow', 'orange', 'blue', 'lightBlue'] as const

/** What each set-up prints: the Logistics Values before the weather, Axis then Soviet, pools, losses and stocks of lines. */
export const startValues = {
  campaign: { logistics: [12, 18], pool: [19, 12], lost: [0, 0], lineStock: [7, 15], waiting: 12, bombers: 4 },
  preludes: { logistics: [12, 18], pool: [19, 12], lost: [0, 0], lineStock: [7, 15], waiting: 12, bombers: 4 },
  river: { logistics: [13, 18], pool: [0, 11], lost: [0, 4], lineStock: [5, 6], waiting: 12, bombers: 8 },
  pocket: { logistics: [13, 16], pool: [0, 20], lost: [0, 4], lineStock: [5, 6], waiting: 2, bombers: 8 },
  snow: { logistics: [15, 10], pool: [0, 10], lost: [0, 16], lineStock: [0, 8], waiting: 0, bombers: 2 },
} as const
