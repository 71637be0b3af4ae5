import type { Point } from '../board'

export interface Conic {
  readonly parallels: readonly [number, number]
  readonly meridian: number
  readonly scale: number
  readonly dx: number
  readonly dy: number
}

/** Mean radius of the Earth in kilometres: turns units a kilometre into the scale of a projection of the unit sphere. */
export const EARTH_RADIUS = 6371

const radians = (degrees: number) => (degrees * Math.PI) / 180
const stretch = (latitude: number) => Math.tan(Math.PI / 4 + radians(latitude) / 2)

/** Lambert's conformal conic on the sphere, turned so that y grows southward: shapes stay true and distances nearly so. */
export function projector(conic: Conic): (longitude: number, latitude: number) => Point {
  const { factor, power } = coneOf(conic.parallels)
  return (longitude, latitude) => {
    const radius = factor / stretch(latitude) ** power
    const turn = power * radians(longitude - conic.meridian)
    return [conic.scale * radius * Math.sin(turn) + conic.dx, conic.scale * radius * Math.cos(turn) + conic.dy]
  }
}

export function unprojector(conic: Conic): (x: number, y: number) => Point {
  const { factor, power } = coneOf(conic.parallels)
  return (x, y) => {
    const across = (x - conic.dx) / conic.scale
    const down = (y - conic.dy) / conic.scale
    const turn = Math.atan2(across, down)
    const latitude = 2 * Math.atan((factor / Math.hypot(across, down)) ** (1 / power)) - Math.PI / 2
    return [conic.meridian + (turn * 180) / (Math.PI * power), (latitude * 180) / Math.PI]
  }
}

function coneOf([south, north]: readonly [number, number]) {
  const near = Math.cos(radians(south))
  const ratio = Math.log(near / Math.cos(radians(north)))
  const power = south === north ? Math.sin(radians(south)) : ratio / Math.log(stretch(north) / stretch(south))
  return { power, factor: (near * stretch(south) ** power) / power }
}
