import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from './support/arguments'
import { checklists, type Checklist } from './support/checklists'
import { command, say } from './support/command'
import { coverage, type Coverage } from './support/coverage'
import { testTitles } from './support/testTitles'

const usage = `npm run -s rules -- [--game ${[...checklists.keys()].join('|')}] [--summary] [--json]`

const testFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.test\.tsx?$/.test(name))
    .map(name => join(folder, name))

const cover = ({ folder, ids }: Checklist): Coverage =>
  coverage(
    ids,
    testFiles(folder).flatMap(file => testTitles(readFileSync(file, 'utf8'), file)),
  )

function tell(game: string, { rules, tested, missing }: Coverage, summary: boolean): void {
  say(`${game}: ${tested} of ${rules} checklist rows have a test`)
  if (!summary && missing.length > 0) say(`  missing: ${missing.join(' ')}`)
}

void command(usage, async words => {
  const { game, summary, json } = readArguments(words, {
    game: { kind: 'word', among: ['all', ...checklists.keys()], fallback: 'all' },
    summary: { kind: 'flag' },
    json: { kind: 'flag' },
  } as const).values
  const wanted = [...checklists].filter(([id]) => game === 'all' || game === id)
  const covers = wanted.map(([id, list]) => [id, cover(list)] as const)
  covers.forEach(([id, found]) => tell(id, found, summary || json))
  if (json) say(JSON.stringify(Object.fromEntries(covers)))
  return 0
})
