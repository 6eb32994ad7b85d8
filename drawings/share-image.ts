import type { TownPlace } from '../db/seed/towns/places.ts'
import { isPostWithPicture } from '../src/chart/post-pictures.ts'
import { townViews } from '../src/chart/town-charts.ts'
import { TAGLINE } from '../src/settings/business.ts'
import { colors } from '../src/ui/theme/colors.ts'
import { boxAround } from './box.ts'
import { coastline } from './coastline.ts'
import { roseLayers } from './compass-rose.ts'
import { type ChartPicture, chartLayers } from './draw-chart.ts'
import { faces } from './lettering.ts'
import { postScenes } from './posts/post-scenes.ts'
import { scene } from './scene-paper.ts'
import { scenes } from './scenes.ts'
import { vesselPaper } from './vessel-paper.ts'

const SHARE = { width: 1200, height: 630 }

const PLATE = { x: 64, width: 560, padding: 44 }
const TITLES = [
  { size: 58, lineHeight: 66 },
  { size: 50, lineHeight: 58 },
] as const
const MOST_LINES = 4
const INSET = { width: 432, height: 288, right: 64, bottom: 64 }

interface TitleType {
  lines: string[]
  size: number
  lineHeight: number
}

/** A chart with a title plate and, optionally, a drawing of the subject. */
export function shareImage(title: string, waters: TownPlace, drawing?: string): string {
  const type = typeFor(title)
  const { lines } = type
  const height = 2 * PLATE.padding + 40 + lines.length * type.lineHeight
  const y = (SHARE.height - height) / 2
  const chart: ChartPicture = {
    ...SHARE,
    view: viewRightOf(waters),
    unit: 24,
    focus: waters.slug,
    hidden: {
      ...boxAround(0, SHARE.height / 2, 0, SHARE.height),
      x: 0,
      width: PLATE.x + PLATE.width + 40,
    },
    hasNames: drawing === undefined,
    hasFurniture: drawing === undefined,
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHARE.width} ${SHARE.height}">`,
    chartLayers(coastline, chart),
    plate(type, y, height),
    drawing ? inset(drawing) : '',
    '</svg>\n',
  ].join('')
}

/** Centers the town in the area that the plate does not cover. */
function viewRightOf(town: TownPlace) {
  const { waters } = townViews(town)
  const widthMiles = waters.widthMiles * 1.15
  const aside = (0.27 * widthMiles) / 60 / Math.cos((town.latitude * Math.PI) / 180)
  return { longitude: town.longitude - aside, latitude: waters.latitude, widthMiles }
}

function plate({ lines, size, lineHeight }: TitleType, y: number, height: number): string {
  const { x, width, padding } = PLATE
  const left = x + padding
  const title = lines
    .map((text, index) =>
      faces.serif.path({
        text,
        x: left,
        y: y + padding + 26 + size + index * lineHeight,
        size,
      }),
    )
    .join('')
  const text = lines.join(' ') === TAGLINE ? 'Long Island Sound' : TAGLINE
  const over = faces.italic.path({ text, x: left, y: y + padding + 20, size: 29 })
  const navy = colors.navy.value
  return [
    `<rect x="${x - 6}" y="${y - 6}" width="${width + 12}" height="${height + 12}" fill="${colors.white.value}" stroke="${navy}"/>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${navy}" stroke-width="2"/>`,
    `<path d="${over}" fill="${navy}"/>`,
    `<path d="${title}" fill="${colors.deep.value}"/>`,
  ].join('')
}

function inset(drawing: string): string {
  const { width, height, right, bottom } = INSET
  const [x, y] = [SHARE.width - right - width, SHARE.height - bottom - height]
  const document = drawingOf(drawing)
  const attributes = `x="0" y="0" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`
  return [
    `<g transform="translate(${x} ${y})"><rect x="-6" y="-6" width="${width + 12}" height="${height + 12}" fill="${colors.white.value}" stroke="${colors.navy.value}"/>`,
    document.replace('<svg ', `<svg ${attributes} `),
    `<rect width="${width}" height="${height}" fill="none" stroke="${colors.navy.value}" stroke-width="2"/></g>`,
  ].join('')
}

/** Scenes used only in share images. */
const shared: Record<string, () => string> = {
  'compass-rose': () =>
    scene(`<g transform="translate(400 262) scale(2)">${roseLayers()}</g>`, { hasWater: false }),
}

function drawingOf(name: string): string {
  const draw =
    scenes[name] ?? shared[name] ?? (isPostWithPicture(name) ? postScenes[name] : undefined)
  return draw?.() ?? vesselPaper(name)
}

/** A title broken into lines; long titles are set smaller. */
function typeFor(title: string): TitleType {
  const [usual, long] = TITLES
  const lines = wrapped(title, usual.size)
  if (lines.length <= MOST_LINES) return { ...usual, lines }
  return { ...long, lines: wrapped(title, long.size) }
}

function wrapped(title: string, size: number): string[] {
  const width = PLATE.width - 2 * PLATE.padding
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && faces.serif.width(longer, size) <= width) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines
}
