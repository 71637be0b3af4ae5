import { readArguments } from './support/arguments'
import { command, report, say } from './support/command'
import { killRuns } from './support/kill'

const usage = 'npm run killTest -- [--runs N] [--seed S] [--json]'
const specs = {
  runs: { kind: 'count', fallback: '1000' },
  seed: { kind: 'seed', fallback: '1' },
  json: { kind: 'flag' },
} as const

await command(usage, async words => {
  const { runs, seed, json } = readArguments(words, specs).values
  const started = Date.now()
  const found = await killRuns(runs, seed, done => done % 100 === 0 && !json && say(`${done} runs`))
  for (const line of [...found.lost, ...found.unopenable]) say(line)
  const { lost, unopenable, ...rest } = found
  report({ ...rest, lost: lost.length, unopenable: unopenable.length, seconds: (Date.now() - started) / 1000 }, json)
  return lost.length + unopenable.length === 0 ? 0 : 1
})
