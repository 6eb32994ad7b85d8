import { SCENE } from '../src/chart/pictures.ts'
import { halfMarks, halfViews, SOUND, SOUND_HALF, soundView } from '../src/chart/sound-layout.ts'
import { sheetOf } from '../src/chart/view.ts'
import { colors } from '../src/ui/theme/colors.ts'
import { coastline } from './coastline.ts'
import { compact } from './compact.ts'
import { chartLayers, drawChart } from './draw-chart.ts'
import { rose, scaleBar } from './furniture.ts'
import { faces } from './lettering.ts'

const UNIT = 22
const NUMBER_SIZE = 25
/** A third of a pixel on a phone, whose screen is half as wide as the picture. */
const UNSEEN = 0.6

/** The base of the chart on /towns: the page overlays the names of the towns. */
export function soundPicture(): string {
  const chart = { ...SOUND, view: soundView, unit: 13, hasNames: false, hasFurniture: false }
  const [x, y] = sheetOf(soundView, SOUND).project([-72.85, 41.1])
  const water = faces.italic.path({
    text: 'Long Island Sound',
    x,
    y,
    size: 34,
    anchor: 'middle',
    tracking: 0.12,
  })
  const [islandX, islandY] = sheetOf(soundView, SOUND).project([-73.0, 40.868])
  const island = faces.italic.path({
    text: 'Long Island',
    x: islandX,
    y: islandY,
    size: 24,
    anchor: 'middle',
    tracking: 0.05,
  })
  return drawChart(coastline, chart).replace(
    '</svg>',
    [
      `<path fill="${colors.navy.value}" d="${water}${island}"/>`,
      rose(124, 194, 64),
      scaleBar(sheetOf(soundView, SOUND), UNIT, { x: 60, y: 28 }),
      '</svg>',
    ].join(''),
  )
}

/** The fallback for a town's picture: the shore without names. */
export function townFallback(): string {
  const view = { longitude: -72.6, latitude: 41.18, widthMiles: 52 }
  return drawChart(coastline, { ...SCENE, view, unit: 24, hasNames: false })
}

/** The Sound for phones, as an SVG file: the west above the east, with numbers for the list below. */
export function soundOnPhone(): string {
  const { width, height } = SOUND_HALF
  const halves = ([0, 1] as const).map((half) => {
    const chart = {
      ...SOUND_HALF,
      view: halfViews[half],
      unit: 17,
      unseen: UNSEEN,
      hasNames: false,
      hasFurniture: false,
    }
    const content = chartLayers(coastline, chart)
      .replaceAll('"s"', `"s${half}"`)
      .replaceAll('#s"', `#s${half}"`)
      .replaceAll('"l"', `"l${half}"`)
      .replaceAll('#l)', `#l${half})`)
    const sheet = sheetOf(halfViews[half], SOUND_HALF)
    const inner = `${content}${numbers(half)}${scaleBar(sheet, 28, { x: 40, y: 36 })}`
    return `<svg x="0" y="${half * (height + 12)}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`
  })
  return compact(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${2 * height + 12}"><rect width="100%" height="100%" fill="${colors.paper.value}"/>${halves.join('')}</svg>\n`,
  )
}

function numbers(half: 0 | 1): string {
  const navy = colors.navy.value
  return halfMarks(half)
    .map(({ number, at, label }) => {
      const d = faces.serif.path({
        text: String(number),
        x: label[0],
        y: label[1] + NUMBER_SIZE * 0.34,
        size: NUMBER_SIZE,
        anchor: 'middle',
      })
      return [
        `<path d="M${at[0]} ${at[1]}L${label[0]} ${label[1]}" stroke="${navy}" stroke-opacity=".6" stroke-width="1.6"/>`,
        `<circle cx="${at[0]}" cy="${at[1]}" r="6" fill="${colors.white.value}" stroke="${colors.deep.value}" stroke-width="3"/>`,
        `<circle cx="${label[0]}" cy="${label[1]}" r="22" fill="${colors.white.value}" stroke="${navy}" stroke-width="2"/>`,
        `<path d="${d}" fill="${colors.deep.value}"/>`,
      ].join('')
    })
    .join('')
}
