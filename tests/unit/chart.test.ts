import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawChart } from '../../src/chart/draw-chart.ts'
import { mercator, milesPerPixel } from '../../src/chart/projection.ts'
import { landWithin } from '../../src/chart/shoreline.ts'

const coastline = JSON.parse(
  readFileSync(new URL('../../src/chart/long-island-sound.geojson', import.meta.url), 'utf8'),
)
const bounds = { west: -73.3, east: -73.1, south: 41.1, north: 41.2 }

/** Whether a position lies on land, by counting the shore lines to its west. */
function isLand([x, y]: [number, number]): boolean {
  const crossings = landWithin(coastline, bounds, 0.03).flatMap((ring) =>
    ring.filter(([x1, y1], index) => {
      const [x2, y2] = ring.at(index - 1) as [number, number]
      return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1
    }),
  )
  return crossings.length % 2 === 1
}

test('land is land and water is water around Bridgeport', () => {
  expect(isLand([-73.19, 41.18]), 'downtown Bridgeport').toBe(true)
  expect(isLand([-73.24, 41.16]), 'Fairfield').toBe(true)
  expect(isLand([-73.18, 41.12]), 'the Sound off Black Rock').toBe(false)
})

test('the projection fills the width, and a minute of latitude is a nautical mile', () => {
  const { project, heightPx } = mercator(bounds, 1000)
  const corner = project([bounds.east, bounds.south])
  expect(corner[0]).toBeCloseTo(1000)
  expect(corner[1]).toBeCloseTo(heightPx)
  const minute = project([-73.2, 41.15])[1] - project([-73.2, 41.15 + 1 / 60])[1]
  expect(minute * milesPerPixel(bounds, 1000)).toBeCloseTo(1, 2)
})

test('the same chart is drawn every time, and nothing in it is not a number', () => {
  const picture = { bounds, widthPx: 800, rose: { x: 10, y: 10, radius: 5 } }
  expect(drawChart(coastline, picture)).toBe(drawChart(coastline, picture))
  expect(drawChart(coastline, picture)).not.toMatch(/NaN|undefined|Infinity/)
})
