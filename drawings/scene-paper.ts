import { SCENE } from '../src/chart/pictures.ts'
import { colors } from '../src/ui/theme/colors.ts'
import { vesselDrawing } from './vessel-paper.ts'

const HORIZON = 336

/** A drawing on the common background of scenes: a faint graticule, and water below the horizon. */
export function scene(content: string, { hasWater = true } = {}): string {
  const { width, height } = SCENE
  const lines = [160, 320, 480, 640].map((x) => `M${x} 0V${height}`).join('')
  const water = `<path d="M0 ${HORIZON}H${width}V${height}H0Z" fill="${colors.shallow.value}"/><path d="M0 ${HORIZON + 84}C200 ${HORIZON + 60} 520 ${HORIZON + 110} ${width} ${HORIZON + 76}V${height}H0Z" fill="${colors.shoal.value}" fill-opacity=".55"/><path d="M0 ${HORIZON}H${width}" stroke="${colors.navy.value}" stroke-opacity=".5"/>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.paper.value}"/>`,
    `<path d="${lines}M0 120H${width}M0 240H${width}" stroke="${colors.navy.value}" stroke-opacity=".09"/>`,
    hasWater ? water : '',
    content,
    '</svg>\n',
  ].join('')
}

/** A vessel type in a scene. */
export function placed(slug: string, x: number, y: number, scale: number, hasWater = true): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${vesselDrawing(slug, hasWater)}</g>`
}

/** Moves a path of absolute commands; circles keep their relative arcs. */
export function moved(d: string, dx: number, dy: number): string {
  return d.replace(/([MLHVC])([^A-Za-z]*)/g, (_, command: string, rest: string) => {
    const numbers = rest
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number)
    const shift = (value: number, index: number) => {
      if (command === 'H') return value + dx
      if (command === 'V') return value + dy
      return value + (index % 2 === 0 ? dx : dy)
    }
    return command + numbers.map(shift).join(' ')
  })
}
