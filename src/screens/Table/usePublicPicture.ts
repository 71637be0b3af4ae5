import { useEffect, useRef } from 'react'
import { keepPicture, type Playing } from '../../stores'
import { publicPicture } from './publicPicture'
import type { TableModel } from './useTableModel'

const RESTS = 1200

/** Keeps what the first screen may show of this game, a moment after its last action. */
export function usePublicPicture({ save, log }: Playing, model: TableModel): void {
  const latest = useRef(model)
  useEffect(() => {
    latest.current = model
  })
  const { length } = log
  useEffect(() => {
    const timer = setTimeout(() => {
      const { board, things, play } = latest.current
      void keepPicture(publicPicture(save.id, board, things, play.control))
    }, RESTS)
    return () => clearTimeout(timer)
  }, [save.id, length])
}
