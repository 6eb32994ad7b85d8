import type { Point } from './projection.ts'

/**
 * Breakwaters that the coastline lacks, as lines of longitude and latitude: the three across the
 * mouth of New Haven Harbor. The eastern one runs northeast from Southwest Ledge Light, the middle
 * one over Luddington Rock on a line N 54° E to S 54° W, and the western one northwest from New
 * Haven Light; they are 3,450, 4,450 and 4,200 feet long. Courses and openings are those of the
 * Annual Report of the Chief of Engineers, US Army, 1889 to 1893; the lights are the Light List's.
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
