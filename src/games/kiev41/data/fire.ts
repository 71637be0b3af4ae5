/** 4.2.2 The lowest die that hits, by fire: none, single, double, triple. */
export const hitsFrom = [7, 6, 5, 4] as const
/** 7.2.2 Replacement Points for a combat step, by its fire. */
export const replacementCosts = [0, 1, 2, 3] as const
/** 7.2.2 */
export const regenerationCosts = 1

/** 10.2.1 Dice and fire of a fleet, undamaged and damaged; hits that turn or sink it. */
export const fleets = [
  {
    id: 'UF-BB',
    name: 'Parizhskaya Kommuna',
    full: { dice: 1, fire: 3 },
    damaged: { dice: 1, fire: 2 },
    hitsPerSide: 2,
  },
  {
    id: 'UF-CA',
    name: 'Molotov and Voroshilov',
    full: { dice: 2, fire: 2 },
    damaged: { dice: 1, fire: 2 },
    hitsPerSide: 2,
  },
] as const

/** 10.11.1, 10.13.4 Bombers roll their HQ's strength; one hit turns one back, two destroy it. */
export const bombers = { perCorps: [4, 4], fire: 2, hitsToAbort: 1, hitsToDestroy: 2 } as const
/** The machines of each Fliegerkorps: they differ in nothing but name. */
export const bomberTypes = [
  ['He-111', 'He-111', 'He-111', 'He-111'],
  ['Ju-88', 'Ju-88', 'Ju-88', 'He-111'],
] as const

/** 10.13.4 Dice of each Soviet unit that fires at bombers. */
export const flakDice = 1
