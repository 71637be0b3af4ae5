/** `npm run -s atlas -- build kiev41`: makes board files from geodata, and tables and pictures from board files. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { boardText, buildBoard, gzippedSize, recipeIds } from '../src/atlas/compiler/build'
import { exportTables } from '../src/atlas/compiler/exportTables'
import type { Board } from '../src/atlas/board'

const USAGE = `usage: atlas build BOARD | export BOARD DIR | picture BOARD [OPTIONS] FILE.png
boards: ${recipeIds.join(', ')}`

const root = join(import.meta.dirname, '..')
const fileOf = (id: string) => join(root, 'src/atlas/compiled', `${id}.json`)

class WrongUse extends Error {}

function build(id: string, rest: readonly string[]): void {
  if (rest.length > 0) throw new WrongUse(`build takes no ${rest[0]}`)
  const start = performance.now()
  const board = buildBoard(id, root)
  const text = boardText(board)
  mkdirSync(join(root, 'src/atlas/compiled'), { recursive: true })
  writeFileSync(fileOf(id), text)
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(
    `${id}: ${board.spaces.length} spaces, ${board.borders.length} borders, ${kilobytes(text.length)}, ` +
      `${kilobytes(gzippedSize(text))} gzipped, ${seconds} s`,
  )
}

function exportTo(id: string, [directory, ...rest]: readonly string[]): void {
  if (!directory || rest.length > 0) throw new WrongUse('export takes one directory')
  mkdirSync(directory, { recursive: true })
  const board = JSON.parse(readFileSync(fileOf(id), 'utf8')) as Board
  for (const [name, text] of Object.entries(exportTables(board))) writeFileSync(join(directory, name), text)
  console.log(`${id}: areas.csv and borders.csv written to ${directory}`)
}

/** The colours and fonts of a picture are only loaded for a picture; it reports its own wrong use. */
async function picture(id: string, rest: readonly string[]): Promise<void> {
  const printer = await import('./picture')
  process.exitCode = await printer.picture([id, ...rest])
}

const commands: Readonly<Record<string, (id: string, rest: readonly string[]) => void | Promise<void>>> = {
  build,
  export: exportTo,
  picture,
}

async function main([command = '', id = '', ...rest]: readonly string[]): Promise<void> {
  const run = commands[command]
  if (!run) throw new WrongUse(command ? `unknown command ${command}` : 'no command')
  if (!recipeIds.includes(id)) throw new WrongUse(id ? `unknown board ${id}` : 'no board')
  await run(id, rest)
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  if (error instanceof WrongUse) console.error(USAGE)
  process.exitCode = error instanceof WrongUse ? 2 : 1
})
