/** A small picture the table can draw: a few areas on a grid, what stands in them, and arrows between them. */
export interface Diagram {
  readonly caption: string
  readonly areas: readonly DiagramArea[]
  readonly borders?: readonly DiagramBorder[]
  readonly pieces?: readonly DiagramPiece[]
  readonly arrows?: readonly DiagramArrow[]
}

export interface DiagramArea {
  readonly id: string
  /** Column and row on the grid, from the upper left. */
  readonly at: readonly [column: number, row: number]
  readonly terrain: string
  readonly holder?: number
  readonly label?: string
}

export interface DiagramBorder {
  readonly between: readonly [string, string]
  readonly kind: 'land' | 'river' | 'strait'
}

export interface DiagramPiece {
  readonly area: string
  readonly side: number
  readonly kind: string
  readonly strength?: number
  /** Lies face up for both players. */
  readonly shown?: true
  readonly mark?: string
}

export interface DiagramArrow {
  readonly from: string
  readonly to: string
  readonly kind: 'move' | 'supply' | 'range' | 'fire' | 'forbidden'
  readonly label?: string
}

export interface Rule {
  /** As printed: '10.13.6.2'; set-up and scenarios have a short word instead ('SC2'). */
  readonly number: string
  readonly title: string
  /** Paragraphs, one a line. A line that begins with '- ' is an item of a list. */
  readonly text: string
  readonly see?: readonly string[]
  readonly diagram?: Diagram
}

export interface Section {
  readonly number: string
  readonly title: string
  readonly rules: readonly Rule[]
}

export interface Rulebook {
  readonly game: string
  readonly title: string
  readonly sections: readonly Section[]
}
