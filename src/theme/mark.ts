/** Notes a moment of the start for whoever measures it. */
export function mark(moment: string): void {
  const { performance } = globalThis as { performance?: { mark?: (name: string) => unknown } }
  performance?.mark?.(`black-earth ${moment}`)
}
