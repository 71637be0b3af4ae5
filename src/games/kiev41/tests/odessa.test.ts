import type { Applied } from '../../../engine'
import { put } from '../../../engine'
import { blockOf, BOMBERS, corpsOf, FIRST_BOMBER } from '../blocks'
import { isRevealed } from '../effects/knowledge'
import { ABORTED, BOMBER_BOX, DESTROYED, spaceOf } from '../map'
import { answer, declared, diceOf, fightUntil, heard, hitsOf, offered, rollsOf, stepsOf } from '../testing/battle'
import { type PositionSpec, west } from '../testing/position'
import { deciding, give, giveAll, impulse, offers, stepNow, verbs } from '../testing/table'
import type { D, State } from '../state'
import { AXIS, markers, SOVIET } from '../state'

const ODESSA = '108'
const BESIDE = '107'
const siege: PositionSpec['blocks'] = {
  'R-IN-1': [ODESSA, 3],
  'R-IN-3': [ODESSA, 3],
  'U-TK-4': [ODESSA, 3],
  'U-IN-5A': [ODESSA, 3],
  'R-HQ-4': [BESIDE, 3],
  'A-LW-4': [BESIDE, 4],
  'A-LW-5': [BESIDE, 3],
}
const besieged = (spec: PositionSpec, change?: (d: D) => void): State =>
  declared(ODESSA, { ...spec, blocks: { ...siege, ...spec.blocks } }, change)
const attackers = ['R-IN-1', 'R-IN-3']
const defenders = ['U-TK-4', 'U-IN-5A', 'line']

test('E31 three Rumanian guns with double fire: their one hit is absorbed, two shields are left', () => {
  const s = besieged({ lines: { [ODESSA]: SOVIET } }, d => {
    put(d, 'active', blockOf('R-HQ-4'), 1)
    put(d, 'aim', blockOf('R-HQ-4'), spaceOf(ODESSA))
  })
  const done = fightUntil(s, one => hitsOf(one, ['R-HQ-4']) === 1 && hitsOf(one, attackers) === 0)
  const guns = rollsOf(done).filter(roll => roll.by === 'R-HQ-4')
  expect(guns.map(roll => [roll.dice.length, roll.from])).toEqual([[3, 5]])
  expect(heard(done, 'absorbed').map(event => event.what[0])).toEqual([{ n: 1 }])
  expect(done.state.marker[markers.absorb]).toBe(2)
  expect([stepsOf(done.state, 'U-TK-4'), stepsOf(done.state, 'U-IN-5A')]).toEqual([3, 3])
})

describe('E38 the ground combat', () => {
  const s = besieged({ blocks: { 'U-TK-4': [ODESSA, 2], 'U-IN-5A': [ODESSA, 2] } })
  const oneHit = (): Applied<State> => fightUntil(s, done => hitsOf(done, defenders) === 1)

  test('E38 no Tank Attack on yellow ground: the defender fires first, two dice each with its own fire', () => {
    const rolls = rollsOf(oneHit())
    expect(rolls.map(({ by, dice, from }) => [by, dice.length, from])).toEqual(
      expect.arrayContaining([
        ['U-TK-4', 2, 5],
        ['U-IN-5A', 2, 6],
      ]),
    )
    expect(rolls.slice(0, 2).every(({ by }) => defenders.includes(by))).toBe(true)
  })
  test('E38 the one hit goes to either infantry, as the Axis likes; then five dice answer', () => {
    const hit = oneHit()
    expect(stepNow(hit.state)).toBe('hits')
    expect(offered(hit.state, AXIS, 'takeHit')).toHaveLength(2)
    const done = answer(hit.state, AXIS, 'takeHit', blockOf('R-IN-3'))
    expect([diceOf(done, 'R-IN-1'), diceOf(done, 'R-IN-3')]).toEqual([3, 2])
  })
})

/** Answers with whatever comes first until the other side declares its impulse. */
function untilDeclaration(s: State): State {
  let now = s
  while (stepNow(now) !== 'declaration') {
    const verb = verbs(now)[0]!
    const [first] = offers(now, verb)
    now = ['fight', 'endBattles', 'endExploitation'].includes(verb) ? give(now, verb) : give(now, verb, first!)
  }
  return now
}

test('E40 at the end of the impulse the three HQs tire and hide; the bombers that came through are at hand', () => {
  const hqs = ['R-HQ-4', 'A-LW-4', 'A-LW-5']
  const begun = impulse({ axis: [...west, BESIDE, '99', '98'], blocks: siege, contestedBefore: [ODESSA] })
  const active = giveAll(begun, 'tactical', ...hqs.flatMap(id => [`lift ${id}`, `go ${BESIDE}`]), 'endActivation')
  expect(hqs.map(id => isRevealed(active, blockOf(id)))).toEqual([true, true, true])
  let s = give(active, 'endCommand')
  for (let i = 0; i < BOMBERS - 1; i++) s = give(s, 'sendBomber', FIRST_BOMBER + i, ODESSA)
  s = untilDeclaration(giveAll(s, 'confirmSupport', `declareBattle ${ODESSA}`, 'fight'))
  expect(deciding(s)).toBe(SOVIET)
  expect(hqs.map(id => [stepsOf(active, id) - stepsOf(s, id), isRevealed(s, blockOf(id))])).toEqual(
    Array(hqs.length).fill([1, false]),
  )
  for (let bomber = FIRST_BOMBER; bomber < FIRST_BOMBER + BOMBERS; bomber++)
    expect([ABORTED, DESTROYED, BOMBER_BOX[corpsOf(bomber)]]).toContain(s.at[bomber])
})

describe('10.2.1c who hits whom', () => {
  const shore = { lines: { [ODESSA]: SOVIET }, fleets: ODESSA } as const
  const hulls = (s: State): readonly number[] => [s.hull[0]!, s.hull[1]!]
  const bombed = besieged(shore, d => {
    for (const id of ['A-LW-4', 'A-LW-5']) put(d, 'active', blockOf(id), 1)
    for (let i = 0; i < 2; i++) put(d, 'at', FIRST_BOMBER + i, spaceOf(ODESSA))
  })
  /** One bomber against each fleet. */
  const meeting = (seed: number): Applied<State> => {
    const s = Object.assign(fightUntil(bombed, () => true).state, { seed: [seed, 3] as const })
    return answer(s, AXIS, 'engage', FIRST_BOMBER, FIRST_BOMBER + BOMBERS)
  }

  test('10.2.1c fleets hit ground units, and no gun or infantry ever hits a fleet', () => {
    const s = besieged(shore, d => {
      put(d, 'active', blockOf('R-HQ-4'), 1)
      put(d, 'aim', blockOf('R-HQ-4'), spaceOf(ODESSA))
    })
    const shelled = fightUntil(s, done => hitsOf(done, ['UF-BB', 'UF-CA']) === 2)
    expect(stepsOf(shelled.state, 'R-IN-1') + stepsOf(shelled.state, 'R-IN-3')).toBeLessThan(
      stepsOf(s, 'R-IN-1') + stepsOf(s, 'R-IN-3'),
    )
    const answered = fightUntil(s, done => hitsOf(done, ['R-HQ-4', ...attackers]) >= 4)
    expect(hulls(answered.state)).toEqual([2, 2])
  })
  test('10.2.1c fleets hit bombers, and bombers hit fleets', () => {
    const games = Array.from({ length: 200 }, (_, seed) => meeting(seed))
    expect(games.some(done => heard(done, 'bomberAborted').length > 0)).toBe(true)
    expect(games.some(done => Math.min(...hulls(done.state)) === 1)).toBe(true)
    for (const done of games) {
      const hits = hitsOf(done, ['AB-4-1', 'AB-4-2'])
      if (hits < 2) expect(hulls(done.state)).toEqual([2, 2])
    }
  })
})
