import type { Event, Ref } from '../../../engine'
import { markers, PASS, STRATEGIC_DRAW, STRATEGIC_MOVE, TACTICAL } from '../state'
import type { V } from '../state'
import { months, nationName, refName, sentence, sideNames, weatherNames } from './names'

type Line = (say: (place: number) => string, number: (place: number) => number, event: Event) => string

const side = (n: number): string => sideNames[n === 0 ? 0 : 1]
const kindNames = {
  [TACTICAL]: 'a Tactical Impulse',
  [STRATEGIC_MOVE]: 'a Strategic Impulse with movement',
  [STRATEGIC_DRAW]: 'a Strategic Impulse with reinforcements',
  [PASS]: 'a Pass',
} as { readonly [kind: number]: string }
const discNames = {
  [markers.yellowDisc]: 'yellow',
  [markers.orangeDisc]: 'orange',
  [markers.blueDisc]: 'blue',
  [markers.lightBlueDisc]: 'light blue',
} as { readonly [marker: number]: string }
const forecastName = (n: number): string => (n <= 0 ? 'two dashes' : String(n))
const dice = (event: Event): string =>
  event.what
    .slice(3)
    .map(ref => ('n' in ref ? String(ref.n) : '?'))
    .join(' ')
const lastSpace = (event: Event): number => event.what.length - 1

/** One line for each kind of event; pieces the listener does not know have become tokens before they come here. */
const lines: { readonly [kind: string]: Line } = {
  turnBegins: (_say, n) => `${months[n(0)]}`,
  impulseBegins: (_say, n) => `${side(n(0))} impulse`,
  declared: (_say, n) => `Declared: ${kindNames[n(0)]}`,
  weather: (_say, n) => weatherNames[n(0)] ?? '',
  weatherDie: (_say, n) => `Weather die ${n(0)}, forecast ${n(1)}`,
  forecast: (_say, n) => `The forecast moves to ${forecastName(n(0))}`,
  poolGrows: (_say, n) => `New Soviet blocks join the pool: ${n(0)} wait there`,
  logisticsPause: (_say, n) => `${side(n(0))} Logistics Pause: the leader is back at full strength`,
  leaderActivated: (_say, n) => `${side(n(0))} leader activated: Logistics Value ${n(1)}`,
  logisticsValue: (_say, n) => `${side(n(0))} Logistics Value ${n(1)}`,
  pointsSpent: (_say, n) => `${side(n(0))}: ${n(1)} Regeneration and ${n(2)} Replacement Points spent`,
  restored: (say, n) => `${say(0)} built up to step ${n(1)}`,
  reinforcements: (_say, n) => `${side(n(0))} reinforcements: ${n(1)}`,
  drawn: say => `Drawn: ${say(0)}`,
  arrived: say => `${say(0)} arrives in ${say(1)}`,
  returnedToPool: (_say, n) => `A ${nationName(n(0))} block finds no place and returns to the pool`,
  isolated: say => `${say(0)} in ${say(1)} is isolated`,
  lineIsolated: say => `The Defensive Line in ${say(0)} is isolated`,
  attrition: say => `Attrition: ${say(0)} in ${say(1)} loses a step`,
  surrendered: say => `${say(0)} surrenders in ${say(1)}`,
  destroyed: say => `${say(0)} is destroyed in ${say(1)}`,
  hqActivated: say => `${say(0)} is activated in ${say(1)}`,
  revealed: (say, _n, { what: [was] }) =>
    was && 'piece' in was ? `${say(1)} is turned face up` : `${say(0)} is ${say(1)}`,
  moved: (say, _n, event) => `${say(0)} moves from ${say(1)} to ${say(lastSpace(event))}`,
  railed: say => `${say(0)} goes by rail from ${say(1)} to ${say(2)}`,
  shipped: say => `${say(0)} sails from ${say(1)} to ${say(2)}`,
  assaulted: say => `${say(0)} lands in ${say(2)}`,
  blitzed: say => `${say(0)} blitzes into ${say(1)}`,
  controlTaken: (say, n) => `${side(n(0))} control: ${say(1)}`,
  lineBuilt: (say, n) => `${side(n(0))} Defensive Line built in ${say(1)}`,
  dugIn: say => `${say(0)} gave a step for the line in ${say(1)}`,
  lineDisbanded: say => `The Defensive Line in ${say(0)} is disbanded`,
  lineLost: say => `The isolated Defensive Line in ${say(0)} is lost`,
  lineBroken: say => `The Defensive Line in ${say(1)} is broken`,
  aimed: say => `Artillery of ${say(0)} fires into ${say(1)}`,
  bomberSent: say => `${say(0)} flies to ${say(1)}`,
  bomberEngaged: say => `${say(0)} attacks ${say(1)}`,
  bomberAborted: say => `${say(0)} turns back`,
  bomberDestroyed: say => `${say(0)} is shot down`,
  fleetSailed: say => `${say(0)} sails to ${say(1)}`,
  fleetDamaged: say => `${say(0)} is damaged`,
  fleetSunk: say => `${say(0)} is sunk`,
  battleBegan: (say, n) => `Battle in ${say(1)}: ${side(n(0))} attacks`,
  battleEnded: (say, n) => (n(1) === 2 ? `${say(0)} stays contested` : `${side(n(1))} holds ${say(0)}`),
  tankAttack: say => `Tank Attack in ${say(0)}: the attacker rolls first`,
  rolled: (say, _n, event) => `${say(0)} rolls ${dice(event)}`,
  absorbed: (say, n) => `${n(0)} absorbed by the ground of ${say(1)}`,
  blockHit: say => `${say(0)} loses a step in ${say(1)}`,
  guderianDie: (_say, n) => `Guderian rolls ${n(0)}`,
  guderianAdvances: say => `Guderian reaches ${say(0)}`,
  discTurned: (_say, n) => `The ${discNames[n(0)]} disc is ${n(1) === 1 ? 'active' : 'inactive'}`,
  budyonnyDismissed: () => 'Kiev has fallen: Budyonny is dismissed',
  sevastopolDie: (_say, n) => `Sevastopol: die ${n(0)} against ${n(1)} steps`,
  discPasses: (_say, n) => `The Initiative Disc passes to the ${side(n(0))}`,
  gameOver: (_say, n) => `${side(n(0))} victory`,
  resigned: (_say, n) => `${side(n(0))} resigns`,
}
export const eventKinds: readonly string[] = Object.keys(lines)

export function eventLine(v: V, event: Event): string {
  const numberOf = (ref: Ref | undefined): number => (ref && 'n' in ref ? ref.n : 0)
  const line = lines[event.kind]
  return line
    ? sentence(
        line(
          place => refName(v, event.what[place]),
          place => numberOf(event.what[place]),
          event,
        ),
      )
    : event.kind
}
