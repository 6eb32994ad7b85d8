import type { TownPlace } from '../db/seed/towns/places.ts'
import { HARBOR, HOME, HOME_ON_PHONE, HOME_ON_TABLET, SCENE } from '../src/chart/pictures.ts'
import { towns } from '../src/chart/places.ts'
import { townViews } from '../src/chart/town-charts.ts'
import type { ChartPicture } from './draw-chart.ts'

/** Every chart that pages show as a picture, by its path without the extension. */
export function chartPictures(): [path: string, picture: ChartPicture][] {
  return towns.flatMap(townCharts)
}

function townCharts(town: TownPlace): [path: string, picture: ChartPicture][] {
  const { harbor } = townViews(town)
  return [
    [
      `charts/${town.slug}-harbor`,
      { ...HARBOR, view: harbor, unit: 27, focus: town.slug, hasFrame: true },
    ],
    [
      `charts/${town.slug}-outline`,
      { ...SCENE, view: harbor, unit: 34, focus: town.slug, isOutline: true },
    ],
  ]
}

/** Points of the shore that near their line make no visible difference. */
const UNSEEN_PX = 0.4

/**
 * The waters around the office: Penfield Reef to Stratford Point. `room` is right of the plate on the
 * narrowest screen that has both (1280 px), and what a screen of 2560 px leaves of the height.
 */
const homeChart: ChartPicture = {
  ...HOME,
  view: { longitude: -73.3003, latitude: 41.1331, widthMiles: 19.6 },
  unit: 21,
  unseen: UNSEEN_PX,
  focus: 'bridgeport',
  room: { x: 1070, y: 134, width: 508, height: 432 },
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

/** `room` is what a phone of 320 px shows: names, since a scale would take the place of two. */
const homeChartOnPhone: ChartPicture = {
  ...HOME_ON_PHONE,
  view: { longitude: -73.165, latitude: 41.155, widthMiles: 15 },
  unit: 13,
  unseen: UNSEEN_PX,
  focus: 'bridgeport',
  room: { x: 168, y: 6, width: 304, height: 100 },
  leftOut: ['Tongue Point Light', 'Black Rock Harbor'],
  hasFurniture: false,
}

/** The same waters above the words, on screens that are too narrow for both side by side. */
const homeChartOnTablet: ChartPicture = {
  ...HOME_ON_TABLET,
  view: { longitude: -73.172, latitude: 41.1529, widthMiles: 13 },
  unit: 25,
  unseen: UNSEEN_PX,
  focus: 'bridgeport',
  inset: { x: 0.02, y: 0.06 },
  leftOut: ['Tongue Point Light', 'Black Rock Harbor', 'Pleasure Beach'],
}

/** The charts of the home page as SVG, by their path without the extension: sharp on every screen. */
export const homeCharts: [path: string, picture: ChartPicture][] = [
  ['charts/home-waters', homeChart],
  ['charts/home-waters-phone', homeChartOnPhone],
  ['charts/home-waters-tablet', homeChartOnTablet],
]
