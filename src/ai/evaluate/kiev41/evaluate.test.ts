import { start } from '../../../engine'
import { insight, kiev41 } from '../../../games/kiev41'
import { assaultScore } from './assault'
import { campsOf } from './camps'
import { strikeOn } from './danger'
import { goalsOf } from './goals'
import { officerTempers } from './temper'

const { AXIS, AXIS_STAGING, BLOCKS, blockData, SOVIET, spaceOf, SPACES, VICTORY_AREAS } = insight
type Look = insight.Look

const opening = (): Look => start(kiev41, 'campaign', [], [3, 4])
/** The same position with some blocks elsewhere. */
function moved(s: Look, blocks: readonly number[], area: string): Look {
  const at = Int16Array.from(s.at)
  const count = Int16Array.from(s.count)
  const force = Int16Array.from(s.force)
  for (const block of blocks) {
    const side = insight.owner[block]! * SPACES
    count[side + at[block]!]!--
    force[side + at[block]!]!--
    at[block] = spaceOf(area)
    count[side + at[block]]!++
    force[side + at[block]]!++
  }
  return { ...s, at, count, force }
}
const blockNamed = (id: string): number =>
  Array.from({ length: BLOCKS }, (_, block) => block).find(block => blockData(block).id === id)!
const strike = (s: Look, area: string): number => strikeOn(s, campsOf(s, true, AXIS), AXIS, spaceOf(area))
const assault = (s: Look): number => assaultScore(s, campsOf(s, true, AXIS), AXIS, goalsOf(s, officerTempers.attacking))

describe('blows from a march away', () => {
  it('reach Tarnopol from around it and Constanta from nowhere', () => {
    expect(strike(opening(), '14')).toBeGreaterThan(1)
    expect(strike(opening(), '119')).toBe(0)
  })
  it('are as many as find room: two blocks in a Victory Area', () => {
    expect(strike(opening(), '14')).toBeLessThanOrEqual((2 * 4 * 2) / 6)
  })
  it('do not pass through areas that are held', () => {
    const s = opening()
    const rear = moved(s, [blockNamed('A-HQ-6')], '14')
    const staging = strikeOn(rear, campsOf(rear, true, AXIS), AXIS, AXIS_STAGING)
    expect(staging).toBeLessThanOrEqual(strikeOn(s, campsOf(s, true, AXIS), AXIS, AXIS_STAGING))
  })
})
describe('gaps', () => {
  it('are own areas the enemy can walk into: none behind the closed front of July, some when a post is left', () => {
    const s = opening()
    expect(campsOf(s, true, AXIS).gaps).toBe(0)
    const left = Array.from({ length: BLOCKS }, (_, block) => block).filter(block => s.at[block] === spaceOf('79'))
    expect(campsOf(moved(s, left, '110'), true, AXIS).gaps).toBeGreaterThan(0)
  })
  it('are counted for whoever moves', () => {
    expect(campsOf(opening(), true, SOVIET).gaps).not.toBe(campsOf(opening(), true, AXIS).gaps)
  })
})
describe('standing ready for an assault', () => {
  it('grows when guns and troops come up, and never beyond the worth of the keys', () => {
    const s = opening()
    const near = moved(s, [blockNamed('A-HQ-11'), blockNamed('A-IN-30')], '107')
    expect(assault(near)).toBeGreaterThan(assault(s))
    const { worth } = goalsOf(s, officerTempers.attacking)
    expect(assault(near)).toBeLessThan(VICTORY_AREAS.reduce((sum, area) => sum + worth[area]!, 0))
  })
  it('counts the bombers of an air corps that can be used again', () => {
    const s = opening()
    expect(assault(moved(s, [blockNamed('A-LW-4')], '107'))).toBeGreaterThan(assault(s))
  })
})
