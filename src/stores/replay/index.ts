export type { Believed } from './beliefs'
export type { Moment } from './chapters'
export {
  beliefsNow,
  closeReplay,
  gazesFor,
  openReplay,
  openViewAt,
  replayBy,
  replayThrough,
  replayTo,
  statisticsNow,
  toldAt,
  useReplay,
} from './replayStore'
export type { BySide, Luck, Sample, Statistics, TurningPoint } from './statistics'
export type { Gaze } from './tape'
