import { stars, steps } from './faces'
import type { Availability, BlockData, Colour, Nation } from './types'

const formation = (colour: Colour, name: string) => ({ side: 0, colour, formation: name }) as const
const block = (nation: Nation, availability: Availability = 'pool') => ({ nation, availability }) as const

const none = formation('none', 'Army Group South')
const panzerGroup = formation('red', '1st Panzer Group')
const sixth = formation('yellow', '6th Army')
const seventeenth = formation('green', '17th Army')
const eleventh = formation('lightBlue', '11th Army')
const thirdRumanian = formation('orange', '3rd Rumanian Army')
const fourthRumanian = formation('pink', '4th Rumanian Army')
const reserves = formation('white', 'Axis Reserves')

const german = block('german')
const germanAtStart = block('german', 'setup')
const rumanian = block('rumanian', 'setup')

const slowHq = { kind: 'hq', fast: false, ...stars(2) } as const
const airHq = { kind: 'airHq', fast: false, ...stars(0) } as const
const panzerCorps = { kind: 'tank', fast: true, ...steps(4, 3) } as const
const corps = { kind: 'infantry', fast: false, ...steps(4, 2) } as const
const alliedCorps = { kind: 'infantry', fast: false, ...steps(3, 1) } as const
const motorized = { kind: 'motorized', fast: true, ...steps(2, 2) } as const
const jaeger = { kind: 'jaeger', fast: false, ...steps(2, 2) } as const

/** The 46 Axis blocks, formation by formation. Fire, steps and most names are our reconstruction: see the README. */
export const axisBlocks: readonly BlockData[] = [
  {
    id: 'A-LDR-HIT',
    name: 'Adolf Hitler',
    short: 'Hitler',
    kind: 'leader',
    fast: false,
    ...stars(0),
    ...none,
    ...germanAtStart,
  },
  { id: 'A-HQ-GUD', name: '2nd Panzer Group, Guderian', short: 'G', ...slowHq, ...none, ...germanAtStart },
  { id: 'A-LW-4', name: '4th Fliegerkorps, Pflugbeil', short: '4 FK', ...airHq, ...none, ...germanAtStart },
  { id: 'A-LW-5', name: '5th Fliegerkorps, von Greim', short: '5 FK', ...airHq, ...none, ...german },

  {
    id: 'A-HQ-1PG',
    name: '1st Panzer Group, von Kleist',
    short: 'K',
    ...slowHq,
    fast: true,
    blitzHq: true,
    ...panzerGroup,
    ...germanAtStart,
  },
  { id: 'A-PZ-3', name: 'III Panzer Corps', short: 'III Pz', ...panzerCorps, ...panzerGroup, ...germanAtStart },
  { id: 'A-PZ-14', name: 'XIV Panzer Corps', short: 'XIV Pz', ...panzerCorps, ...panzerGroup, ...germanAtStart },
  { id: 'A-PZ-48', name: 'XLVIII Panzer Corps', short: 'XLVIII Pz', ...panzerCorps, ...panzerGroup, ...germanAtStart },
  {
    id: 'A-LAH',
    name: 'Leibstandarte',
    short: 'LAH',
    kind: 'tank',
    fast: true,
    ...steps(2, 2),
    ...panzerGroup,
    ...german,
  },
  { id: 'A-IN-29', name: 'XXIX Corps', short: 'XXIX', ...corps, ...panzerGroup, ...german },

  { id: 'A-HQ-6', name: '6th Army, von Reichenau', short: '6', ...slowHq, ...sixth, ...germanAtStart },
  { id: 'A-IN-17', name: 'XVII Corps', short: 'XVII', ...corps, ...sixth, ...germanAtStart },
  { id: 'A-IN-44', name: 'XLIV Corps', short: 'XLIV', ...corps, ...sixth, ...germanAtStart },
  { id: 'A-IN-55', name: 'LV Corps', short: 'LV', ...corps, ...sixth, ...germanAtStart },
  {
    id: 'H-FAST',
    name: 'Hungarian Fast Corps',
    short: 'Fast',
    kind: 'tank',
    fast: true,
    ...steps(3, 2),
    ...sixth,
    ...block('hungarian'),
  },

  { id: 'A-HQ-17', name: '17th Army, von Stülpnagel', short: '17', ...slowHq, ...seventeenth, ...german },
  { id: 'A-IN-4', name: 'IV Corps', short: 'IV', ...corps, ...seventeenth, ...german },
  { id: 'A-IN-52', name: 'LII Corps', short: 'LII', ...corps, ...seventeenth, ...german },
  {
    id: 'A-MT-49',
    name: 'XLIX Mountain Corps',
    short: 'XLIX Mtn',
    ...corps,
    kind: 'mountain',
    ...seventeenth,
    ...german,
  },
  {
    id: 'I-CSIR',
    name: 'Italian Expeditionary Corps',
    short: 'CSIR',
    ...alliedCorps,
    ...seventeenth,
    ...block('italian'),
  },
  {
    id: 'S-SLK',
    name: 'Slovak Corps',
    short: 'SLK',
    kind: 'infantry',
    fast: false,
    ...steps(2, 1),
    ...seventeenth,
    ...block('slovak'),
  },

  { id: 'A-HQ-11', name: '11th Army, von Schobert', short: '11', ...slowHq, ...eleventh, ...germanAtStart },
  { id: 'A-IN-11', name: 'XI Corps', short: 'XI', ...corps, ...eleventh, ...germanAtStart },
  { id: 'A-IN-30', name: 'XXX Corps', short: 'XXX', ...corps, ...eleventh, ...germanAtStart },
  { id: 'A-IN-50', name: 'L Corps', short: 'L', ...corps, ...eleventh, ...germanAtStart },
  { id: 'A-IN-54', name: 'LIV Corps', short: 'LIV', ...corps, ...eleventh, ...germanAtStart },

  { id: 'R-HQ-3', name: '3rd Rumanian Army, Dumitrescu', short: '3 R', ...slowHq, ...thirdRumanian, ...rumanian },
  {
    id: 'R-MT-1',
    name: 'Rumanian Mountain Corps',
    short: 'Mtn',
    ...alliedCorps,
    kind: 'mountain',
    ...thirdRumanian,
    ...rumanian,
  },
  {
    id: 'R-CAV',
    name: 'Rumanian Cavalry Corps',
    short: 'Cav',
    kind: 'tank',
    fast: true,
    ...steps(3, 2),
    ...thirdRumanian,
    ...rumanian,
  },
  { id: 'R-IN-4', name: 'Rumanian IV Corps', short: 'IV', ...alliedCorps, ...thirdRumanian, ...rumanian },

  { id: 'R-HQ-4', name: '4th Rumanian Army, Ciuperca', short: '4 R', ...slowHq, ...fourthRumanian, ...rumanian },
  { id: 'R-IN-1', name: 'Rumanian I Corps', short: 'I', ...alliedCorps, ...fourthRumanian, ...rumanian },
  { id: 'R-IN-3', name: 'Rumanian III Corps', short: 'III', ...alliedCorps, ...fourthRumanian, ...rumanian },
  { id: 'R-IN-5', name: 'Rumanian V Corps', short: 'V', ...alliedCorps, ...fourthRumanian, ...rumanian },
  { id: 'R-IN-11', name: 'Rumanian XI Corps', short: 'XI', ...alliedCorps, ...fourthRumanian, ...rumanian },

  { id: 'R-IN-2', name: 'Rumanian II Corps', short: 'II', ...alliedCorps, ...reserves, ...rumanian },
  { id: 'A-IN-34', name: 'XXXIV Corps', short: 'XXXIV', ...corps, ...reserves, ...german },
  { id: 'A-IN-42', name: 'XLII Corps', short: 'XLII', ...corps, ...reserves, ...german },
  { id: 'A-IN-51', name: 'LI Corps', short: 'LI', ...corps, ...reserves, ...german },
  { id: 'A-MO-60', name: '60th Motorized Division', short: '60 Mot', ...motorized, ...reserves, ...german },
  { id: 'A-SS-1', name: 'SS Motorized Brigade 1', short: '1 SS', ...motorized, ...reserves, ...german },
  { id: 'A-SS-2', name: 'SS Motorized Brigade 2', short: '2 SS', ...motorized, ...reserves, ...german },
  { id: 'A-JG-97', name: '97th Jäger Division', short: '97 J', ...jaeger, ...reserves, ...germanAtStart },
  { id: 'A-JG-100', name: '100th Jäger Division', short: '100 J', ...jaeger, ...reserves, ...germanAtStart },
  {
    id: 'A-MT-4',
    name: '4th Mountain Division',
    short: '4 Mtn',
    kind: 'mountain',
    fast: false,
    ...steps(2, 2),
    ...reserves,
    ...germanAtStart,
  },
  {
    id: 'A-LL-22',
    name: '22nd Luftlande Division',
    short: '22 LL',
    kind: 'airborne',
    fast: false,
    ...steps(2, 2),
    ...reserves,
    ...germanAtStart,
  },
]
