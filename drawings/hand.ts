import { colors } from '../src/ui/theme/colors.ts'

const color = (name: keyof typeof colors) => colors[name].value
const navy = color('navy')

/** The fill and stroke styles of the drawings. */
const styles = {
  /** Topsides and houses: white with a firm outline. */
  body: `fill="${color('white')}" stroke="${navy}" stroke-width="3"`,
  /** Whatever is under water. */
  below: `fill="${color('shoal')}" stroke="${navy}" stroke-width="1.6" stroke-opacity=".55"`,
  sail: `fill="${color('paper')}" stroke="${navy}" stroke-width="2.4"`,
  glass: `fill="${color('shoal')}" stroke="${navy}" stroke-width="1.8"`,
  land: `fill="${color('buff')}" stroke="${navy}" stroke-width="2.4"`,
  line: `fill="none" stroke="${navy}" stroke-width="2.6"`,
  thin: `fill="none" stroke="${navy}" stroke-width="1.3" stroke-opacity=".75"`,
  /** Whatever is not an object: a course, a level, a dimension. */
  dashed: `fill="none" stroke="${navy}" stroke-width="2" stroke-dasharray="9 7"`,
  dark: `fill="${navy}" stroke="${navy}" stroke-width="1"`,
  shade: `fill="${color('shoal')}"`,
  pale: `fill="${color('shallow')}"`,
  /** Water over flooded objects. */
  flood: `fill="${color('shoal')}" fill-opacity=".55"`,
  white: `fill="${color('white')}"`,
  buff: `fill="${color('buff')}"`,
  /** The one thing that matters in a drawing. */
  signal: `fill="${color('magenta')}"`,
  signalLine: `fill="none" stroke="${color('magenta')}" stroke-width="2.6"`,
}

export type Stroke = [style: keyof typeof styles, d: string]

/** Strokes as SVG, in drawing order. */
export function drawn(strokes: Stroke[]): string {
  const paths = strokes.map(([style, d]) => `<path ${styles[style]} d="${d}"/>`).join('')
  return `<g stroke-linejoin="round" stroke-linecap="round">${paths}</g>`
}

/** A circle as a path, so that it can be combined with others in one stroke. */
export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`
}
