export { levels, type Level } from '../../ai'
export { askHint, dropHint, mayHint, useHint, type Hint } from './hintStore'
export {
  hasOpponent,
  holdOpponent,
  hurryOpponent,
  levelOf,
  opponentsAway,
  seatOpponents,
  skipOpponent,
  useOpponent,
} from './opponentStore'
export type { Thought } from './runner'
