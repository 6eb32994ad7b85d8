/** A part of the world, in degrees. */
export interface Bounds {
  west: number
  east: number
  south: number
  north: number
}

/** Longitude and latitude in degrees (WGS 84), or x and y in pixels. */
export type Point = [number, number]

/** Turns longitude and latitude into pixels. */
export type Project = (position: Point) => Point

/**
 * A Mercator projection, as nautical charts use it, that fills a width.
 * @returns The projection and the height in pixels that the bounds take.
 */
export function mercator(bounds: Bounds, widthPx: number): { project: Project; heightPx: number } {
  const scale = widthPx / radians(bounds.east - bounds.west)
  const top = stretched(bounds.north)
  return {
    project: ([longitude, latitude]) => [
      scale * radians(longitude - bounds.west),
      scale * (top - stretched(latitude)),
    ],
    heightPx: scale * (top - stretched(bounds.south)),
  }
}

/**
 * The size of a pixel in nautical miles at the center of the bounds; a mile is a minute of
 * latitude.
 */
export function milesPerPixel(bounds: Bounds, widthPx: number): number {
  const middle = radians((bounds.north + bounds.south) / 2)
  return ((bounds.east - bounds.west) * 60 * Math.cos(middle)) / widthPx
}

function stretched(latitude: number): number {
  return Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
