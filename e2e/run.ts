import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Journey, Screen } from './driver'
import { browserDriver } from './drivers/browser'
import { journeys } from './flows'
import { served } from './served'

/** `npm run journeys [-- NAME]`: plays the journeys on the browser build; closes with `N passed, M failed`. */
const output = join(process.cwd(), 'artifacts', 'journeys')
const AT_ONCE = 2

interface Ride {
  readonly journey: Journey
  readonly screen: Screen
}

async function ride({ journey, screen }: Ride, address: string): Promise<string | null> {
  const profile = mkdtempSync(join(tmpdir(), 'journey-'))
  const app = await browserDriver({ address, profile, output, screen })
  try {
    await journey.run(app)
    return app.faults.length > 0 ? `the console says: ${app.faults[0]}` : null
  } catch (cause) {
    await app.screenshot(`failed-${journey.name.replace(/\W+/g, '-')}`).catch(() => undefined)
    return [cause instanceof Error ? (cause.stack ?? cause.message) : String(cause), ...app.faults].join('\n')
  } finally {
    await app.close().catch(() => undefined)
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function main(): Promise<number> {
  const wanted = process.argv[2]
  const chosen = journeys.filter(({ name }) => !wanted || name.includes(wanted))
  if (chosen.length === 0) {
    console.error(`Usage: npm run journeys [-- NAME]\nJourneys: ${journeys.map(({ name }) => name).join(', ')}`)
    return 2
  }
  const server = await served()
  const address = `http://localhost:${(server.address() as AddressInfo).port}`
  const rides = chosen.flatMap(journey => journey.screens.map(screen => ({ journey, screen })))
  const failed = await playAll(rides, address)
  server.closeAllConnections()
  server.close()
  console.log(`${rides.length - failed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}

async function playAll(rides: readonly Ride[], address: string): Promise<number> {
  const waiting = [...rides]
  let failed = 0
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const started = Date.now()
      const fault = await ride(next, address)
      if (fault) failed++
      const seconds = ((Date.now() - started) / 1000).toFixed(1)
      console.log(`${fault ? 'FAILED' : 'ok    '} ${next.journey.name}, ${next.screen.name} (${seconds} s)`)
      if (fault) console.log(fault.split('\n').slice(0, 12).join('\n'))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return failed
}

process.exitCode = await main()
