/** Everything that can go wrong with a save: what happened, and what the player can do about it. */
const texts = {
  diskFull: ['The device has no room left to save.', 'Free some space, then try again. Nothing saved before is lost.'],
  damagedDatabase: [
    'The file with the saved games is damaged.',
    'It is left as it is; games you exported can be imported again.',
  ],
  foreignDatabase: [
    'The file with the saved games belongs to another program.',
    'It is left as it is; a new one is used.',
  ],
  newerDatabase: ['The saved games were written by a newer version of Black Earth.', 'Update the app to open them.'],
  busy: ['The saved games are in use elsewhere.', 'Close the other window of Black Earth and try again.'],
  storage: ['The device could not read or write the saved games.', 'Try again; if it goes on, restart the app.'],
  noSuchGame: ['This saved game does not exist any more.', 'Choose another one.'],
  unknownGame: ['This save is of a game the app does not have.', 'Update the app and try again.'],
  newerGame: ['This save was made with newer rules of the game.', 'Update the app to open it.'],
  olderGame: ['This save was made with older rules, which play differently.', 'It is left as it is.'],
  outOfOrder: ['The saved game has gone on since it was opened.', 'Open it again.'],
  diverged: ['An action of this save does not fit the game.', 'It is left as it is; choose another one.'],
  damagedGame: ['A part of this saved game cannot be read.', 'It is left as it is; choose another one.'],
  keptAside: ['This game is damaged and kept as it is.', 'Play its good copy, or export it.'],
  fileTooLarge: ['This file is too large to be a saved game.', 'Choose a file that Black Earth exported.'],
  notASave: ['This file is not a saved game of Black Earth.', 'Choose a file that Black Earth exported.'],
  truncatedFile: ['This file breaks off before its end.', 'Export or copy it again.'],
  damagedFile: ['This file has been changed or damaged.', 'Export or copy it again.'],
  newerFile: ['This file was exported by a newer version of Black Earth.', 'Update the app to import it.'],
} as const

export type SaveErrorCode = keyof typeof texts

export class SaveError extends Error {
  override readonly name = 'SaveError'
  readonly what: string
  readonly advice: string

  constructor(
    readonly code: SaveErrorCode,
    /** For the log and the curious: which value, which action. */
    readonly detail = '',
    /** The number of actions before the fault, where there is one. */
    readonly at: number | null = null,
  ) {
    super(detail ? `${texts[code][0]} (${detail})` : texts[code][0])
    this.what = texts[code][0]
    this.advice = texts[code][1]
  }
}

/** What SQLite says, on every platform in the same English words. */
const spoken: readonly (readonly [RegExp, SaveErrorCode])[] = [
  [/disk is full|quota/i, 'diskFull'],
  [/not a database|malformed|corrupt|unsupported file format/i, 'damagedDatabase'],
  [/is locked|busy|access handle/i, 'busy'],
]

export function asSaveError(cause: unknown): SaveError {
  if (cause instanceof SaveError) return cause
  const message = cause instanceof Error ? cause.message : String(cause)
  return new SaveError(spoken.find(([words]) => words.test(message))?.[1] ?? 'storage', message)
}
