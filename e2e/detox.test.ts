import { detoxDriver } from './drivers/detox'
import { journeys } from './flows'

/** The journeys of the browser, on a device. Those that need a file picker, single fingers or keys stay in the browser. */
const inBrowserOnly = [
  'broken file',
  'saved games',
  'gestures',
  'layout',
  'keyboard',
  'rooms by keyboard',
  'flat table',
]

describe('journeys', () => {
  for (const { name, run } of journeys.filter(({ name }) => !inBrowserOnly.some(start => name.startsWith(start))))
    test(name, () => run(detoxDriver))
})
