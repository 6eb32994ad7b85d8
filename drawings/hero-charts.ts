import type { TownPlace } from '../db/seed/towns/places.ts'
import { heroSheets } from '../src/chart/hero-sheets.ts'
import { towns } from '../src/chart/places.ts'
import { heroViews } from '../src/chart/town-charts.ts'
import { coastline } from './coastline.ts'
import { compact } from './compact.ts'
import { type ChartPicture, drawChart } from './draw-chart.ts'

type Device = keyof typeof heroSheets

/** The font size of place names on each kind of screen, in CSS pixels. */
const UNITS: Record<Device, number> = { phone: 15, tablet: 17, desktop: 18 }

/** A point that near its line makes no visible difference. */
const UNSEEN_PX = 0.4

/** East of it, the open water before the towns is Fishers Island Sound. */
const FISHERS_ISLAND_SOUND = -72.095

const SUFFIXES: Record<Device, string> = { phone: '-phone', tablet: '-tablet', desktop: '' }

/** The charts behind the heroes of the town pages, by their path without the extension. */
export function heroCharts(): [path: string, picture: ChartPicture][] {
  return towns.flatMap((town) =>
    (Object.keys(heroSheets) as Device[]).map((device): [string, ChartPicture] => [
      `charts/${town.slug}-waters${SUFFIXES[device]}`,
      heroChart(town, device),
    ]),
  )
}

/** A hero's chart as an SVG file. */
export function drawHeroChart(picture: ChartPicture): string {
  return compact(drawChart(coastline, picture))
}

function heroChart(town: TownPlace, device: Device): ChartPicture {
  return {
    ...heroSheets[device],
    view: heroViews(town)[device],
    unit: UNITS[device],
    unseen: UNSEEN_PX,
    focus: town.slug,
    namesSound: town.longitude < FISHERS_ISLAND_SOUND,
  }
}
