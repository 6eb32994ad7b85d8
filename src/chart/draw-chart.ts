import { colors } from '../ui/theme/colors.ts'
import { type Bounds, mercator, milesPerPixel, type Project } from './projection.ts'
import { landWithin } from './shoreline.ts'

export interface ChartPicture {
  bounds: Bounds
  widthPx: number
  /** Where the compass rose stands, and its radius. */
  rose?: { x: number; y: number; radius: number }
  /** Where the scale begins; it is two nautical miles long. */
  scale?: { x: number; y: number }
}

const MINUTE = 1 / 60
const SHALLOW_PX = [84, 40]
const SCALE_MILES = 2
const CLIP_MARGIN_DEGREES = 0.03

const color = (name: keyof typeof colors) => colors[name].value

/**
 * Draws a part of the Sound as a nautical chart: land, decorative shallows (there is no data for
 * depths), meridians and parallels every two minutes, a compass rose and a scale.
 * @returns An SVG document without text, so that it looks the same everywhere.
 */
export function drawChart(
  coastline: Parameters<typeof landWithin>[0],
  picture: ChartPicture,
): string {
  const { bounds, widthPx } = picture
  const { project, heightPx } = mercator(bounds, widthPx)
  const shore = landWithin(coastline, bounds, CLIP_MARGIN_DEGREES)
    .map((ring) => `M${ring.map((point) => pixels(project, point)).join('L')}Z`)
    .join('')
  const [wide, narrow] = SHALLOW_PX
  const line = 'fill="none" stroke-linejoin="round"'
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthPx} ${Math.round(heightPx)}">`,
    `<defs><path id="s" d="${shore}"/></defs>`,
    `<rect width="100%" height="100%" fill="${color('white')}"/>`,
    `<use href="#s" ${line} stroke="${color('shallow')}" stroke-width="${wide}"/>`,
    `<use href="#s" ${line} stroke="${color('shoal')}" stroke-width="${narrow}"/>`,
    graticule(project, bounds),
    `<use href="#s" fill="${color('buff')}" stroke="${color('navy')}" stroke-width="1.4" stroke-linejoin="round"/>`,
    picture.rose ? rose(picture.rose) : '',
    picture.scale ? scaleBar(picture.scale, SCALE_MILES / milesPerPixel(bounds, widthPx)) : '',
    '</svg>\n',
  ].join('')
}

function graticule(project: Project, { west, east, south, north }: Bounds): string {
  const meridians = every(2 * MINUTE, west, east).map(
    (x) => `M${pixels(project, [x, north])}L${pixels(project, [x, south])}`,
  )
  const parallels = every(2 * MINUTE, south, north).map(
    (y) => `M${pixels(project, [west, y])}L${pixels(project, [east, y])}`,
  )
  return `<path d="${[...meridians, ...parallels].join('')}" fill="none" stroke="${color('navy')}" stroke-opacity=".14"/>`
}

function rose({ x, y, radius }: { x: number; y: number; radius: number }): string {
  const ticks = Array.from({ length: 72 }, (_, index) => {
    const angle = (index * Math.PI) / 36
    const inner = radius * (index % 6 === 0 ? 0.8 : 0.88)
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    return `M${round(sin * inner)} ${round(-cos * inner)}L${round(sin * radius)} ${round(-cos * radius)}`
  }).join('')
  const needle = (sign: number) =>
    `M0 ${round(-sign * radius * 0.72)}l${round(radius * 0.1)} ${round(sign * radius * 0.72)}h${round(-radius * 0.2)}z`
  return [
    `<g transform="translate(${x} ${y})" fill="none" stroke="${color('magenta')}" stroke-opacity=".8">`,
    `<circle r="${radius}"/><circle r="${round(radius * 0.78)}"/><path d="${ticks}"/>`,
    `<path d="${needle(1)}" fill="${color('magenta')}"/><path d="${needle(-1)}"/></g>`,
  ].join('')
}

function scaleBar({ x, y }: { x: number; y: number }, lengthPx: number): string {
  const half = round(lengthPx / 2)
  const box = `height="6" stroke="${color('navy')}"`
  return [
    `<rect x="${x}" y="${y}" width="${half}" ${box} fill="${color('navy')}"/>`,
    `<rect x="${round(x + half)}" y="${y}" width="${half}" ${box} fill="${color('white')}"/>`,
  ].join('')
}

function every(step: number, from: number, to: number): number[] {
  const first = Math.ceil(from / step)
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, i) => (first + i) * step)
}

function pixels(project: Project, point: [number, number]): string {
  return project(point).map(round).join(' ')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
