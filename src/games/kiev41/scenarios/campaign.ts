import type { CampData, HistoricalDraws, ScenarioData } from '../data/types'
import { areas, at, drawn, each, the } from './shorthand'

/** 2.5 The Axis staging area, Tarnopol and the eighteen areas of Rumania. */
export const axisAtStart = areas('Axis 14 61-62 78-79 95-97 103-104 110-113 115-119')

export const axisCampaign: CampData = {
  lost: [],
  drawnFrom: ['setup'],
  available: ['setup', 'pool'],
  lines: areas('97 104 119'),
  placements: [
    at('rastenburg', the('A-LDR-HIT')),
    at('tula1', the('A-HQ-GUD')),
    at('Axis', the('A-HQ-6'), the('A-HQ-1PG'), drawn('germanYellow', 2), drawn('redPanzer', 2)),
    at('14', the('A-MT-4'), drawn('jaeger')),
    at('103', the('R-HQ-4'), the('A-LW-4')),
    at('78', the('A-LL-22'), the('R-HQ-3'), the('A-HQ-11')),
    at('61', the('R-MT-1')),
    at('62', the('R-CAV'), the('R-IN-4'), drawn('germanLightBlue')),
    at('79', drawn('germanLightBlue')),
    at('110', drawn('germanLightBlue')),
    at('97', drawn('rumanianPink', 2), drawn('germanLightBlue')),
    at('104', drawn('rumanianPink')),
    at('111', drawn('rumanianPink')),
    at('113', the('R-IN-2')),
  ],
}

export const sovietCampaign: CampData = {
  lost: [],
  drawnFrom: ['setup'],
  available: ['setup', 'green'],
  lines: areas('4 108 129 145 FS'),
  placements: [
    at('moscow', the('U-LDR-STA')),
    at('4', the('U-HQ-SW')),
    at('108', the('U-HQ-S'), the('U-AB-3')),
    at('25', the('U-HQ-K')),
    at('142', the('U-HQ-NC')),
    at('9', the('U-AB-2')),
    at('1', the('U-CV-5')),
    at('105', the('U-CV-2')),
    at('29', the('U-MT-13')),
    at('46', the('U-MT-17')),
    ...each('4 55 87 124 FS', 'whiteInfantry'),
    ...each('1 15 16 30 31 45', 'yellowInfantry'),
    ...each('63 80 98 106 114', 'lightBlueInfantry'),
    ...each('94 148', 'orangeInfantry'),
    ...each('10 25', 'greenInfantry'),
    ...each('7 74 92', 'whiteTank'),
    ...each('15 16 17 30 32', 'yellowTank'),
    ...each('64 81 99', 'lightBlueTank'),
  ],
}

/** The historical set-up: what each draw gives, in the order of the placements above. The Soviet rows are ours. */
export const historicalDraws: HistoricalDraws = {
  germanYellow: ['A-IN-44', 'A-IN-55'],
  redPanzer: ['A-PZ-3', 'A-PZ-14'],
  jaeger: ['A-JG-97'],
  germanLightBlue: ['A-IN-11', 'A-IN-30', 'A-IN-50', 'A-IN-54'],
  rumanianPink: ['R-IN-3', 'R-IN-5', 'R-IN-11', 'R-IN-1'],
  whiteInfantry: ['U-IN-147D', 'U-IN-7C', 'U-IN-9C', 'U-IN-226D', 'U-IN-25D'],
  yellowInfantry: ['U-IN-5A', 'U-IN-6A', 'U-IN-36C', 'U-IN-26A', 'U-IN-6C', 'U-IN-12A'],
  lightBlueInfantry: ['U-IN-48C', 'U-IN-35C', 'U-IN-9A', 'U-IN-14C', 'U-IN-18A'],
  orangeInfantry: ['U-IN-34C', 'U-IN-64C'],
  greenInfantry: ['U-IN-28C', 'U-IN-38A'],
  whiteTank: ['U-TK-25', 'U-TK-26', 'U-TK-24'],
  yellowTank: ['U-TK-8', 'U-TK-15', 'U-TK-19', 'U-TK-4', 'U-TK-22'],
  lightBlueTank: ['U-TK-16', 'U-TK-2', 'U-TK-18'],
}

export const campaign: ScenarioData = {
  id: 'campaign',
  name: 'The Southern Struggle',
  summary:
    'The whole campaign, from the frontier to the first winter. The Axis races the calendar for seven great cities; the Soviets trade ground for months.',
  length: 'Six turns, July to December',
  firstTurn: 1,
  lastTurn: 6,
  initiative: 0,
  weather: 'good',
  axisControls: axisAtStart,
  yellowDisc: true,
  orangeDisc: true,
  axis: axisCampaign,
  soviet: sovietCampaign,
  bombers: [4, 0],
  fleets: 'staging',
  cubes: [],
  discOnce: false,
  optionsAllowed: true,
  septemberJoins: true,
  novemberJoins: true,
  victory: { kind: 'majority' },
}
