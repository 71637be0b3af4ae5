import type { Core, Game, Seed, View } from '../../engine'
import { layoutOf, mix } from '../../engine'

type Windows = { readonly [table: string]: Int16Array | undefined }

/** Luck for imagining, from what is seen alone: the same view gives the same thoughts on every device. */
export function seedOf<S extends Core>(game: Game<S>, view: View<S>, world: number): Seed {
  let a = mix(world, 41)
  let b = mix(world, 1941)
  const text = JSON.stringify([view.frames, view.tokens, view.facts])
  for (let i = 0; i < text.length; i++) a = Math.imul(a ^ text.charCodeAt(i), 0x01000193)
  for (const name of layoutOf(game).names) {
    const cells = (view as unknown as Windows)[name]
    if (!cells || game.tables[name]!.derived) continue
    for (let i = 0; i < cells.length; i++) {
      a = Math.imul(a ^ cells[i]!, 0x01000193)
      b = (Math.imul(b ^ a, 0x85ebca6b) + (b >>> 15)) | 0
    }
  }
  return [mix(a, b), mix(b, a)]
}
