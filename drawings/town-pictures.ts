import type { TownPlace } from '../db/seed/towns/places.ts'
import { HARBOR, HOME, HOME_ON_PHONE, WATERS, WATERS_ON_PHONE } from '../src/chart/pictures.ts'
import { towns } from '../src/chart/places.ts'
import { townViews } from '../src/chart/town-charts.ts'
import type { ChartPicture } from './draw-chart.ts'

/** How much the title plate of the hero covers, as a fraction of the picture's width. */
const TOWN_PLATE = 0.31
const HOME_PLATE = 0.61
/** The most that the hero crops from each edge at any width. */
const CROPPED = { x: 0.09, y: 0.1 }
const CROPPED_ON_PHONE = { x: 0.04, y: 0.1 }

/** Every chart of the site, by its path without the extension. */
export function chartPictures(): [path: string, picture: ChartPicture][] {
  return [
    ['charts/home-waters', homeChart],
    ['charts/home-waters-phone', homeChartOnPhone],
    ...towns.flatMap(townCharts),
  ]
}

function townCharts(town: TownPlace): [path: string, picture: ChartPicture][] {
  const { waters, harbor } = townViews(town)
  const path = `charts/${town.slug}`
  const focus = town.slug
  const phoneView = {
    ...waters,
    longitude: (waters.longitude + 2 * town.longitude) / 3,
    latitude: (2 * waters.latitude + town.latitude) / 3,
    widthMiles: waters.widthMiles * 0.6,
  }
  return [
    [
      `${path}-waters`,
      {
        ...WATERS,
        view: waters,
        unit: 23,
        focus,
        inset: CROPPED,
        hidden: leftPart(WATERS, TOWN_PLATE),
      },
    ],
    [
      `${path}-waters-phone`,
      { ...WATERS_ON_PHONE, view: phoneView, unit: 30, focus, inset: CROPPED_ON_PHONE },
    ],
    [`${path}-harbor`, { ...HARBOR, view: harbor, unit: 27, focus, hasFrame: true }],
  ]
}

/** The waters around the office: Penfield Reef to Stratford Point, right of the plate. */
const homeChart: ChartPicture = {
  ...HOME,
  view: { longitude: -73.2636, latitude: 41.132, widthMiles: 15.5 },
  unit: 25,
  focus: 'bridgeport',
  inset: { x: 0.02, y: 0.13 },
  hidden: leftPart(HOME, HOME_PLATE),
  leftOut: ['Tongue Point Light', 'Black Rock Harbor', 'Milford Point', 'Pleasure Beach'],
}

/** The same waters without names, as an SVG file that pages crop and scale. */
export const plainChart: ChartPicture = {
  width: 1600,
  height: 733,
  view: { longitude: -73.265, latitude: 41.1438, widthMiles: 13.56 },
  unit: 25,
  hasNames: false,
}

const homeChartOnPhone: ChartPicture = {
  ...HOME_ON_PHONE,
  view: { longitude: -73.165, latitude: 41.155, widthMiles: 8.4 },
  unit: 28,
  focus: 'bridgeport',
  inset: { x: 0.03, y: 0.06 },
  leftOut: ['Tongue Point Light', 'Black Rock Harbor'],
}

function leftPart({ width, height }: { width: number; height: number }, part: number) {
  return { x: 0, y: 0, width: width * part, height }
}
