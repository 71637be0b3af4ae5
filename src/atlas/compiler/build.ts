import { gzipSync } from 'node:zlib'
import type { Board } from '../board'
import { buildKiev41 } from './boards/kiev41'
import { openSources, type Sources } from './sources'

/** Every map the compiler can make. */
const recipes: Readonly<Record<string, (sources: Sources) => Board>> = {
  kiev41: buildKiev41,
}

export const recipeIds: readonly string[] = Object.keys(recipes)

/** Compiles one map from the sources under the root of the project. */
export function buildBoard(id: string, root: string): Board {
  const recipe = recipes[id]
  if (!recipe) throw new Error(`no recipe for ${id}`)
  return recipe(openSources(root))
}

/** The text of a board file; one space or border a line, so that a change can be read. */
export function boardText(board: Board): string {
  const listed = (items: readonly unknown[]) => `[\n${items.map(item => JSON.stringify(item)).join(',\n')}\n]`
  const fields = Object.entries(board).map(([name, value]) => {
    const text = name === 'decoration' ? decorationText(value as Board['decoration']) : undefined
    return `${JSON.stringify(name)}:${text ?? (name === 'spaces' || name === 'borders' ? listed(value as unknown[]) : JSON.stringify(value))}`
  })
  return `{${fields.join(',\n')}}\n`
}

const decorationText = (decoration: Board['decoration']): string =>
  `{${Object.entries(decoration)
    .map(
      ([name, items]) =>
        `${JSON.stringify(name)}:[\n${(items as unknown[]).map(item => JSON.stringify(item)).join(',\n')}\n]`,
    )
    .join(',\n')}}`

export const gzippedSize = (text: string): number => gzipSync(text).length
