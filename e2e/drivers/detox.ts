import { readFileSync } from 'node:fs'
import { by, device, element, expect, waitFor } from 'detox'
import type { Driver } from '../driver'

const PATIENCE = 20000
const at = (id: string): Detox.IndexableNativeElement => element(by.id(id))
const starting = (start: string): Detox.IndexableNativeElement => element(by.id(new RegExp(`^${start}`)))

interface Described {
  readonly identifier?: string
  readonly label?: string
  readonly text?: string
}
/** One element or many: Detox answers differently, we always want a list. */
async function described(found: Detox.IndexableNativeElement): Promise<readonly Described[]> {
  const answer = (await found.getAttributes().catch(() => ({ elements: [] }))) as Described & {
    readonly elements?: readonly Described[]
  }
  return answer.elements ?? [answer]
}
const isThere = async (id: string): Promise<boolean> =>
  expect(at(id))
    .toBeVisible()
    .then(
      () => true,
      () => false,
    )
async function until(test: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + PATIENCE
  while (!(await test())) if (Date.now() > end) throw new Error(`waited in vain for ${what}`)
}
const notHere = (what: string) => (): Promise<never> =>
  Promise.reject(new Error(`${what} needs the system's file picker: this journey runs in the browser only`))
const inBrowserOnly = (what: string) => (): Promise<never> =>
  Promise.reject(new Error(`${what} is out of Detox's reach: this journey runs in the browser only`))

/** The app on a phone or an emulator. Files go through the system's own screens, which Detox cannot reach. */
export const detoxDriver = {
  name: 'detox',
  launch: ({ fresh = false } = {}) => device.launchApp({ newInstance: true, delete: fresh }),
  kill: () => device.terminateApp(),
  background: async () => {
    await device.sendToHome()
    await device.launchApp({ newInstance: false })
  },
  tap: async id => {
    await waitFor(at(id)).toBeVisible().withTimeout(PATIENCE)
    await at(id).tap()
  },
  hold: (id, milliseconds) => at(id).longPress(milliseconds),
  type: async (id, text) => {
    await at(id).replaceText(text)
    await at(id).tapReturnKey()
  },
  tapOnMap: id => at(id).tap(),
  dragOnMap: (from, to) => at(from).longPressAndDrag(600, 0.5, 0.5, at(to), 0.5, 0.5, 'slow', 100),
  pan: (dx, dy) => at('map').swipe(Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'right' : 'left') : dy > 0 ? 'down' : 'up'),
  fingers: inBrowserOnly('moving single fingers'),
  frameOf: inBrowserOnly('measuring frames'),
  key: inBrowserOnly('a keyboard'),
  focused: inBrowserOnly('the keyboard focus'),
  flaws: () => Promise.resolve([]),
  zoom: factor => at('map').pinch(factor),
  see: async (id, text) => {
    await waitFor(at(id)).toBeVisible().withTimeout(PATIENCE)
    if (text === undefined) return
    const says = async (): Promise<boolean> => {
      const [found] = await described(at(id))
      const said = found?.text ?? found?.label ?? ''
      return typeof text === 'string' ? said.includes(text) : text.test(said)
    }
    await until(says, `${id} to say ${text}`)
  },
  seeOne: async (...ids) => {
    let found: string | undefined
    const look = async (): Promise<boolean> => {
      for (const id of ids) if (await isThere(id)) found ??= id
      return found !== undefined
    }
    await until(look, ids.join(' or '))
    return found!
  },
  dontSee: id => waitFor(at(id)).not.toBeVisible().withTimeout(PATIENCE),
  seeMapPainted: () => Promise.resolve(),
  isThere,
  textOf: async id => {
    const [found] = await described(at(id))
    return found?.text ?? found?.label ?? ''
  },
  labelOf: async id => (await described(at(id)))[0]?.label ?? '',
  idsFrom: async start => (await described(starting(start))).map(({ identifier }) => identifier ?? ''),
  labelsFrom: async start =>
    (await described(starting(start))).map(({ identifier, label }) => ({ id: identifier ?? '', label: label ?? '' })),
  seeCount: (start, count) =>
    until(async () => (await described(starting(start))).length === count, `${count} times ${start}`),
  pause: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
  spoken: async () => (await described(element(by.label(/.+/)))).map(({ label }) => label ?? ''),
  back: () => at('back').tap(),
  screenshot: async name => readFileSync(await device.takeScreenshot(name)),
  takeFile: notHere('handing out a file'),
  offerFile: notHere('taking in a file'),
} satisfies Driver
