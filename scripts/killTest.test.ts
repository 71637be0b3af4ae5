import { killRuns } from './support/kill'

test('25 kills while saving: nothing acknowledged is lost and every save opens', async () => {
  const { runs, acknowledged, lost, unopenable } = await killRuns(25, 7)
  expect({ runs, lost, unopenable }).toEqual({ runs: 25, lost: [], unopenable: [] })
  expect(acknowledged).toBeGreaterThan(50)
}, 60_000)
