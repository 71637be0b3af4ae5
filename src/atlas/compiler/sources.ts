import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { feature } from 'topojson-client'
import type { Point } from '../board'
import { readTable, type Row } from './csv'

/** The world's coasts as the package stores them. */
export type Topology = Parameters<typeof feature>[0]

/** Everything under assets/geodata, read from the root of the project. */
export interface Sources {
  readonly table: (name: string) => Row[]
  readonly lines: (name: string) => readonly Point[][]
  readonly world: () => Topology
}

export function openSources(root: string): Sources {
  const read = (name: string) => readFileSync(join(root, 'assets/geodata', name), 'utf8')
  const fromRoot = createRequire(join(root, 'package.json'))
  return {
    table: name => readTable(read(name)),
    lines: name => (JSON.parse(read(name)) as { lines: Point[][] }).lines,
    world: () => JSON.parse(readFileSync(fromRoot.resolve('world-atlas/land-10m.json'), 'utf8')) as Topology,
  }
}
