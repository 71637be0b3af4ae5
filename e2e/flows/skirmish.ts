import type { Driver } from '../driver'
import { setPace } from './pace'

/** Opens the small game and brings it to the first order: both sides have planned, a formation may move. */
export async function skirmishToOrder(app: Driver): Promise<void> {
  await app.launch({ fresh: true })
  await setPace(app, 'instant')
  await app.tap('game-skirmish')
  await app.tap('seed')
  await app.type('seed-field', 'journey')
  await app.tap('start')
  for (let choices = 0; choices < 12; choices++) {
    await lookIfCovered(app)
    if (await app.isThere('choice-endOrder-0')) return
    await chooseFirst(app)
  }
  throw new Error('the first order was not reached')
}

export async function lookIfCovered(app: Driver): Promise<void> {
  if ((await app.seeOne('curtain', 'table')) === 'curtain') await look(app)
  else await goOn(app)
}
export async function look(app: Driver): Promise<void> {
  for (let hold = 1000; await app.isThere('curtain'); hold += 1000) await app.hold('hold-to-look', hold)
  await app.see('table')
  await goOn(app)
}
async function goOn(app: Driver): Promise<void> {
  if (await app.isThere('missed-go-on')) return app.tap('missed-go-on')
  if (!(await app.isThere('replaying'))) return
  await app.tap((await app.isThere('battle-finish')) ? 'battle-finish' : 'watching-finish')
}

async function chooseFirst(app: Driver): Promise<void> {
  const before = await app.textOf('prompt-bar')
  const [first] = await app.idsFrom('choice-')
  if (!first) throw new Error(`nothing to choose: ${before}`)
  await app.tap(first)
  for (let tries = 0; tries < 200; tries++) {
    if (await app.isThere('curtain')) return
    const said = await app.textOf('prompt-bar')
    if (said !== '' && said !== before) return
  }
}
