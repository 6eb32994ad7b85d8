import type { Point } from './projection.ts'

/**
 * Breakwaters that the coastline lacks, as lines of longitude and latitude: the three across the
 * mouth of New Haven Harbor. Their courses and openings follow the Annual Report of the Chief of
 * Engineers, US Army, 1889 to 1893. Positions and lengths are approximate and were not compared with a
 * chart: the far end of the western one may be 200 meters off. They are decoration, as all drawings are.
 */
export const breakwaters: Point[][] = [
  [
    [-72.9121, 41.2345],
    [-72.9031, 41.2411],
  ],
  [
    [-72.9195, 41.2305],
    [-72.9326, 41.2233],
  ],
  [
    [-72.942, 41.2211],
    [-72.9547, 41.2275],
  ],
]
