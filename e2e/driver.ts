export interface Spot {
  readonly x: number
  readonly y: number
}
export interface Frame extends Spot {
  readonly width: number
  readonly height: number
}

/** How a journey drives the app, whatever runs it: a browser here, Detox on a phone. */
export interface Driver {
  readonly name: string
  /** Starts the app; `fresh` with nothing saved. */
  launch(options?: { readonly fresh?: boolean }): Promise<void>
  /** Ends the app as the system would, without a word to it. */
  kill(): Promise<void>
  /** The app leaves the screen and comes back. */
  background(): Promise<void>
  tap(id: string): Promise<void>
  /** Presses for so long. */
  hold(id: string, milliseconds: number): Promise<void>
  type(id: string, text: string): Promise<void>
  /** Taps the painted map in the middle of what has that id. */
  tapOnMap(id: string): Promise<void>
  dragOnMap(from: string, to: string): Promise<void>
  pan(dx: number, dy: number): Promise<void>
  /** Fingers on the glass after this moment, each with its own place; none lifts them all. */
  fingers(places: readonly Spot[]): Promise<void>
  /** Where it is on the screen. */
  frameOf(id: string): Promise<Frame>
  /** A key of the keyboard, held with others as in 'Shift+Tab'. */
  key(name: string): Promise<void>
  /** The id of what has the keyboard's focus; empty when nothing with an id has. */
  focused(): Promise<string>
  /** What is cut off, too small for a finger or covered, in words. */
  flaws(): Promise<readonly string[]>
  zoom(factor: number): Promise<void>
  see(id: string, text?: string | RegExp): Promise<void>
  /** Waits for the first of these to come up, and says which. */
  seeOne(...ids: readonly string[]): Promise<string>
  dontSee(id: string): Promise<void>
  /** Waits until the map is painted as it stands now, in full. */
  seeMapPainted(): Promise<void>
  isThere(id: string): Promise<boolean>
  /** What it says now; empty when it is not on the screen. */
  textOf(id: string): Promise<string>
  /** What a screen reader would say of it. */
  labelOf(id: string): Promise<string>
  /** Ids on the screen that start so, in order. */
  idsFrom(start: string): Promise<readonly string[]>
  /** The same with what a screen reader says of each. */
  labelsFrom(start: string): Promise<readonly { readonly id: string; readonly label: string }[]>
  /** Waits until so many ids start so. */
  seeCount(start: string, count: number): Promise<void>
  /** Gives the app a moment to draw. */
  pause(milliseconds: number): Promise<void>
  /** Everything a screen reader could reach now. */
  spoken(): Promise<readonly string[]>
  back(): Promise<void>
  screenshot(name: string): Promise<Buffer>
  /** The text of the file the app hands out. */
  takeFile(ask: () => Promise<void>): Promise<string>
  /** Gives the app a file the next time it asks for one. */
  offerFile(name: string, content: string, ask: () => Promise<void>): Promise<void>
}

export interface Screen {
  readonly name: string
  readonly width: number
  readonly height: number
}
export const screens = {
  phone: { name: 'phone', width: 360, height: 640 },
  phoneLandscape: { name: 'phoneLandscape', width: 640, height: 360 },
  tablet: { name: 'tablet', width: 1024, height: 768 },
  tabletPortrait: { name: 'tabletPortrait', width: 768, height: 1024 },
  browser: { name: 'browser', width: 1440, height: 900 },
} as const satisfies Record<string, Screen>

export interface Journey {
  readonly name: string
  readonly screens: readonly Screen[]
  readonly run: (app: Driver) => Promise<void>
}
