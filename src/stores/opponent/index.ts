export { levels, type Level } from '../../ai'
export { balanceOf, type Measured } from './balance'
export { askHint, dropHint, mayHint, useHint, type Hint } from './hintStore'
export {
  hasShown,
  holdOpponent,
  hurryOpponent,
  levelOf,
  opponentsAway,
  seatOpponents,
  skipOpponent,
  useOpponent,
} from './opponentStore'
export type { Thought } from './runner'
