import type { RefObject } from 'react'
import type { MapCamera } from '../../gestures'
import { PlaceSheet } from './PlaceSheet'
import type { TableModel } from './useTableModel'

export interface AboutPlaceProps {
  readonly model: TableModel
  readonly at: number | null
  readonly camera: RefObject<MapCamera | null>
  readonly onAt: (space: number | null) => void
  readonly onRule: (rule: string) => void
}

/** The card of the place that was asked about, in the words of the game or the bare facts of the board. */
export function AboutPlace({ model, at, camera, onAt, onRule }: AboutPlaceProps) {
  const { board, seen, things } = model
  const there = at === null ? undefined : board.board().spaces[at]
  if (at === null || !seen || !there) return null
  const pieces = things.filter(({ space }) => space === at).flatMap(({ key }) => board.card(seen, key) ?? [])
  return (
    <PlaceSheet
      place={board.place?.(seen, at) ?? { title: there.name, note: there.terrain, facts: [], borders: [] }}
      pieces={pieces}
      onClose={() => onAt(null)}
      onRule={onRule}
      onGo={space => {
        camera.current?.flyTo(space)
        onAt(space)
      }}
    />
  )
}
