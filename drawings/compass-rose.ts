import { colors } from '../src/ui/theme/colors.ts'

const RADIUS = 120
/** Lengths of the points, shortest first: later ones are drawn on top. */
const POINTS = [
  { step: 45, from: 22.5, length: 58, waist: 20 },
  { step: 90, from: 45, length: 76, waist: 20 },
  { step: 90, from: 0, length: 100, waist: 22 },
]

const navy = colors.navy.value
const white = colors.white.value

/** A compass rose as an ornament: sixteen points, half of each in shadow, and a fleur at north. */
export function compassRose(): string {
  const size = 2 * RADIUS
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-RADIUS} ${-RADIUS} ${size} ${size}" width="${size}" height="${size}">`,
    roseLayers(),
    '</svg>\n',
  ].join('')
}

/** The rose around the origin, as part of another drawing. */
export function roseLayers(): string {
  const points = POINTS.map(({ step, from, length, waist }) => {
    const turns = Array.from({ length: 360 / step }, (_, index) => from + index * step)
    const [light, dark] = [1, -1].map((side) =>
      turns.map((turn) => half(turn, length, waist, side)),
    )
    return `<path fill="${white}" d="${light?.join('')}"/><path fill="${navy}" d="${dark?.join('')}"/>`
  })
  return [
    `<g fill="none" stroke="${navy}">`,
    ring(84, 1.5),
    ring(70, 0.8),
    ticks(77, 10, 72, 1),
    ticks(80.5, 6, 360, 0.5),
    '</g>',
    `<g stroke="${navy}" stroke-width="1.2" stroke-linejoin="round">${points.join('')}<circle r="7" fill="${white}"/></g>`,
    `<path fill="${colors.magenta.value}" d="${FLEUR}"/>`,
  ].join('')
}

/** Above the north point. */
const FLEUR =
  'M0 -119C6 -112 7 -107 3 -100H-3C-7 -107 -6 -112 0 -119ZM4 -101C8 -109 16 -108 15 -102C14 -98 10 -98 10 -101C8 -103 6 -100 5 -96H-5C-6 -100 -8 -103 -10 -101C-10 -98 -14 -98 -15 -102C-16 -108 -8 -109 -4 -101ZM-8 -95H8V-92H-8Z'

/** One side of a point: from the tip to the waist between it and the next, and to the center. */
function half(degrees: number, length: number, waist: number, side: number): string {
  const tip = at(degrees, length)
  const shoulder = at(degrees + side * 22.5, waist)
  return `M0 0L${tip}L${shoulder}Z`
}

function ring(radius: number, width: number): string {
  return `<circle r="${radius}" stroke-width="${width}"/>`
}

function ticks(radius: number, length: number, count: number, width: number): string {
  const around = 2 * Math.PI * radius
  return `<circle r="${radius}" stroke-width="${length}" stroke-dasharray="${width} ${(around / count - width).toFixed(4)}" stroke-dashoffset="${width / 2}"/>`
}

function at(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180
  return [Math.sin(angle) * radius, -Math.cos(angle) * radius]
    .map((value) => Math.round(value * 10) / 10 || 0)
    .join(' ')
}
