import { useEffect, useRef, type RefObject } from 'react'
import type { View } from 'react-native'
import type { CameraRig, MapTable } from '../map'
import { readKey } from './keys'
import { readWheel } from './wheel'

const restAfter = 140

/** Wheel, trackpad and keys on the map itself. */
export function useBrowserInput(ground: RefObject<View | null>, table: MapTable): void {
  const rig = useRef<CameraRig>(table.rig)
  useEffect(() => {
    rig.current = table.rig
  }, [table.rig])
  useEffect(() => {
    const element = ground.current as unknown as HTMLElement | null
    if (!element) return
    element.tabIndex = 0
    element.setAttribute('aria-label', 'Map. Arrow keys move it, plus and minus zoom, zero shows all of it.')
    element.style.outline = 'none'
    const release = listen(element, () => rig.current)
    return release
  }, [ground])
}

function listen(element: HTMLElement, rig: () => CameraRig): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined
  const restSoon = () => {
    clearTimeout(resting)
    resting = setTimeout(() => rig().settle(), restAfter)
  }
  const onWheel = (event: WheelEvent) => {
    event.preventDefault()
    const { left, top } = element.getBoundingClientRect()
    const move = readWheel(event)
    rig().stop()
    if (move.kind === 'pan') rig().pan(move.dx, move.dy)
    else rig().zoom(move.factor, event.clientX - left, event.clientY - top)
    restSoon()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isArrowElsewhere = event.target !== element && event.key.startsWith('Arrow')
    const move = event.ctrlKey || event.metaKey || isArrowElsewhere ? null : readKey(event.key)
    if (!move) return
    event.preventDefault()
    if (move.kind === 'fit') return rig().fit()
    if (move.kind === 'pan') rig().pan(move.dx, move.dy)
    else rig().zoom(move.factor, element.clientWidth / 2, element.clientHeight / 2)
    restSoon()
  }
  element.addEventListener('wheel', onWheel, { passive: false })
  element.addEventListener('keydown', onKeyDown)
  return () => {
    clearTimeout(resting)
    element.removeEventListener('wheel', onWheel)
    element.removeEventListener('keydown', onKeyDown)
  }
}
