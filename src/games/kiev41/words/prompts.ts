import type { Decision, Prompt } from '../../../engine'
import { top } from '../../../engine'
import type { BattlesFrame, MoveFrame, PointsFrame } from '../frames'
import { handOf } from '../rules/reinforcements'
import { logisticsValue } from '../rules/logistics'
import type { V } from '../state'
import { pieceName, spaceName } from './names'

type Ask = (v: V, now: Decision) => Prompt

const moving: Ask = (v, now) => {
  const frame = top(v) as MoveFrame
  if (frame.lifted >= 0)
    return { text: `Where does ${pieceName(frame.lifted)} go?`, note: `${frame.points} movement points` }
  return orders[frame.mode](frame, now)
}
const orders: { readonly [mode in MoveFrame['mode']]: (frame: MoveFrame, now: Decision) => Prompt } = {
  activation: () => ({ text: 'Activate HQs.', note: 'Each loses a face when the impulse is over.' }),
  tactical: () => ({ text: 'Give orders to blocks in command.', note: 'Each moves or digs in once.' }),
  strategic: frame => ({ text: 'Give orders to any blocks.', note: `${frame.budget} of the Logistics Value left` }),
  pass: frame => ({ text: frame.budget > 0 ? 'One block may move or dig in.' : 'End the Pass.' }),
  exploitation: frame => ({
    text: 'Exploit with fast blocks, or keep the disc.',
    note: `up to ${frame.budget} blocks`,
  }),
}

const asks: { readonly [step: string]: Ask } = {
  logistics: v => ({
    text: 'Pause, or activate your leader?',
    note: `Logistics Value ${logisticsValue(v, v.eyes === 1 ? 1 : 0)}`,
  }),
  logisticsPoints: v => {
    const { regeneration, replacement } = top(v) as PointsFrame
    return {
      text: 'Build up blocks, then draw reinforcements.',
      note: `${regeneration} Regeneration, ${replacement} Replacement`,
    }
  },
  kievChoice: () => ({ text: 'You hold Kiev: choose the last block, or draw it.' }),
  deployment: (v, now) => ({ text: 'Place your reinforcements.', note: `${handOf(v, now.by).length} to place` }),
  strategicDraw: () => ({ text: 'How many blocks do you draw?' }),
  declaration: () => ({ text: 'Declare your impulse.' }),
  activation: moving,
  command: moving,
  exploitation: moving,
  fleetsToKeep: () => ({ text: 'Too few HQs for the fleets at sea: which comes home?' }),
  support: () => ({
    text: 'Assign artillery, bombers and fleets.',
    note: 'Take up an HQ, a bomber or a fleet, then touch a battle',
  }),
  battles: v => {
    const { declared } = top(v) as BattlesFrame
    return { text: declared < 0 ? 'Choose the next battle.' : `Fight the battle in ${spaceName(declared)}.` }
  },
  naval: () => ({ text: 'Send bombers against the fleets.' }),
  flakSplit: () => ({ text: 'Flak hits your bombers: turn back or lose them?' }),
  hits: () => ({ text: 'Which of your strongest blocks takes the hit?' }),
  blitz: () => ({ text: 'Blitz into a Green area beside the battle.' }),
  blitzSupport: () => ({ text: 'Aim the second artillery of your blitz HQs.' }),
  sevastopolLoss: () => ({ text: 'Hunger in Sevastopol: which block loses a step?' }),
}
export const promptOf: Ask = (v, now) => asks[now.step]?.(v, now) ?? { text: now.step }
export const promptedSteps: readonly string[] = Object.keys(asks)
