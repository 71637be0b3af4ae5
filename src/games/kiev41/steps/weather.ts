import type { Step } from '../../../engine'
import { pop, put, rollDie, tell } from '../../../engine'
import { FIRST_FLEET, FLEETS } from '../blocks'
import { finishWith } from '../effects/outcome'
import { FLEET_STAGING } from '../map'
import { stopsInBadWeather, victoryAtEnd } from '../rules/victory'
import { isCommitted } from '../sequence'
import type { D, State } from '../state'
import {
  activeSide,
  AXIS,
  BLIZZARD,
  FORECAST_DASHES,
  FORECAST_OFF,
  GOOD,
  hasOption,
  markers,
  RAIN,
  SNOW,
  turnOf,
  weatherOf,
} from '../state'
import { setWeather } from './turn'

const OCTOBER = 4
const DECEMBER = 6
const MOST_FORECAST = 5

/** 8.1 Before every Axis impulse from October on, until snow has come. */
export const weatherCheck: Step<State> = {
  rule: '8.1',
  begin(d) {
    if (activeSide(d.s) === AXIS && turnOf(d.s) >= OCTOBER) checkWeather(d)
    if (stopsInBadWeather(d.s)) finishWith(d, victoryAtEnd(d.s))
    pop(d)
  },
}
function checkWeather(d: D): void {
  if (weatherOf(d.s) >= SNOW) return startBlizzard(d)
  const forecast = d.s.marker[markers.forecast]!
  if (forecast === FORECAST_OFF) return setForecast(d, FORECAST_DASHES)
  if (forecast === MOST_FORECAST) return setWeather(d, SNOW)
  if (forecast === FORECAST_DASHES) setForecast(d, 1)
  rollWeather(d)
}
/** 8.1c, d Either the weather or the marker changes. */
function rollWeather(d: D): void {
  const forecast = d.s.marker[markers.forecast]!
  const die = rollDie(d)
  tell(d, 3, 'weatherDie', { n: die }, { n: forecast })
  if (die <= forecast) setWeather(d, weatherOf(d.s) === GOOD ? RAIN : GOOD)
  else setForecast(d, forecast + 1)
}
function setForecast(d: D, forecast: number): void {
  put(d, 'marker', markers.forecast, forecast)
  tell(d, 3, 'forecast', { n: forecast })
}
/** 14.5a From the first Axis impulse of December; fleets come home (Q87). */
function startBlizzard(d: D): void {
  if (!hasOption(d.s, 5) || turnOf(d.s) !== DECEMBER || weatherOf(d.s) === BLIZZARD) return
  setWeather(d, BLIZZARD)
  for (let i = 0; i < FLEETS; i++)
    if (isCommitted(d.s, FIRST_FLEET + i)) put(d, 'at', FIRST_FLEET + i, FLEET_STAGING[i]!)
}
