import { useEffect } from 'react'
import { keepPicture, publicView, type Playing } from '../../stores'
import { publicPicture } from '../publicPicture'
import { boardFor } from './boards'

const RESTS = 1200

/** Keeps what lists of games may show of this one, a moment after its last action. */
export function usePublicPicture({ save: { id, game }, log: { length } }: Playing): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const view = publicView()
      if (view) void keepPicture(publicPicture(id, length, boardFor(game), view))
    }, RESTS)
    return () => clearTimeout(timer)
  }, [id, game, length])
}
