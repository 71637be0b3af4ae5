const channels = (colour: string): number[] => [1, 3, 5].map(at => parseInt(colour.slice(at, at + 2), 16))

const twoDigits = (value: number): string => Math.round(value).toString(16).padStart(2, '0')

/** Share 0 is the first colour, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const end = channels(second)
  return `#${channels(first)
    .map((value, i) => twoDigits(value + ((end[i] ?? 0) - value) * share))
    .join('')}`
}

/** The inks of printed pieces. They are paper, so they are the same in every look. */
export const inks = {
  ink: '#1E1712',
  earth: '#221B15',
  cream: '#FBF6E8',
  stickerTop: '#FAF4E3',
  stickerFoot: '#EFE5CC',
  wheat: '#E2AC3F',
  wheatLight: '#F6C64E',
  heart: '#C62D20',
  faint: '#6C5D4A',
  shadow: '#180F06',
  white: '#FFFFFF',
  black: '#000000',
  paperVeil: '#F0E6CD',
  info: '#275A73',
  soft: '#5A4C3D',
  danger: '#9E2B20',
} as const
