export type KeyMove =
  | { readonly kind: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'zoom'; readonly factor: number }
  | { readonly kind: 'fit' }

const stride = 80
const moves: Readonly<Record<string, KeyMove>> = {
  ArrowLeft: { kind: 'pan', dx: stride, dy: 0 },
  ArrowRight: { kind: 'pan', dx: -stride, dy: 0 },
  ArrowUp: { kind: 'pan', dx: 0, dy: stride },
  ArrowDown: { kind: 'pan', dx: 0, dy: -stride },
  '+': { kind: 'zoom', factor: 1.4 },
  '=': { kind: 'zoom', factor: 1.4 },
  '-': { kind: 'zoom', factor: 1 / 1.4 },
  '0': { kind: 'fit' },
  Home: { kind: 'fit' },
}

/** What a key does while the map itself has the focus. */
export const readKey = (key: string): KeyMove | null => moves[key] ?? null
