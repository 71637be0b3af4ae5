import { formationNames, nationNames, type FormationName, type NationName } from '../../theme/pieces'
import type { Arm, BlockFace, BlockThing, Fire, Thing, ThingFlags } from '../pieces/thing'
import { drawPip, drawStar } from './fire'
import { drawThing } from './drawThing'
import type { Pen } from './pen'

export const sheetSize = { width: 1280, height: 850 }

const common = { space: 0, camp: 'first', label: '' } as const

interface Wish extends Partial<BlockFace> {
  readonly nation?: NationName
}

const faceOf = ({ nation: _nation, ...face }: Wish): BlockFace => ({
  role: 'combat',
  arm: 'infantry',
  name: 'IV',
  formation: 'green',
  steps: 4,
  maxSteps: 4,
  fire: ['double'],
  ...face,
})

const block = (wish: Wish, flags: ThingFlags = {}): BlockThing => ({
  ...common,
  key: 'x',
  kind: 'block',
  nation: wish.nation ?? 'german',
  face: faceOf(wish),
  flags,
})

const back = (nation: NationName, flags: ThingFlags = {}, more: Partial<BlockThing> = {}): BlockThing => ({
  ...common,
  key: 'x',
  kind: 'block',
  nation,
  flags,
  ...more,
})

const hq = (code: string, name: string, steps: number, more: Wish = {}): Wish => ({
  role: 'hq',
  arm: 'blank',
  code,
  name,
  formation: 'red',
  steps,
  fire: ['double'],
  ...more,
})

const tank: Wish = { arm: 'tank', name: 'XIV', formation: 'red', steps: 2, maxSteps: 4, fire: ['triple'], isFast: true }
const rifles: Wish = { name: '18A', formation: 'lightBlue', steps: 3, maxSteps: 4, fire: ['single'], nation: 'soviet' }

const german: readonly Wish[] = [
  { name: 'XLIV', formation: 'yellow' },
  { ...tank, steps: 4 },
  { arm: 'lightTank', name: 'LAH', formation: 'red', steps: 2, maxSteps: 2, isFast: true },
  { arm: 'motorized', name: '60 Mot', formation: 'white', steps: 2, maxSteps: 2, isFast: true },
  { arm: 'mountain', name: 'XLIX', formation: 'green' },
  { arm: 'jaeger', name: '97 J', formation: 'white', steps: 2, maxSteps: 2 },
  { arm: 'airborne', name: '22 LL', formation: 'white', steps: 2, maxSteps: 2 },
  hq('1PG', 'Kleist', 3, { isBlitz: true }),
  hq('6', 'Reichenau', 4, { formation: 'yellow' }),
  hq('5 FK', '5 FK', 4, { role: 'airHq', formation: 'none', fire: ['none'] }),
  hq('', 'Hitler', 4, { role: 'leader', formation: 'none', fire: ['none'] }),
  hq('R3', 'Dumitrescu', 3, { formation: 'orange', nation: 'rumanian' }),
]

const soviet: readonly Wish[] = [
  { ...rifles, name: '26A', formation: 'yellow', steps: 4 },
  { arm: 'tank', name: '16 Tk', formation: 'lightBlue', steps: 3, maxSteps: 3, isFast: true, nation: 'soviet' },
  {
    arm: 'cavalry',
    name: '2 Cav',
    formation: 'lightBlue',
    steps: 2,
    maxSteps: 2,
    fire: ['single'],
    isFast: true,
    nation: 'soviet',
  },
  { arm: 'mountain', name: '13 Mt', formation: 'yellow', steps: 2, maxSteps: 2, fire: ['single'], nation: 'soviet' },
  { arm: 'airborne', name: '3 Abn', formation: 'white', steps: 3, maxSteps: 3, fire: ['single'], nation: 'soviet' },
  { arm: 'marine', name: 'Marine', formation: 'white', steps: 2, maxSteps: 2, fire: ['single'], nation: 'soviet' },
  { arm: 'fortress', name: 'Kiev', formation: 'none', steps: 2, maxSteps: 3, fire: ['single'], nation: 'soviet' },
  hq('T', 'Timoshenko', 4, { formation: 'none', isBlitz: true, fire: ['triple'], nation: 'soviet' }),
  hq('SW', 'Kirponos', 3, { formation: 'yellow', nation: 'soviet' }),
  hq('S', 'Cherevich.', 2, { formation: 'lightBlue', nation: 'soviet' }),
  hq('', 'Stalin', 0, { role: 'leader', formation: 'none', fire: ['none'], nation: 'soviet' }),
  hq('B', 'Budyonny', 3, { formation: 'none', fire: ['none'], nation: 'soviet' }),
]

const states: readonly Thing[] = [
  block(tank),
  block(tank, { canAct: true }),
  block(tank, { isSelected: true }),
  block(hq('1PG', 'Kleist', 3, { isBlitz: true }), { isActive: true }),
  block(tank, { hasActed: true }),
  block(tank, { isRevealed: true }),
  block(tank, { isRevealed: true, crossedRiver: true }),
  block({ name: 'LV', formation: 'yellow', steps: 3 }, { isIsolated: true }),
  back('soviet'),
  back('soviet', {}, { note: '18A 3' }),
  back('soviet', { isIsolated: true }),
  block(rifles, { isRevealed: true }),
  back('soviet', {}, { count: 3 }),
]

const plate = (
  plateKind: 'battleship' | 'cruiser' | 'bomber',
  state: 'ready' | 'damaged' | 'aborted' | 'destroyed',
): Thing => ({
  ...common,
  key: 'x',
  kind: 'plate',
  plate: plateKind,
  state,
  nation: plateKind === 'bomber' ? 'german' : 'soviet',
  text: plateKind === 'bomber' ? '4' : undefined,
})

const line = (nation: NationName, flags: ThingFlags = {}): Thing => ({
  ...common,
  key: 'x',
  kind: 'line',
  nation,
  flags,
})
const disc = (
  kind: 'supply' | 'initiative' | 'artillery',
  colour: string,
  nation: NationName,
  isStruck = false,
): Thing => ({
  ...common,
  key: 'x',
  kind: 'disc',
  disc: kind,
  colour,
  nation,
  isStruck,
})
const chip = (nation: NationName, count: number, flags: ThingFlags = {}, hasHq = false, steps?: number): Thing => ({
  ...common,
  key: 'x',
  kind: 'chip',
  nation,
  count,
  flags,
  hasHq,
  steps,
})
const counter = (nation: NationName, arm: Arm, values: string, flags: ThingFlags = {}): Thing => ({
  ...common,
  key: 'x',
  kind: 'counter',
  nation,
  arm,
  values,
  name: '24',
  parent: 'III',
  echelon: 'XX',
  band: '#E8BF45',
  flags,
})

/** Every face, state, nation, formation, size and marker once: the picture to compare with the design. */
export function drawSheet(pen: Pen): void {
  pen.fillBox({ x: 0, y: 0, ...sheetSize }, 0, { colour: pen.style.look.ui.background })
  drawThing(pen, 100, 100, 120, block({ ...tank, name: 'XLVIII', steps: 3 }))
  drawRow(
    pen,
    230,
    60,
    62,
    72,
    [4, 3, 2, 1].map(steps => block({ steps })),
  )
  drawRow(
    pen,
    230,
    140,
    62,
    72,
    [3, 2, 1].map(steps => block({ name: 'CSIR', steps, maxSteps: 3, nation: 'italian', fire: ['single'] })),
  )
  drawRow(
    pen,
    540,
    60,
    62,
    72,
    [4, 3, 2, 0].map(steps => block(hq('1PG', 'Kleist', steps, { isBlitz: true }))),
  )
  drawRow(
    pen,
    540,
    140,
    62,
    72,
    [4, 3, 2, 0].map(steps =>
      block(hq('', 'Stalin', steps, { role: 'leader', formation: 'none', fire: ['none'], nation: 'soviet' })),
    ),
  )
  drawFires(pen, 880, 60)
  drawRow(
    pen,
    60,
    240,
    62,
    92,
    german.map(wish => block(wish)),
  )
  drawRow(
    pen,
    60,
    330,
    62,
    92,
    soviet.map(wish => block(wish)),
  )
  drawLowerHalf(pen)
}

function drawLowerHalf(pen: Pen): void {
  drawRow(pen, 60, 435, 62, 86, states)
  drawRow(
    pen,
    60,
    535,
    62,
    80,
    nationNames.map(nation => back(nation)),
  )
  drawRow(
    pen,
    560,
    535,
    52,
    62,
    formationNames.map((formation: FormationName) => block({ formation })),
  )
  ;[96, 64, 44, 32].forEach((side, i) =>
    drawThing(pen, 80 + i * 100, 660, side, block({ ...tank, name: 'XLVIII', steps: 3 })),
  )
  drawRow(pen, 460, 660, 28, 60, [
    chip('german', 3, {}, true, 8),
    chip('soviet', 2, { isIsolated: true }),
    chip('rumanian', 1, { canAct: true }),
    chip('german', 4, { isSelected: true }),
  ])
  drawRow(pen, 460, 710, 21, 60, [
    chip('german', 3, {}, true),
    chip('soviet', 2),
    chip('hungarian', 1),
    chip('italian', 2),
  ])
  drawRow(pen, 740, 670, 60, 80, [
    counter('german', 'tank', '8-6-8'),
    counter('soviet', 'infantry', '3-4-4'),
    counter('rumanian', 'cavalry', '2-3-6', { hasActed: true }),
    counter('german', 'motorized', '5-5-7', { isSelected: true }),
  ])
  drawRow(pen, 90, 780, 68, 86, [line('german'), line('soviet'), line('soviet', { isIsolated: true })])
  drawRow(pen, 370, 780, 104, 116, [
    plate('battleship', 'ready'),
    plate('battleship', 'damaged'),
    plate('cruiser', 'ready'),
    plate('cruiser', 'damaged'),
  ])
  drawRow(pen, 840, 780, 56, 66, [plate('bomber', 'ready'), plate('bomber', 'aborted'), plate('bomber', 'destroyed')])
  drawRow(pen, 1030, 760, 34, 42, [
    disc('supply', '#DDAE36', 'soviet'),
    disc('supply', '#D9792B', 'soviet', true),
    disc('initiative', '#C9962F', 'german'),
    disc('initiative', '#C9962F', 'soviet'),
    disc('artillery', '#4A4F55', 'german'),
  ])
  drawRow(pen, 1040, 810, 30, 42, [
    { ...common, key: 'x', kind: 'cube', nation: 'german', colour: '#E2AC3F' },
    { ...common, key: 'x', kind: 'cube', nation: 'soviet', colour: '#A5352A' },
  ])
}

function drawRow(pen: Pen, x: number, y: number, side: number, pitch: number, things: readonly Thing[]): void {
  things.forEach((thing, i) => drawThing(pen, x + i * pitch, y, side, thing))
}

function drawFires(pen: Pen, x: number, y: number): void {
  const fires: readonly Fire[] = ['single', 'double', 'triple', 'none']
  fires.forEach((fire, i) => {
    drawPip(pen, x, y + i * 36, 20, fire)
    drawStar(pen, x + 60, y + i * 36, 20, fire)
  })
}
