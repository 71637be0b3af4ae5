/** Plays and saves until it is killed. Says what it is about to do (>) and, once that is committed, what is now saved (=). */
import { writeSync } from 'node:fs'
import { digest, mix } from '../../src/engine'
import { appendAction, createGame, truncateTo } from '../../src/saves'
import { beginning, opened, openStore, someMove, tiny } from '../../src/saves/testing/store'

const [path = '', chanceText = '1'] = process.argv.slice(2)
const say = (line: string): void => void writeSync(1, `${line}\n`)

const saves = await openStore(path)
for (let chance = Number(chanceText); ; chance = mix(chance, 3)) {
  say('> create')
  const id = await createGame(saves, tiny, beginning)
  const past = [opened()]
  const now = () => past[past.length - 1]!
  const saved = (): void => say(`= ${id} ${now().seq} ${digest(tiny, now())}`)
  saved()
  while (!now().over) {
    chance = mix(chance, now().seq)
    if (chance % 8 === 0 && past.length > 3) {
      past.length -= 1 + (chance % 3)
      say(`> truncate ${id} ${now().seq}`)
      await truncateTo(saves, id, now().seq)
    } else {
      const { side, action, after } = someMove(now(), chance)
      past.push(after)
      say(`> append ${id} ${after.seq}`)
      await appendAction(saves, id, tiny, side, action, after)
    }
    saved()
  }
}
