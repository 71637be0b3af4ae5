import { contrast } from '../../theme'

const inks = ['#FFF9EC', '#1D1611'] as const
/** Light or dark letters, whichever are easier to read on the side's colour. */
export const tagInk = (ground: string): string =>
  contrast(inks[0], ground) >= contrast(inks[1], ground) ? inks[0] : inks[1]
