import type { Game } from '../../contract'
import { spaceIds } from './board'
import { confuse, imagine } from './imagine'
import { pieceIds } from './pieces'
import { derive, setup } from './setup'
import { facts, knows, knowsPiece, tokens } from './sight'
import type { SkirmishState } from './state'
import { tables } from './state'
import { attack } from './steps/attack'
import { cup, interrupt, neverAsk } from './steps/cup'
import { loss, resign } from './steps/loss'
import { order } from './steps/order'
import { plans } from './steps/plans'
import { game, opening, turn } from './steps/turn'
import { verbs } from './verbs'
import { words } from './words'

/** The tiny complete game: secret plans, a cup, an interrupt, hidden blocks, dice, a group attack, the other side's answer. */
export const skirmish: Game<SkirmishState> = {
  id: 'skirmish',
  name: 'Skirmish',
  version: 1,
  sides: ['north', 'south'],
  scenarios: [
    { id: 'meeting', name: 'Meeting engagement', summary: 'Twelve blocks, four towns, four turns.', length: '4 turns' },
  ],
  options: [],
  pieces: pieceIds,
  spaces: spaceIds,
  tables,
  steps: { game, turn, opening, plans, cup, interrupt, order, attack, loss },
  verbs,
  anytime: [neverAsk, resign],
  words,
  setup,
  derive,
  knows,
  knowsPiece,
  tokenOf: (s, piece) => s.token[piece]!,
  tokens,
  facts,
  imagine: (v, seed) => imagine(skirmish, v, seed),
  confuse: (s, side, chance) => confuse(skirmish, s, side, chance),
}
export type { SkirmishState } from './state'
