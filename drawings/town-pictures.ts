import type { TownPlace } from '../db/seed/towns/places.ts'
import { HARBOR, HOME, HOME_ON_PHONE, HOME_ON_TABLET, SCENE } from '../src/chart/pictures.ts'
import { towns } from '../src/chart/places.ts'
import { townViews } from '../src/chart/town-charts.ts'
import type { ChartPicture } from './draw-chart.ts'

/** How much the title plate of the home page covers, as a fraction of the picture's width. */
const HOME_PLATE = 0.61

/** Every chart that pages show as a picture, by its path without the extension. */
export function chartPictures(): [path: string, picture: ChartPicture][] {
  return [
    ['charts/home-waters', homeChart],
    ['charts/home-waters-phone', homeChartOnPhone],
    ...towns.flatMap(townCharts),
  ]
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

/** The same waters above the words, on screens that are too narrow for both side by side. */
export const homeChartOnTablet: ChartPicture = {
  ...HOME_ON_TABLET,
  view: { longitude: -73.172, latitude: 41.1529, widthMiles: 13 },
  unit: 25,
  unseen: 0.4,
  focus: 'bridgeport',
  inset: { x: 0.02, y: 0.06 },
  leftOut: ['Tongue Point Light', 'Black Rock Harbor', 'Pleasure Beach'],
}

function leftPart({ width, height }: { width: number; height: number }, part: number) {
  return { x: 0, y: 0, width: width * part, height }
}
