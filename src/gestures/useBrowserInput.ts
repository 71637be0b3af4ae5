import type { RefObject } from 'react'
import type { View } from 'react-native'
import type { MapTable } from '../map'

/** Phones have neither wheel nor keys on the map; the overlay serves their keyboards. */
export function useBrowserInput(_ground: RefObject<View | null>, _table: MapTable): void {}
