import type { TownPlace } from '../../db/seed/towns/places.ts'
import { heroSheets } from './hero-sheets.ts'
import { towns } from './places.ts'
import type { View } from './view.ts'

/**
 * The position of a town's two charts: their width in nautical miles, and the offset of the center
 * from the harbor, east and north, as a fraction of the picture's width.
 */
interface TownCharts {
  waters: [miles: number, east: number, north: number]
  harbor: [miles: number, east: number, north: number]
}

/** The page's text panel covers the left of a town's waters, so the town is to the right of it. */
const BESIDE_PLATE = 0.09

/** Water to the south, land to the north, as in most towns. */
const USUAL: TownCharts = { waters: [9, -0.06, -0.09], harbor: [3.4, 0, -0.09] }

const OWN: Record<string, Partial<TownCharts>> = {
  greenwich: { waters: [8, 0.02, -0.06], harbor: [4, 0.06, -0.1] },
  stamford: { waters: [8, -0.06, -0.02], harbor: [3.4, 0, -0.05] },
  darien: { harbor: [3.6, 0.05, 0.05] },
  norwalk: { waters: [9, -0.04, -0.09], harbor: [4.6, 0.06, -0.12] },
  westport: { waters: [8.5, 0, -0.04], harbor: [3.8, 0, -0.05] },
  fairfield: { waters: [8, 0.14, -0.07], harbor: [3, -0.05, -0.1] },
  bridgeport: { waters: [8, -0.04, -0.12], harbor: [4.6, -0.06, -0.16] },
  stratford: { waters: [8, 0, -0.12], harbor: [4.6, 0.06, -0.14] },
  milford: { waters: [7.5, -0.1, -0.1], harbor: [3.4, 0.05, -0.18] },
  'west-haven': { waters: [9, 0, -0.2], harbor: [3.6, 0.1, -0.02] },
  'new-haven': { waters: [10, -0.09, -0.19], harbor: [4.6, 0, -0.13] },
  'east-haven': { waters: [8, -0.08, -0.04], harbor: [3.6, 0, -0.04] },
  branford: { waters: [9, 0.08, -0.06], harbor: [3.6, 0, -0.04] },
  guilford: { waters: [9, -0.06, -0.11], harbor: [3.6, -0.06, -0.12] },
  madison: { waters: [9.5, -0.03, -0.11], harbor: [3.6, 0, -0.12] },
  clinton: { waters: [9, -0.06, -0.08], harbor: [3.6, -0.03, -0.1] },
  westbrook: { waters: [9, 0.02, -0.09], harbor: [3.4, 0.04, -0.12] },
  'old-saybrook': { waters: [9.5, -0.1, -0.06], harbor: [3.8, -0.02, -0.1] },
  'old-lyme': { waters: [9.5, 0.02, -0.12], harbor: [4.2, 0.08, -0.22] },
  'east-lyme': { waters: [8.5, 0, -0.1], harbor: [3.8, 0.02, -0.18] },
  'new-london': { waters: [9.5, 0, -0.12], harbor: [3.8, 0.04, -0.1] },
  groton: { waters: [10, 0.08, -0.11], harbor: [4.4, 0.08, -0.26] },
  mystic: { waters: [10, -0.03, -0.12], harbor: [4.4, -0.04, -0.24] },
  stonington: { waters: [8.5, -0.1, -0.11], harbor: [3.8, 0, -0.12] },
}

/** The two views that a town's page shows. */
export function townViews(town: TownPlace): { waters: View; harbor: View } {
  const { waters, harbor } = { ...USUAL, ...OWN[town.slug] }
  const [miles, east, north] = waters
  return {
    waters: viewOf(town, [miles, east - BESIDE_PLATE, north]),
    harbor: viewOf(town, harbor),
  }
}

/**
 * How much of a town's waters each kind of screen shows: pixels for each part of their width, and how
 * far the center of the room lies from the harbor, compared to `waters`.
 */
const HEROES = {
  phone: { acrossPx: 600, east: 0.35, north: 0.8 },
  tablet: { acrossPx: 960, east: 0.5, north: 0.6 },
  desktop: { acrossPx: 1150, east: 1, north: 1 },
}
/** The center of what a share image shows lies this far east of the center of `waters`. */
const ROOM_EAST = 0.065

/** The views behind a town's hero: its harbor in the middle of the room that stays free. */
export function heroViews(town: TownPlace): Record<keyof typeof heroSheets, View> {
  const [miles, east, north] = { ...USUAL, ...OWN[town.slug] }.waters
  const viewFor = (device: keyof typeof heroSheets): View => {
    const { width, height, room } = heroSheets[device]
    const { acrossPx, east: partEast, north: partNorth } = HEROES[device]
    const widthMiles = (width / acrossPx) * miles
    const asideX = (width / 2 - room.x - room.width / 2) / width
    const asideY = (room.y + room.height / 2 - height / 2) / width
    return viewOf(town, [
      widthMiles,
      (east + ROOM_EAST) * partEast * (miles / widthMiles) + asideX,
      north * partNorth * (miles / widthMiles) + asideY,
    ])
  }
  return { phone: viewFor('phone'), tablet: viewFor('tablet'), desktop: viewFor('desktop') }
}

export function findTownPlace(slug: string): TownPlace | undefined {
  return towns.find((town) => town.slug === slug)
}

function viewOf(
  { latitude, longitude }: TownPlace,
  [widthMiles, east, north]: [number, number, number],
): View {
  const minute = 1 / 60
  return {
    latitude: latitude + north * widthMiles * minute,
    longitude: longitude + (east * widthMiles * minute) / Math.cos((latitude * Math.PI) / 180),
    widthMiles,
  }
}
