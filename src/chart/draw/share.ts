import { builtInVessels } from '../../../db/seed/vessels/built-in.ts'
import { TAGLINE } from '../../business.ts'
import { colors } from '../../ui/theme/colors.ts'
import { SHARE } from '../pictures.ts'
import { type TownPlace, towns } from '../places.ts'
import { townViews } from '../town-charts.ts'
import { boxAround } from './box.ts'
import { coastline } from './coastline.ts'
import { type ChartPicture, chartLayers } from './draw-chart.ts'
import { faces } from './lettering.ts'
import { scenes } from './scenes.ts'
import { vesselPaper } from './vessel-paper.ts'

const PLATE = { x: 64, width: 560, padding: 44, titleSize: 58, lineHeight: 66 }
const INSET = { width: 432, height: 288, right: 64, bottom: 64 }

/** What a product's share image says, and the vessel or the scene drawn on it. */
const products: Record<string, [title: string, drawing: string]> = {
  'boat-insurance': ['Boat Insurance', 'center-console'],
  'yacht-insurance': ['Yacht Insurance', 'yacht'],
  'waterfront-property': ['Waterfront Property Insurance', 'waterfront'],
  'commercial-marine': ['Commercial Marine Insurance', 'commercial-marine'],
  'personal-watercraft': ['Personal Watercraft Insurance', 'personal-watercraft'],
  'boat-yacht-insurance': ['Boat & Yacht Insurance', 'sailboat'],
  'luxury-yacht-insurance': ['Luxury Yacht Insurance', 'yacht'],
  'waterfront-property-insurance': ['Waterfront Home Insurance', 'waterfront'],
  'flood-insurance': ['Flood Insurance', 'flood'],
  'commercial-marine-insurance': ['Commercial Marine Insurance', 'charter-boat'],
  'home-insurance': ['Coastal Home Insurance', 'waterfront'],
  'auto-insurance': ['Auto Insurance', 'road'],
}

/** Every image that a page is shared with, by its path without the format. */
export function shareImages(): [path: string, svg: () => string][] {
  const [bridgeport, norwalk] = ['bridgeport', 'norwalk'].map(place) as [TownPlace, TownPlace]
  return [
    ['share/default', () => shareImage(TAGLINE, norwalk)],
    [
      'share/home',
      () => shareImage('Protect Your Vessel. Sail With Confidence.', bridgeport, 'sailboat'),
    ],
    ['share/blog', () => shareImage('Notes for Connecticut boat owners', place('stonington'))],
    ...towns.map((town): [string, () => string] => [
      `share/towns/${town.slug}`,
      () => shareImage(`Marine insurance in ${town.name}, Connecticut`, town),
    ]),
    ...Object.entries(products).map(([slug, [title, drawing]], index): [string, () => string] => [
      `share/products/${slug}`,
      () => shareImage(title, towns[(index * 5 + 2) % towns.length] as TownPlace, drawing),
    ]),
    ...builtInVessels.map(({ slug, name }, index): [string, () => string] => [
      `share/vessels/${slug}`,
      () =>
        shareImage(
          `${name.replace(/ \(.*\)/, '')} Insurance`,
          towns[(index * 7 + 3) % towns.length] as TownPlace,
          slug,
        ),
    ]),
  ]
}

/** A chart with a plate that says the title, and a drawing of the subject if it is not the waters. */
function shareImage(title: string, waters: TownPlace, drawing?: string): string {
  const lines = wrapped(title, PLATE.width - 2 * PLATE.padding)
  const height = 2 * PLATE.padding + 40 + lines.length * PLATE.lineHeight
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
    plate(lines, y, height),
    drawing ? inset(drawing) : '',
    '</svg>\n',
  ].join('')
}

/** The town stands in the middle of what the plate leaves free. */
function viewRightOf(town: TownPlace) {
  const { waters } = townViews(town)
  const widthMiles = waters.widthMiles * 1.15
  const aside = (0.27 * widthMiles) / 60 / Math.cos((town.latitude * Math.PI) / 180)
  return { longitude: town.longitude - aside, latitude: waters.latitude, widthMiles }
}

function plate(lines: string[], y: number, height: number): string {
  const { x, width, padding, titleSize, lineHeight } = PLATE
  const left = x + padding
  const title = lines
    .map((text, index) =>
      faces.serif.path({
        text,
        x: left,
        y: y + padding + 84 + index * lineHeight,
        size: titleSize,
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
  const document = scenes[drawing]?.() ?? vesselPaper(drawing)
  const attributes = `x="0" y="0" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`
  return [
    `<g transform="translate(${x} ${y})"><rect x="-6" y="-6" width="${width + 12}" height="${height + 12}" fill="${colors.white.value}" stroke="${colors.navy.value}"/>`,
    document.replace('<svg ', `<svg ${attributes} `),
    `<rect width="${width}" height="${height}" fill="none" stroke="${colors.navy.value}" stroke-width="2"/></g>`,
  ].join('')
}

function wrapped(title: string, width: number): string[] {
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && faces.serif.width(longer, PLATE.titleSize) <= width)
      lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines
}

function place(slug: string): TownPlace {
  const found = towns.find((town) => town.slug === slug)
  if (!found) throw new Error(`no place ${slug}`)
  return found
}
