/** How a game introduces itself on the first screen. */
export interface GameFace {
  readonly line: string
  readonly minutes: string
}
const faces: Readonly<Record<string, GameFace>> = {
  kiev41: { line: 'Hidden blocks, areas', minutes: 'an evening' },
  skirmish: { line: 'Twelve blocks, ten minutes', minutes: '10 min' },
}
export const gameFace = (id: string): GameFace => faces[id] ?? { line: 'East Front', minutes: '' }
