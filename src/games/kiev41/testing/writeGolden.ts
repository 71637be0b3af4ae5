import { goldenGames, goldenLine, goldenName, playGolden } from './golden'

/** Prints the golden games anew, after a change of rules that was meant; the output is tests/golden.json. */
const lines = goldenGames.map(game => [goldenName(game), goldenLine(playGolden(game))] as const)
process.stdout.write(`${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`)
