/** Boxes on the map in which something already stands. */
export type Box = readonly [left: number, top: number, right: number, bottom: number]

export const overlap = (one: Box, other: Box): boolean =>
  one[0] < other[2] && one[2] > other[0] && one[1] < other[3] && one[3] > other[1]

/** A coarse grid: asking about a box looks at its neighbourhood only. */
export class Taken {
  private readonly cells = new Map<number, Box[]>()
  constructor(private readonly cell: number) {}

  isFree(box: Box): boolean {
    return !this.keysOf(box).some(key => this.cells.get(key)?.some(other => overlap(box, other)))
  }

  /** How many of them a box touches; one that lies in two cells counts twice. */
  countIn(box: Box): number {
    return this.keysOf(box).reduce(
      (sum, key) => sum + (this.cells.get(key)?.filter(other => overlap(box, other)).length ?? 0),
      0,
    )
  }

  add(box: Box): void {
    for (const key of this.keysOf(box)) {
      const boxes = this.cells.get(key) ?? []
      boxes.push(box)
      this.cells.set(key, boxes)
    }
  }

  private keysOf([left, top, right, bottom]: Box): readonly number[] {
    const keys: number[] = []
    for (let i = Math.floor(left / this.cell); i <= Math.floor(right / this.cell); i++) {
      for (let j = Math.floor(top / this.cell); j <= Math.floor(bottom / this.cell); j++) keys.push(i * 65536 + j)
    }
    return keys
  }
}
