export { act, ASK, firstOf, secondOf, verbOf } from './action'
export type { Action } from './action'
export { alone, HIDDEN, otherSide, sides } from './contract'
export type {
  Applied,
  Border,
  Cells,
  Core,
  Decision,
  Draft,
  Ears,
  Event,
  Eyes,
  Fact,
  Forecast,
  Frame,
  Game,
  Offers,
  OptionInfo,
  Outcome,
  Prompt,
  Ref,
  Refusal,
  ScenarioInfo,
  Secrecy,
  Seed,
  Side,
  Step,
  TableName,
  TableSpec,
  Token,
  Touch,
  Verb,
  View,
  Words,
} from './contract'
export {
  add,
  draftOn,
  finish,
  frameOf,
  learn,
  mark,
  open,
  pop,
  push,
  put,
  replace,
  restore,
  tell,
  top,
  update,
} from './draft'
export { actionsOf, newOffers, offer, offerClosing } from './offers'
export { below, drawFrom, mix, rollDie } from './chance'
export { digest } from './digest'
export { advance, list, start, stepOf, verbId, waiting } from './run'
export { apply, decision, isApplied, peek } from './apply'
export { forecast, refuse, view } from './view'
export { amend, drop, inOrder, insertAfter, substitute } from './sequence'
export type { Change, Row, RowFrame } from './sequence'
export { orders } from './orders'
export { formatAction, parseAction } from './notation'
export { recordAction, replay, replayOn, replayTrusted } from './replay'
export type { Divergence, GameRecord, RecordedAction, Replayed } from './replay'
export { decodeState, encodeState, SNAPSHOT_FORMAT } from './codec'
export type { Snapshot } from './codec'
export { newHistory, nextRedo, redone, remember, undo } from './undo'
export type { History, Undone, Watching } from './undo'
export { shuffle, singleOut, swapTokens } from './tokens'
export type { TokenTables } from './tokens'
export { blank, cellsOf, copyOf, lay, layoutOf } from './tables'
