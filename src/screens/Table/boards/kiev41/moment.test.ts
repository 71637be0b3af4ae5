import { insight } from '../../../../games/kiev41'
import { heardBy } from '../../../../stores'
import { playedAtRandom } from '../../../../stores/testing/played'
import { moment } from '.'
import { lookOf } from './look'

test.each(['preludes', 'campaign', 'snow'])('3.0 the curtain counts the impulses of %s as the rules do', scenario => {
  const played = playedAtRandom('kiev41', scenario, 2, 500)
  const heard = played.log.map(entry => heardBy(entry, 'table'))
  const said = new Set<string>()
  for (let i = 0; i <= played.log.length; i += 3) {
    const view = played.viewAfter(i, 'table')
    const line = moment(view, heard.slice(0, i).flat())
    said.add(line)
    const [, number] = /^Axis impulse (\d+), \w+ 1941$/.exec(line) ?? []
    if (number !== undefined) expect(Number(number)).toBe(lookOf(view).marker[insight.markers.axisImpulses])
  }
  expect([...said].filter(line => !/^((Axis|Soviet) impulse \d+, )?\w+ 1941$/.test(line))).toEqual([])
  expect([...said].some(line => line.startsWith('Axis impulse 1,'))).toBe(true)
  expect([...said].some(line => line.startsWith('Soviet impulse 1,'))).toBe(true)
})
