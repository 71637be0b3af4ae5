import { gameOf } from '../../../../games'
import { insight } from '../../../../games/kiev41'
import { loadBoard } from '../../../../atlas'
import { weathers } from '../../../../map'
import { HIDDEN, verbOf, type Action, type AnyView, type Event, type Playing, type Side } from '../../../../stores'
import type { IconName } from '../../../../components'
import type { PieceCard, Seen, StatusLine, TableBoard } from '../types'
import { exchange } from './battle'
import { digest } from './digest'
import { place, room } from './place'
import { battleFrame, isOnBoard, lookOf, sideNames, topFrame, type Look } from './look'
import { leads, reach, wayTo } from './orders'
import { faceOf, foughtBlock, strengthWords, things } from './things'

const months = ['', 'July', 'August', 'September', 'October', 'November', 'December'] as const
const weatherWords = ['Good', 'Rain', 'Snow', 'Blizzard'] as const
const weatherIcons: readonly IconName[] = ['sun', 'rain', 'snow', 'blizzard']
const stepWords: Readonly<Record<string, string>> = {
  logistics: 'logistics',
  logisticsPoints: 'logistics',
  kievChoice: 'reinforcements',
  deployment: 'reinforcements',
  strategicDraw: 'reinforcements',
  declaration: 'declaration',
  activation: 'HQ activation',
  command: 'command',
  support: 'support',
  battles: 'combat',
  hits: 'combat',
  naval: 'combat',
  flakSplit: 'combat',
  blitz: 'blitz',
  blitzSupport: 'blitz',
  exploitation: 'exploitation',
}

function status(view: AnyView): StatusLine {
  const look = lookOf(view)
  const weather = insight.weatherOf(look)
  const active = look.marker[insight.markers.active] === 1 ? 1 : 0
  const step = stepWords[topFrame(view).step]
  return {
    title: `${months[insight.turnOf(look)] ?? ''} 1941`,
    note: [`${sideNames[active]} impulse`, step].filter(Boolean).join(', '),
    weather: { icon: weatherIcons[weather] ?? 'sun', word: weatherWords[weather] ?? '' },
    side: active,
    score: `${insight.victoryPoints(look, 0)} : ${insight.victoryPoints(look, 1)}`,
    track: { labels: months.slice(1).map(month => month.charAt(0)), at: insight.turnOf(look) - 1 },
    medals: medalsOf(look),
    facts: [{ icon: 'disc', label: 'Initiative', value: sideNames[insight.initiativeOf(look)] }, ...logisticsOf(look)],
  }
}

/** 3.0 'Soviet impulse 5, September 1941'; outside of impulses the month alone. */
export function moment(view: AnyView, heard: readonly Event[]): string {
  const look = lookOf(view)
  const active = look.marker[insight.markers.active] === 1 ? 1 : 0
  const month = `${months[insight.turnOf(look)] ?? ''} 1941`
  const isImpulse = view.frames.some(({ step }) => step === 'impulse')
  return isImpulse ? `${sideNames[active]} impulse ${impulseNumber(look, heard)}, ${month}` : month
}
/** 3.0 The sides take turns, so every second impulse is one's own. */
function impulseNumber(look: Look, heard: readonly Event[]): number {
  const ofTurn = heard.slice(heard.findLastIndex(({ kind }) => kind === 'turnBegins') + 1)
  const declared = ofTurn.filter(({ kind }) => kind === 'declared').length
  const isDeclared = look.marker[insight.markers.impulse] !== insight.UNDECLARED
  return Math.ceil((declared + (isDeclared ? 0 : 1)) / 2)
}

const fromWest = (): readonly number[] => [...insight.VICTORY_AREAS].sort((a, b) => westOf(a) - westOf(b))
const westOf = (space: number): number => loadBoard('kiev41').spaces[space]?.label[0] ?? 0
const medalsOf = (look: Look): NonNullable<StatusLine['medals']> =>
  fromWest().map(space => {
    const side = look.control[space] === 1 ? 1 : 0
    return { name: loadBoard('kiev41').spaces[space]?.name ?? '', side, word: sideNames[side] }
  })
/** 7.1 Only its own side knows its exact value. */
const logisticsOf = (look: Look): NonNullable<StatusLine['facts']> =>
  look.eyes === 'table'
    ? []
    : [{ icon: 'supply', label: 'Logistics', value: `${insight.logisticsValue(look, look.eyes)}` }]

function play({ view }: Seen): ReturnType<TableBoard['play']> {
  const look = lookOf(view)
  const control = Array.from(look.control, (holder, space) => (space < insight.AREAS ? holder : -1))
  const contested = control.flatMap((holder, space) =>
    space < insight.AREAS && insight.isContested(look, space)
      ? [{ space, intruder: (holder === 0 ? 1 : 0) as Side }]
      : [],
  )
  return { control, contested, cut: cutSources(look) }
}
/** 2.1, 9.2 Supply icons that give nothing now: lost, contested, or their disc is off. */
const cutSources = (look: Look): readonly number[] =>
  Array.from({ length: insight.AREAS }, (_, space) => space).filter(space => {
    const icon = insight.source[space]!
    const side = icon === insight.AXIS_SOURCE ? insight.AXIS : insight.SOVIET
    const isWhole = look.control[space] === side && !insight.isContested(look, space)
    return icon > 0 && !(isWhole && insight.isLiveSource(look, side, space))
  })

const fireWords = ['does not fire', 'hits on 6', 'hits on 5 and 6', 'hits on 4 to 6'] as const
function card(seen: Seen, key: string): PieceCard | null {
  const thing = things(seen).find(other => other.key === key)
  if (!thing) return null
  if (!key.startsWith('p'))
    return {
      thing,
      name: thing.label.split(',')[0]!,
      note: thing.label.includes(',') ? thing.label.split(', ')[1]! : '',
    }
  const piece = Number(key.slice(1))
  if (piece >= insight.BLOCKS) return { thing, name: thing.label, note: seen.live.pieces.has(piece) ? 'ready' : '' }
  const look = lookOf(seen.view)
  const steps = look.steps[piece]!
  const data = insight.blockData(piece)
  const fire = steps === HIDDEN ? '' : (fireWords[insight.fireAt(piece, steps)] ?? '')
  const isReady = seen.live.pieces.has(piece) || seen.ready?.has(piece)
  const can = isReady ? 'can act' : look.done[piece]! > 0 ? 'has acted' : ''
  const facts = [steps === HIDDEN ? '' : strengthWords(piece, steps), fire, data.fast ? 'fast' : '', can]
  return {
    thing,
    name: data.name.split(',')[0]!,
    note: facts.filter(Boolean).join(', '),
    brief: briefOf(seen, look, piece, isReady === true),
  }
}
/** What can be done with it at this moment, short enough to stand under a block. */
function briefOf(seen: Seen, look: Look, piece: number, isReady: boolean): string {
  if (piece === seen.held || seen.group?.includes(piece)) return 'selected'
  if (isReady && look.active[piece] === 1) return 'can fire'
  if (look.active[piece] === 1) return 'commands'
  if (look.done[piece] !== HIDDEN && look.done[piece]! > 0) return 'has acted'
  if (isReady) return topFrame(seen.view).step === 'activation' ? 'can lead' : 'can act'
  if (look.cube[piece] === 1) return 'isolated'
  const steps = look.steps[piece]!
  return steps === HIDDEN ? 'hidden' : strengthWords(piece, steps)
}

/** Blocks just drawn, or in the pool when one may be chosen: face and what they are. */
function aside(seen: Seen): readonly PieceCard[] {
  const { at, steps } = lookOf(seen.view)
  const pieces = new Set([...seen.live.pieces.keys(), ...(seen.ready ?? [])])
  return [...pieces]
    .filter(piece => piece < insight.BLOCKS && !isOnBoard(at[piece]))
    .map(piece => {
      const left = steps[piece]! > 0 ? steps[piece]! : insight.maxSteps[piece]!
      const data = insight.blockData(piece)
      const flags = { isSelected: piece === seen.held, canAct: true }
      const note = [strengthWords(piece, left), fireWords[insight.fireAt(piece, left)], data.fast ? 'fast' : '']
      return {
        thing: { ...foughtBlock(seen, piece, -1), face: faceOf(piece, left), flags },
        name: data.name.split(',')[0]!,
        note: note.filter(Boolean).join(', '),
      }
    })
}

const touched = (key: string) =>
  /^p\d/.test(key) ? { piece: Number(key.slice(1)) } : /^t\d/.test(key) ? { token: Number(key.slice(1)) } : null

/** The battle that is declared, or fought. */
function focus({ view }: Seen): number | null {
  const { declared = -1 } = topFrame(view)
  return declared >= 0 ? declared : (battleFrame(view)?.area ?? null)
}

/** 'Battle of Chortkov' for the press that begins it. */
function deed(seen: Seen, actions: readonly Action[]): string | undefined {
  const last = actions.at(-1)
  const name = last === undefined ? undefined : gameOf('kiev41')!.verbs[verbOf(last)]?.name
  const { declared = -1 } = topFrame(seen.view)
  return name === 'fight' && declared >= 0 ? `Battle of ${loadBoard('kiev41').spaces[declared]?.name ?? ''}` : undefined
}

/** The button that goes on, by verb; the first that is offered is wheat. */
const onward = [
  'fight',
  'confirmSupport',
  'confirmBlitzSupport',
  'endDeployment',
  'endActivation',
  'endCommand',
  'endBattles',
  'endBlitz',
  'endExploitation',
  'sendNoMore',
  'drawLast',
  'tactical',
  'activateLeader',
]
function primary({ live }: Playing) {
  const verbs = gameOf('kiev41')!.verbs
  for (const name of onward) {
    const offer = live.buttons.find(({ action }) => verbs[verbOf(action)]?.name === name)
    if (offer) return offer.action
  }
  return null
}

/** Formation by formation, what these eyes know to be on the map. */
function order(seen: Seen) {
  const groups = new Map<string, PieceCard[]>()
  for (const thing of things(seen)) {
    const piece = /^p\d/.test(thing.key) ? Number(thing.key.slice(1)) : -1
    if (piece < 0 || piece >= insight.BLOCKS) continue
    const { formation } = insight.blockData(piece)
    const found = card(seen, thing.key)
    if (found) groups.set(formation, [...(groups.get(formation) ?? []), found])
  }
  return [...groups].map(([title, pieces]) => ({ title, note: `${pieces.length} on the map`, pieces }))
}

const bothSides = new Set(['battleBegan', 'battleEnded', 'tankAttack'])
function sideOf(_view: AnyView, { kind, what: [first] }: Event): Side | 'both' | null {
  if (bothSides.has(kind)) return 'both'
  return first && 'piece' in first ? ((insight.owner[first.piece] === 1 ? 1 : 0) as Side) : null
}

export const kiev41Board: TableBoard = {
  game: 'kiev41',
  nations: ['german', 'soviet'],
  sideNames,
  board: () => loadBoard('kiev41'),
  things,
  play,
  weather: view => weathers[insight.weatherOf(lookOf(view))] ?? 'good',
  status,
  moment,
  touched,
  card,
  aside,
  room,
  place,
  primary,
  deed,
  focus,
  reach,
  leads,
  way: wayTo,
  battles: { begins: 'battleBegan', ends: 'battleEnded', unveils: 'revealed', exchange, digest },
  marches: new Set(['moved', 'railed', 'shipped', 'assaulted', 'blitzed', 'arrived', 'bomberSent', 'fleetSailed']),
  order,
  sideOf,
  quiet: new Set(['disband']),
  unseen: new Set(['endExploitation']),
  lesser: new Set(['dig', 'passImpulse', 'resign']),
  chapters: new Set(['turnBegins', 'impulseBegins', 'battleBegan']),
}
