/** 2.1 Supply sources by the colour of their sign. */
export const supplySources = {
  yellow: ['1', '2', '3', '4', '5', '6'],
  orange: ['7', '8', '9', '10', '11'],
  red: ['12', '13', 'S1', 'S2', 'S3', '60', '77', '94', '133', '136', '139', '145'],
  axis: ['Axis', '14', '61', '78', '95', '103', '110', '111'],
} as const

/** 2.1.1 The areas the Soviets must fully hold. */
export const seaControl = { black: ['FS', '145'], azov: ['FS', '145', '129', '144'] } as const

/** 2.4.4 */
export const victoryAreas = [
  { area: '14', name: 'Tarnopol' },
  { area: '4', name: 'Kiev' },
  { area: '55', name: 'Dnepropetrovsk' },
  { area: '25', name: 'Kharkov' },
  { area: '94', name: 'Rostov' },
  { area: '148', name: 'Maykop' },
  { area: 'FS', name: 'Sevastopol' },
] as const

/** 2.5 The areas of Rumania: Axis from the start, closed to Soviet reinforcements. */
export const rumania = [
  ...['61', '62', '78', '79', '95', '96', '97', '103', '104'],
  ...['110', '111', '112', '113', '115', '116', '117', '118', '119'],
] as const

/** 2.2, 10.10 The Road to Tula; two boxes turn a disc. */
export const road = [
  { box: 'tula1', name: 'Minsk' },
  { box: 'tula2', name: 'Mogilev' },
  { box: 'tula3', name: 'Roslavl' },
  { box: 'tula4', name: 'Gomel' },
  { box: 'tula5', name: 'Nizhyn', turns: 'yellow' },
  { box: 'tula6', name: 'Glukhov' },
  { box: 'tula7', name: 'Orel' },
  { box: 'tula8', name: 'Bryansk' },
  { box: 'tula9', name: 'Kaluga' },
  { box: 'tula10', name: 'Tula', turns: 'orange' },
] as const
