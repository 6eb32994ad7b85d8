import type { Bounds, Point } from './projection.ts'

type Ring = Point[]

const LONGEST_CUT_DEGREES = 0.002

interface Coastline {
  features: { geometry: { coordinates: Ring[] } }[]
}

/**
 * The land within some bounds, smoothed for a large scale.
 * @param marginDegrees How much land to include beyond the bounds, so that no cut edge shows.
 * @returns Closed rings of longitude and latitude.
 */
export function landWithin(coastline: Coastline, bounds: Bounds, marginDegrees: number): Ring[] {
  const frame = {
    west: bounds.west - marginDegrees,
    east: bounds.east + marginDegrees,
    south: bounds.south - marginDegrees,
    north: bounds.north + marginDegrees,
  }
  return coastline.features
    .map(({ geometry }) => clip(geometry.coordinates[0] ?? [], frame))
    .filter((ring) => ring.length > 2)
    .map(smooth)
}

/** Clips a ring to a frame, one side at a time (Sutherland and Hodgman, 1974). */
function clip(ring: Ring, { west, east, south, north }: Bounds): Ring {
  const sides: [(p: Point) => boolean, (a: Point, b: Point) => Point][] = [
    [([x]) => x >= west, (a, b) => atLongitude(a, b, west)],
    [([x]) => x <= east, (a, b) => atLongitude(a, b, east)],
    [([, y]) => y >= south, (a, b) => atLatitude(a, b, south)],
    [([, y]) => y <= north, (a, b) => atLatitude(a, b, north)],
  ]
  return sides.reduce((visible, [isInside, cut]) => cutSide(visible, isInside, cut), ring)
}

function cutSide(
  ring: Ring,
  isInside: (point: Point) => boolean,
  cut: (a: Point, b: Point) => Point,
): Ring {
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1) as Point
    if (isInside(point)) return isInside(before) ? [point] : [cut(before, point), point]
    return isInside(before) ? [cut(before, point)] : []
  })
}

function atLongitude([x1, y1]: Point, [x2, y2]: Point, x: number): Point {
  return [x, y1 + ((y2 - y1) * (x - x1)) / (x2 - x1)]
}

function atLatitude([x1, y1]: Point, [x2, y2]: Point, y: number): Point {
  return [x1 + ((x2 - x1) * (y - y1)) / (y2 - y1), y]
}

/**
 * One pass of Chaikin's corner cutting: points 100 m apart read as a line, not as corners. Only the
 * ends of a long side are cut, or the closing sides of the land would leave the frame.
 */
function smooth(ring: Ring): Ring {
  return ring.flatMap((point, index) => {
    const next = ring[(index + 1) % ring.length] as Point
    const length = Math.hypot(next[0] - point[0], next[1] - point[1])
    const part = Math.min(0.25, LONGEST_CUT_DEGREES / length)
    return [between(point, next, part), between(point, next, 1 - part)]
  })
}

function between([x1, y1]: Point, [x2, y2]: Point, part: number): Point {
  return [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part]
}
