import { dark } from './dark'
import { highContrast } from './highContrast'
import type { Look, LookName } from './look'
import { paper } from './paper'

export const looks: Readonly<Record<LookName, Look>> = { paper, dark, highContrast }
