import { colors } from '../src/ui/theme/colors.ts'
import { drawn } from './hand.ts'
import { PAPER, vessels, WATERLINE } from './vessels.ts'

/** A vessel type on chart paper: a graticule behind it, shallows below it. */
export function vesselPaper(slug: string): string {
  const { width, height } = PAPER
  const navy = colors.navy.value
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.paper.value}"/>`,
    `<path d="M0 ${WATERLINE}H${width}V${height}H0Z" fill="${colors.shallow.value}"/>`,
    `<path d="M80 0V${height}M240 0V${height}M400 0V${height}M0 72H${width}M0 152H${width}" stroke="${navy}" stroke-opacity=".1"/>`,
    vesselDrawing(slug),
    '</svg>\n',
  ].join('')
}

/** A vessel and the water around its hull. */
export function vesselDrawing(slug: string, isAfloat = true): string {
  const strokes = vessels[slug]
  if (!strokes) throw new Error(`no drawing of a ${slug}`)
  const y = WATERLINE
  if (!isAfloat) return drawn(strokes)
  return drawn([
    ...strokes,
    [
      'thin',
      `M20 ${y}H${PAPER.width - 20}M60 ${y + 16}h70M350 ${y + 20}h80M190 ${y + 38}h60M30 ${y + 52}h44M320 ${y + 56}h90`,
    ],
  ])
}
