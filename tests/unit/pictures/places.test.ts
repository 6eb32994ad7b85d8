import { describe, expect, test } from 'vitest'
import { places, towns } from '../../../src/chart/places.ts'
import known from '../../samples/known-positions.json' with { type: 'json' }

const MOST_METERS = 300
const EARTH_METERS = 6_371_000

interface Position {
  latitude: number
  longitude: number
}

describe('every place on a chart', () => {
  test.each(towns)('$slug: its boats lie where a source has them, within 300 m', (town) => {
    expectNear(town, known.towns[town.slug as keyof typeof known.towns])
  })

  test.each(places)('$name stands within 300 m of its position in a source', (place) => {
    expectNear(place, known.places[place.name as keyof typeof known.places])
  })

  test('has one entry in the file of known positions, each entry with its source', () => {
    expect(Object.keys(known.towns)).toEqual(towns.map(({ slug }) => slug))
    expect(Object.keys(known.places)).toEqual(places.map(({ name }) => name))
    for (const [name, { source }] of Object.entries({ ...known.towns, ...known.places })) {
      expect(source, name).toMatch(
        /^(USGS GNIS, feature \d+|US Coast Guard Light List, Volume I|NOAA .+ station \d{7} .+|33 CFR \d+.+, .+)$/,
      )
    }
  })
})

function expectNear(place: Position, position: Position | undefined) {
  if (!position) throw new Error('no known position')
  expect(metersBetween(place, position)).toBeLessThanOrEqual(MOST_METERS)
}

/** Along the great circle (haversine). */
function metersBetween(a: Position, b: Position): number {
  const angle = (from: number, to: number) => Math.sin(((to - from) * Math.PI) / 360) ** 2
  const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180)
  const part =
    angle(a.latitude, b.latitude) +
    cos(a.latitude) * cos(b.latitude) * angle(a.longitude, b.longitude)
  return 2 * EARTH_METERS * Math.asin(Math.sqrt(part))
}
