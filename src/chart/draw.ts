/** `npm run draw`: draws every picture of the site into public/charts. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type ChartPicture, drawChart } from './draw-chart.ts'

const TARGET = 'public/charts'

/** The office's own waters: Penfield Reef to Stratford Point, with Black Rock Harbor right of the middle. */
const bridgeport: ChartPicture = {
  bounds: { west: -73.415, east: -73.115, south: 41.092, north: 41.1955 },
  widthPx: 1600,
  rose: { x: 1450, y: 560, radius: 62 },
  scale: { x: 1100, y: 628 },
}

const coastline = JSON.parse(
  readFileSync(new URL('./long-island-sound.geojson', import.meta.url), 'utf8'),
)
mkdirSync(TARGET, { recursive: true })
writeFileSync(`${TARGET}/bridgeport.svg`, drawChart(coastline, bridgeport))
