import { stars, steps } from './faces'
import type { Availability, BlockData, Colour } from './types'

const formation = (colour: Colour, name: string) => ({ side: 1, nation: 'soviet', colour, formation: name }) as const
const from = (availability: Availability) => ({ availability }) as const

const none = formation('none', 'Stavka')
const crimea = formation('blue', 'Crimean Front')
const kharkov = formation('green', 'Kharkov Front')
const caucasus = formation('orange', 'North Caucasus Front')
const south = formation('lightBlue', 'Southern Front')
const southWest = formation('yellow', 'South Western Front')
const reserves = formation('white', 'Soviet Reserves')

const setup = from('setup')
const green = from('green')
const september = from('september')
const november = from('november')

const hq = { kind: 'hq', fast: false, ...stars(2) } as const
const marshal = { kind: 'hq', fast: true, blitzHq: true, commandsAll: true } as const
const army = { kind: 'infantry', fast: false, ...steps(4, 1) } as const
const corps = { kind: 'infantry', fast: false, ...steps(3, 1) } as const
const division = { kind: 'infantry', fast: false, ...steps(2, 1) } as const
const guards = { kind: 'infantry', fast: false, ...steps(3, 2) } as const
const tanks = { kind: 'tank', fast: true, ...steps(3, 2) } as const
const cavalry = { kind: 'cavalry', fast: true, ...steps(3, 1) } as const
const mountain = { kind: 'mountain', fast: false, ...steps(3, 1) } as const
const airborne = { kind: 'airborne', fast: false, ...steps(3, 1) } as const
const remnant = { remnant: true } as const

/** The 66 Soviet blocks, front by front. Fire, steps, Remnants and most names are our reconstruction: see the README. */
export const sovietBlocks: readonly BlockData[] = [
  { id: 'U-LDR-STA', name: 'Stalin', short: 'Stalin', kind: 'leader', fast: false, ...stars(0), ...none, ...setup },
  { id: 'U-HQ-B', name: 'Marshal Budyonny', short: 'B', ...marshal, ...stars(2), ...none, ...green },
  { id: 'U-HQ-T', name: 'Marshal Timoshenko', short: 'T', ...marshal, ...stars(3), ...none, ...september },

  { id: 'U-HQ-C', name: 'Crimean Front, Petrov', short: 'C', ...hq, ...crimea, ...green },
  { id: 'U-IN-CO', name: 'Coastal Army', short: 'Co', ...army, ...crimea, ...green },
  { id: 'U-IN-51A', name: '51st Army', short: '51A', ...army, ...crimea, ...green },

  { id: 'U-HQ-K', name: 'Kharkov Front, Chernikov', short: 'K', ...hq, ...kharkov, ...setup },
  { id: 'U-AB-2', name: '2nd Airborne Corps', short: '2 AB', ...airborne, ...kharkov, ...setup },
  { id: 'U-IN-38A', name: '38th Army', short: '38A', ...army, ...kharkov, ...setup },
  { id: 'U-IN-28C', name: '28th Rifle Corps', short: '28C', ...corps, ...kharkov, ...setup },
  { id: 'U-IN-40A', name: '40th Army', short: '40A', ...army, ...kharkov, ...green },

  { id: 'U-HQ-NC', name: 'North Caucasus Front, Reiter', short: 'NC', ...hq, ...caucasus, ...setup },
  { id: 'U-IN-34C', name: '34th Rifle Corps', short: '34C', ...corps, ...caucasus, ...setup },
  { id: 'U-IN-64C', name: '64th Rifle Corps', short: '64C', ...corps, ...caucasus, ...setup },
  { id: 'U-IN-3C', name: '3rd Rifle Corps', short: '3C', ...corps, ...caucasus, ...green },
  { id: 'U-IN-44A', name: '44th Army', short: '44A', ...army, ...caucasus, ...september },
  { id: 'U-IN-56A', name: '56th Army', short: '56A', ...army, ...caucasus, ...september },

  { id: 'U-HQ-S', name: 'Southern Front, Cherevichenko', short: 'S', ...hq, ...south, ...setup },
  { id: 'U-CV-2', name: '2nd Cavalry Corps', short: '2 Cav', ...cavalry, ...south, ...setup },
  { id: 'U-MT-17', name: '17th Mountain Corps', short: '17 Mtn', ...mountain, ...south, ...setup },
  { id: 'U-IN-9A', name: '9th Army', short: '9A', ...army, ...south, ...setup },
  { id: 'U-IN-18A', name: '18th Army', short: '18A', ...army, ...south, ...setup },
  { id: 'U-IN-14C', name: '14th Rifle Corps', short: '14C', ...corps, ...south, ...setup },
  { id: 'U-IN-35C', name: '35th Rifle Corps', short: '35C', ...corps, ...south, ...setup },
  { id: 'U-IN-48C', name: '48th Rifle Corps', short: '48C', ...corps, ...remnant, ...south, ...setup },
  { id: 'U-IN-55C', name: '55th Rifle Corps', short: '55C', ...corps, ...south, ...green },
  { id: 'U-IN-2C', name: '2nd Rifle Corps', short: '2C', ...corps, ...south, ...green },
  { id: 'U-IN-57A', name: '57th Army', short: '57A', ...army, ...south, ...september },
  { id: 'U-IN-15C', name: '15th Rifle Corps', short: '15C', ...corps, ...south, ...september },
  { id: 'U-TK-2', name: '2nd Tank Corps', short: '2 Tk', ...tanks, ...south, ...setup },
  { id: 'U-TK-16', name: '16th Tank Corps', short: '16 Tk', ...tanks, ...remnant, ...south, ...setup },
  { id: 'U-TK-18', name: '18th Tank Corps', short: '18 Tk', ...tanks, ...south, ...setup },

  { id: 'U-HQ-SW', name: 'South Western Front, Kirponos', short: 'SW', ...hq, ...southWest, ...setup },
  { id: 'U-CV-5', name: '5th Cavalry Corps', short: '5 Cav', ...cavalry, ...southWest, ...setup },
  { id: 'U-MT-13', name: '13th Mountain Corps', short: '13 Mtn', ...mountain, ...southWest, ...setup },
  { id: 'U-IN-5A', name: '5th Army', short: '5A', ...army, ...southWest, ...setup },
  { id: 'U-IN-6A', name: '6th Army', short: '6A', ...army, ...southWest, ...setup },
  { id: 'U-IN-12A', name: '12th Army', short: '12A', ...army, ...southWest, ...setup },
  { id: 'U-IN-26A', name: '26th Army', short: '26A', ...army, ...southWest, ...setup },
  { id: 'U-IN-6C', name: '6th Rifle Corps', short: '6C', ...corps, ...remnant, ...southWest, ...setup },
  { id: 'U-IN-36C', name: '36th Rifle Corps', short: '36C', ...corps, ...remnant, ...southWest, ...setup },
  { id: 'U-IN-31C', name: '31st Rifle Corps', short: '31C', ...corps, ...southWest, ...green },
  { id: 'U-IN-37A', name: '37th Army', short: '37A', ...army, ...southWest, ...green },
  { id: 'U-IN-21A', name: '21st Army', short: '21A', ...army, ...southWest, ...september },
  { id: 'U-IN-13A', name: '13th Army', short: '13A', ...army, ...southWest, ...september },
  { id: 'U-TK-4', name: '4th Tank Corps', short: '4 Tk', ...tanks, ...southWest, ...setup },
  { id: 'U-TK-8', name: '8th Tank Corps', short: '8 Tk', ...tanks, ...remnant, ...southWest, ...setup },
  { id: 'U-TK-15', name: '15th Tank Corps', short: '15 Tk', ...tanks, ...remnant, ...southWest, ...setup },
  { id: 'U-TK-19', name: '19th Tank Corps', short: '19 Tk', ...tanks, ...southWest, ...setup },
  { id: 'U-TK-22', name: '22nd Tank Corps', short: '22 Tk', ...tanks, ...remnant, ...southWest, ...setup },

  { id: 'U-AB-3', name: '3rd Airborne Corps', short: '3 AB', ...airborne, ...reserves, ...setup },
  {
    id: 'U-MA-1',
    name: 'Marine Infantry',
    short: 'M',
    kind: 'marine',
    fast: false,
    ...steps(3, 2),
    ...reserves,
    ...green,
  },
  { id: 'U-IN-9C', name: '9th Rifle Corps', short: '9C', ...corps, ...reserves, ...setup },
  { id: 'U-IN-7C', name: '7th Rifle Corps', short: '7C', ...corps, ...reserves, ...setup },
  { id: 'U-IN-25D', name: '25th Rifle Division', short: '25D', ...division, ...reserves, ...setup },
  { id: 'U-IN-147D', name: '147th Rifle Division', short: '147D', ...division, ...remnant, ...reserves, ...setup },
  { id: 'U-IN-226D', name: '226th Rifle Division', short: '226D', ...division, ...reserves, ...setup },
  { id: 'U-IN-61A', name: '61st Army', short: '61A', ...army, ...reserves, ...september },
  { id: 'U-IN-1G', name: '1st Guards Rifle Corps', short: '1G', ...guards, ...reserves, ...november },
  { id: 'U-IN-2G', name: '2nd Guards Rifle Corps', short: '2G', ...guards, ...reserves, ...november },
  { id: 'U-TK-24', name: '24th Tank Corps', short: '24 Tk', ...tanks, ...reserves, ...setup },
  { id: 'U-TK-25', name: '25th Tank Corps', short: '25 Tk', ...tanks, ...reserves, ...setup },
  { id: 'U-TK-26', name: '26th Tank Corps', short: '26 Tk', ...tanks, ...reserves, ...setup },
  { id: 'U-CV-1', name: '1st Cavalry Corps', short: '1 Cav', ...cavalry, ...reserves, ...green },
  { id: 'U-CV-6', name: '6th Cavalry Corps', short: '6 Cav', ...cavalry, ...reserves, ...september },
  { id: 'U-CV-7', name: '7th Cavalry Corps', short: '7 Cav', ...cavalry, ...reserves, ...september },
]
