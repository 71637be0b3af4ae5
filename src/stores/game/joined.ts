import { HIDDEN, type Core, type Eyes, type Frame, type Token, type View } from '../../engine'

type AnyView = View<Core>

type Loose = { readonly [key: string]: unknown }
const isTable = (value: unknown): value is Int16Array => value instanceof Int16Array

/** What the two sides know together: the table with every face up, of an open game or one that is over. */
export function joined(first: AnyView, second: AnyView, eyes: Eyes): AnyView {
  const out: { [key: string]: unknown } = {
    ...first,
    eyes,
    facts: eyes === 1 ? second.facts : first.facts,
    tokens: first.tokens.filter(({ token }) => hasToken(second.tokens, token)),
    frames: first.frames.map((frame, i) => whole(frame, second.frames[i])),
  }
  const [one, other] = [first as unknown as Loose, second as unknown as Loose]
  for (const name of Object.keys(one)) {
    const [cells, same] = [one[name], other[name]]
    if (isTable(cells) && isTable(same)) out[name] = cells.map((cell, i) => (cell === HIDDEN ? same[i]! : cell))
  }
  return out as unknown as AnyView
}
const hasToken = (tokens: readonly Token[], token: number): boolean => tokens.some(other => other.token === token)
/** A frame shows all of itself to its own side. */
const whole = (frame: Frame, other: Frame | undefined): Frame => (frame.side === 1 && other ? other : frame)
