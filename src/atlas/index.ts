export type {
  Board,
  BoardBorder,
  BoardDecoration,
  BoardRiver,
  BoardSpace,
  BoardText,
  BoardTown,
  BorderKind,
  Line,
  Point,
  Shape,
} from './board'
export { BOARD_FORMAT, borderKinds } from './board'
export { gridOf, spaceAt, spaceUnderThumb } from './hitTest'
export { boardIds, loadBoard, type BoardId } from './boards'
export { boardTables, type BoardTables } from './tables'
