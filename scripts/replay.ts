import { existsSync, readFileSync } from 'node:fs'
import { digest } from '../src/engine'
import { checkRecord } from '../src/engine/testing/fuzz'
import { gameOf } from '../src/games'
import { parseSave, SaveError, verified } from '../src/saves'
import { readArguments, UsageError } from './support/arguments'
import { command, report, say } from './support/command'
import { readFault } from './support/faultFile'

const usage = 'npm run replay -- FILE [--json]   (a fault, an exported save or a golden game)'

await command(usage, async words => {
  const { values, rest } = readArguments(words, { json: { kind: 'flag' } } as const, 'files')
  const [path] = rest
  if (path === undefined || rest.length > 1) throw new UsageError('one file is wanted')
  if (!existsSync(path)) throw new UsageError(`there is no file ${path}`)
  return readFault(path) ? replayFault(path, values.json) : replaySave(path, values.json)
})

/** Looks at a written-down fault again, with every property at every moment. */
function replayFault(path: string, json: boolean): number {
  const { property, record } = readFault(path)!
  const game = gameOf(record.game)
  if (!game) throw new UsageError(`there is no game ${record.game}`)
  const { fault, decisions } = checkRecord(game, record)
  report({ file: path, was: property, decisions, fault: fault && `${fault.property}: ${fault.detail}` }, json)
  return fault ? 1 : 0
}

async function replaySave(path: string, json: boolean): Promise<number> {
  try {
    const file = parseSave(readFileSync(path))
    const game = gameOf(file.game)
    if (!game) throw new SaveError('unknownGame', file.game)
    const { state, actions } = await verified(game, file)
    report(
      { file: path, game: file.game, actions: actions.length, digest: digest(game, state), outcome: state.over },
      json,
    )
    return 0
  } catch (cause) {
    if (!(cause instanceof SaveError)) throw cause
    say(`${cause.message} ${cause.advice}`)
    report({ file: path, error: cause.code, at: cause.at }, json)
    return 1
  }
}
