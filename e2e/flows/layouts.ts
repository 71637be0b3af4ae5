import { screens, type Driver, type Journey, type Screen } from '../driver'
import { battleSave } from '../fixtures/kiev41Battle'
import { asked, choose } from './kiev41'
import { resign } from './resign'
import { lookIfCovered } from './skirmish'

interface Setting {
  readonly name: string
  readonly screen: Screen
  /** Ids to tap in Settings. */
  readonly taps: readonly string[]
}
/** Every size, look, hand, text size and motion at least once; not every one with every other. */
const settings: readonly Setting[] = [
  { name: 'phone', screen: screens.phone, taps: [] },
  { name: 'phone large text', screen: screens.phone, taps: ['text-2', 'switch-leftHanded'] },
  { name: 'phone landscape dark', screen: screens.phoneLandscape, taps: ['look-dark'] },
  { name: 'tablet', screen: screens.tablet, taps: ['switch-leftHanded', 'motion-off'] },
  { name: 'tablet portrait contrast', screen: screens.tabletPortrait, taps: ['look-highContrast', 'text-1.3'] },
  { name: 'browser', screen: screens.browser, taps: ['palette-redGreenSafe'] },
]

/** Walks every screen, keeps its picture, and asks each what is cut off, too small or covered. */
export const layouts: readonly Journey[] = settings.map(({ name, screen, taps }) => ({
  name: `layout ${name}`,
  screens: [screen],
  run: async app => {
    const flaws: string[] = []
    const shot = async (step: string): Promise<void> => {
      await app.pause(250)
      await app.screenshot(`layout-${name.replace(/ /g, '-')}-${step}`)
      flaws.push(...(await app.flaws()).map(flaw => `${step}: ${flaw}`))
    }
    await app.launch({ fresh: true })
    await setUp(app, taps, shot)
    await walkPapers(app, shot)
    await walkTable(app, shot)
    if (flaws.length > 0) throw new Error(`${flaws.length} flaws\n${flaws.join('\n')}`)
  },
}))

type Shot = (step: string) => Promise<void>

async function setUp(app: Driver, taps: readonly string[], shot: Shot): Promise<void> {
  await app.tap('door-Settings')
  for (const tap of ['pace-instant', ...taps]) await app.tap(tap)
  await shot('1-settings')
  await app.back()
}

async function walkPapers(app: Driver, shot: Shot): Promise<void> {
  await app.see('home')
  await shot('2-home-empty')
  await app.tap('game-kiev41')
  await app.see('new-game')
  await shot('3-new-game')
  await app.tap('mode-watch')
  await shot('3-watch')
  await app.tap('mode-two')
  for (const row of ['pins', 'optional-rules', 'seed']) await app.tap(row)
  await shot('3-options')
  await app.tap('start')
  await app.see('table')
  await app.background()
  await app.see('curtain')
  await shot('3-curtain')
  await app.tap('curtain-home')
  await app.see('resume-card')
  await app.tap('door-Rules')
  await app.see('rules')
  await shot('4-rules')
  await app.type('rules-search', 'tank attack')
  await shot('4-search')
  await app.tap('found-10.13.6.2')
  await app.see('rule')
  await shot('4-rule')
  await app.back()
  await app.back()
}

async function walkTable(app: Driver, shot: Shot): Promise<void> {
  const { content, area } = battleSave()
  await app.tap('door-Saves')
  await app.offerFile('battle.json', content, () => app.tap('import'))
  await app.seeCount('save-', 2)
  const [newest] = await app.idsFrom('save-')
  await app.tap(newest!.replace('save-', 'duplicate-'))
  await app.seeCount('save-', 3)
  const [copy] = await app.idsFrom('save-')
  await app.tap(copy!.replace('save-', 'rename-'))
  await shot('5-rename')
  await app.tap('rename-cancel')
  await app.tap(copy!.replace('save-', 'delete-'))
  await app.see('removed')
  await shot('5-saves')
  await app.back()
  await app.see('resume-card', 'Before the battle')
  await shot('6-home')
  await app.tap('resume')
  await lookIfCovered(app)
  await asked(app, 'Choose the next battle')
  if (await app.isThere('battle-go-on')) await app.tap('battle-go-on')
  await app.seeMapPainted()
  await shot('8-table')
  await app.tapOnMap(`space-${area}`)
  await app.seeMapPainted()
  await shot('9-picked')
  await choose(app, 'fight')
  await app.see('forecast')
  await shot('10-forecast')
  await app.tap('confirm')
  await app.seeOne('curtain', 'battle-sheet')
  await lookIfCovered(app)
  await app.see('battle-sheet')
  await shot('11-battle')
  await app.tap('sheet-close')
  await resign(app, step => shot(step === 'menu' ? '12-menu' : '13-actions'))
  await app.see('story')
  await shot('14-result')
  await app.tap('result-replay')
  await app.see('replay')
  await app.tap('replay-battle-before')
  await app.seeMapPainted()
  await shot('15-replay')
  await app.back()
  await app.tap('result-beliefs')
  await app.see('beliefs-score')
  await shot('16-beliefs')
  await app.back()
}
