export { levels, type Level } from '../../ai'
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
