import type { Action } from '../../../engine'
import { firstOf, secondOf, verbOf } from '../../../engine'
import { verbs } from '../verbs'
import type { V } from '../state'
import { pieceLabel, pieceName, spaceName } from './names'

type Say = (v: V, first: number, second: number) => string
const piece =
  (text: string): Say =>
  (v, first) =>
    `${text} ${pieceLabel(v, first)}`
const space =
  (text: string): Say =>
  (_v, first) =>
    `${text} ${spaceName(first)}`
const both =
  (link: string): Say =>
  (_v, first, second) =>
    `${pieceName(first)} ${link} ${spaceName(second)}`
const button =
  (text: string): Say =>
  () =>
    text
const drawing: Say = (_v, n) => (n === 0 ? 'No reinforcements' : `Draw ${n}`)

const texts: { readonly [verb: string]: Say } = {
  pauseLogistics: button('Logistics Pause'),
  activateLeader: button('Activate the leader'),
  restore: piece('Build up'),
  draw: drawing,
  drawStrategic: drawing,
  pick: piece('Choose'),
  drawLast: button('Draw it at random'),
  takeUp: piece('Place'),
  deploy: space('In'),
  deployRest: space('All the rest in'),
  endDeployment: button('Reinforcements placed'),
  tactical: button('Tactical Impulse'),
  strategicMove: button('Strategic Impulse: move'),
  strategicReinforce: button('Strategic Impulse: reinforce'),
  passImpulse: button('Pass'),
  disband: space('Disband the line in'),
  lift: piece('Take'),
  go: space('Go to'),
  via: space('By way of'),
  dig: button('Build a Defensive Line'),
  rail: space('By rail to'),
  ship: space('By ship to'),
  assault: space('Land in'),
  endActivation: button('HQs activated'),
  recallFleet: piece('Recall'),
  endCommand: button('Orders given'),
  endExploitation: button('End the impulse'),
  aim: both('fires into'),
  aimBlitz: both('fires into'),
  sendBomber: both('to'),
  sail: both('to'),
  confirmSupport: button('Support assigned'),
  confirmBlitzSupport: button('Support assigned'),
  declareBattle: space('Battle in'),
  fight: button('Fight'),
  endBattles: button('No more battles'),
  engage: (_v, first, second) => `${pieceName(first)} against ${pieceName(second)}`,
  sendNoMore: button('Send no more'),
  turnBack: piece('Turn back'),
  shootDown: piece('Lose'),
  takeHit: piece('Hit'),
  liftBlitz: piece('Blitz with'),
  blitzTo: space('Into'),
  endBlitz: button('Blitz is over'),
  starve: piece('Reduce'),
  chooseHits: (_v, choice) => (choice === 1 ? 'Take hits for me among equals' : 'Ask me about hits among equals'),
  resign: button('Resign'),
}
export const actionText = (v: V, action: Action): string => {
  const { name } = verbs[verbOf(action)]!
  return texts[name]?.(v, firstOf(action), secondOf(action)) ?? name
}

/** On buttons that stand side by side on a phone; each is found in what is said in full. */
const briefs: { readonly [verb: string]: string } = {
  pauseLogistics: 'Pause',
  activateLeader: 'Activate',
  endDeployment: 'Placed',
  tactical: 'Tactical',
  strategicMove: 'Strategic',
  strategicReinforce: 'Reinforce',
  dig: 'Defensive Line',
}
export const briefText = (_v: V, action: Action): string | undefined => briefs[verbs[verbOf(action)]!.name]

export const briefVerbs: readonly string[] = Object.keys(briefs)

export const spokenVerbs: readonly string[] = Object.keys(texts)
