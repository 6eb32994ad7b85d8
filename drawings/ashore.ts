import type { Point } from '../src/chart/projection.ts'
import { boxAround } from './box.ts'
import type { Ink } from './ink.ts'

/** In thirds of a mark's radius: a town lies at its harbor, which may be wide. */
const MOST_STEPS_ASHORE = 60

/** The nearest position where the whole of a mark is on land; its own, if there is none close by. */
export function ashore(at: Point, radius: number, ink: Ink): Point {
  const rings = Array.from({ length: MOST_STEPS_ASHORE }, (_, index) => (index * radius) / 3)
  const spots = rings.flatMap((far) =>
    Array.from({ length: 24 }, (_, index): Point => {
      const angle = (index * Math.PI) / 12
      return [at[0] + Math.cos(angle) * far, at[1] + Math.sin(angle) * far]
    }),
  )
  const isAshore = (spot: Point) =>
    ink.isLand(spot) && !ink.crosses(boxAround(...spot, 2 * radius, 2 * radius))
  return spots.find(isAshore) ?? at
}
