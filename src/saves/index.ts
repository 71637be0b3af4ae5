export type { Connection, Database, Row, Statements, Value } from './database'
export { SaveError } from './errors'
export type { SaveErrorCode } from './errors'
export { openSaves, savesOn } from './saves'
export type { GameOf, Open, OpenedSaves, Saves } from './saves'
export {
  createGame,
  deleteGame,
  duplicateGame,
  keepAside,
  keepExtras,
  keepThumbnail,
  listDeleted,
  listGames,
  purgeDeleted,
  renameGame,
  restoreGame,
} from './games'
export type { Beginning, SavedGame } from './games'
export { appendAction, truncateTo } from './actions'
export { openGame } from './openGame'
export type { HowToOpen, OpenedGame } from './openGame'
export { exportGame, importGame, verified } from './transfer'
export { formatSave, MOST_BYTES, parseSave, SAVE_FORMAT } from './saveFile'
export type { SaveFile } from './saveFile'
export { readSetting, writeSetting } from './settings'
export type { Json } from './settings'
export type { Progress } from './verify'
