export type Row = Readonly<Record<string, string>>

/** A small reader for our own tables: commas divide, nothing is quoted. */
export function readTable(text: string): Row[] {
  const [head = '', ...lines] = text.trim().split(/\r?\n/)
  const names = head.split(',')
  return lines.map(line => rowOf(names, line.split(',')))
}

const rowOf = (names: readonly string[], cells: readonly string[]): Row =>
  Object.fromEntries(names.map((name, place) => [name, cells[place] ?? '']))

export function writeTable(names: readonly string[], rows: readonly Row[]): string {
  return [names, ...rows.map(row => names.map(name => row[name] ?? ''))].map(cells => cells.join(',') + '\n').join('')
}

export function cell(row: Row, name: string): string {
  const value = row[name]
  if (value === undefined) throw new Error(`a table row has no column ${name}: ${Object.values(row).join(',')}`)
  return value
}

/** '30.52 50.59;30.50 50.55' */
export const readPoints = (text: string): [number, number][] =>
  text.split(';').map(pair => {
    const [x, y] = pair.trim().split(' ').map(Number)
    if (x === undefined || y === undefined || !Number.isFinite(x + y)) throw new Error(`not a point: ${pair}`)
    return [x, y]
  })
