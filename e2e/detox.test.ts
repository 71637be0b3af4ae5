import { detoxDriver } from './drivers/detox'
import { journeys } from './flows'

/** The journeys of the browser, on a device. Those that need the system's file picker stay in the browser. */
const inBrowserOnly = ['broken file']

describe('journeys', () => {
  for (const { name, run } of journeys.filter(journey => !inBrowserOnly.includes(journey.name)))
    test(name, () => run(detoxDriver))
})
