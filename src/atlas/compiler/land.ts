import { feature } from 'topojson-client'
import { signedArea } from '../../geometry/shape/ring'
import type { Point } from '../board'
import type { Topology } from './sources'
import { clipRing, densify, flat, simplifyRing, smooth, type Path } from './lines'

type Frame = readonly [number, number, number, number]

/** Cut first with room to spare, so that rounding corners does not bite into the frame. */
const ROOM = 200

/** The world's land, as rings on the sheet: cut to the frame, its corners rounded, ashore of nothing but the sea. */
export function landRings(world: Topology, project: (lon: number, lat: number) => Point, frame: Frame): Path[] {
  const roomy: Frame = [frame[0] - ROOM, frame[1] - ROOM, frame[2] + ROOM, frame[3] + ROOM]
  return polygonsOf(world)
    .flat()
    .filter(isNear)
    .map(ring => ring.filter(([, lat]) => lat! > 25 && lat! < 72).map(([lon, lat]) => project(lon!, lat!)))
    .map(ring => clipRing(ring, roomy))
    .filter(ring => ring.length >= 4 && Math.abs(signedArea(flat(ring))) > 40)
    .map(ring => clipRing(simplifyRing(smooth(closedSteps(ring), 2, true), 0.5), frame))
    .filter(ring => ring.length >= 4)
}

const closedSteps = (ring: Path): Path => densify([...ring, ring[0]!], 90).slice(1)

type Position = readonly number[]
type LandFeatures = { readonly features: readonly { readonly geometry: LandGeometry }[] }
type LandGeometry =
  | { readonly type: 'Polygon'; readonly coordinates: Position[][] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: Position[][][] }

function polygonsOf(world: Topology): Position[][][] {
  const land = feature(world, world.objects['land']!) as unknown as LandFeatures
  return land.features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
  )
}

/** The great ring of Eurasia passes the date line: only what comes near the theatre is projected. */
const isNear = (ring: readonly Position[]) =>
  ring.some(([lon, lat]) => lon! > 15 && lon! < 50 && lat! > 40 && lat! < 56)
