import type { Fire } from './types'

type Faces = { readonly faces: readonly number[]; readonly fire: readonly Fire[] }

/** 4.2.3 A combat block counts down to one; its fire is the same on every face. */
export const steps = (strongest: 2 | 3 | 4, fire: Fire): Faces => {
  const faces = [4, 3, 2, 1].slice(4 - strongest)
  return { faces, fire: faces.map(() => fire) }
}

/** 4.2.3 HQs and leaders have three stars' faces and the Heart, which neither counts nor fires. */
export const stars = (fire: Fire): Faces => ({ faces: [4, 3, 2, 0], fire: [fire, fire, fire, 0] })
