import { colors } from '../../ui/theme/colors.ts'

const color = (name: keyof typeof colors) => colors[name].value
const navy = color('navy')

/** The few ways in which the drawings' hand fills and strokes. */
const styles = {
  /** Topsides, houses: white with a firm outline. */
  body: `fill="${color('white')}" stroke="${navy}" stroke-width="3"`,
  /** What lies under water. */
  below: `fill="${color('shoal')}" stroke="${navy}" stroke-width="1.6" stroke-opacity=".55"`,
  sail: `fill="${color('paper')}" stroke="${navy}" stroke-width="2.4"`,
  glass: `fill="${color('shoal')}" stroke="${navy}" stroke-width="1.8"`,
  land: `fill="${color('buff')}" stroke="${navy}" stroke-width="2.4"`,
  line: `fill="none" stroke="${navy}" stroke-width="2.6"`,
  thin: `fill="none" stroke="${navy}" stroke-width="1.3" stroke-opacity=".75"`,
  dark: `fill="${navy}" stroke="${navy}" stroke-width="1"`,
  shade: `fill="${color('shoal')}"`,
  pale: `fill="${color('shallow')}"`,
  white: `fill="${color('white')}"`,
  buff: `fill="${color('buff')}"`,
  /** The one thing that matters in a drawing. */
  signal: `fill="${color('magenta')}"`,
  signalLine: `fill="none" stroke="${color('magenta')}" stroke-width="2.6"`,
}

export type Stroke = [style: keyof typeof styles, d: string]

/** Strokes as SVG, one over the other. */
export function drawn(strokes: Stroke[]): string {
  const paths = strokes.map(([style, d]) => `<path ${styles[style]} d="${d}"/>`).join('')
  return `<g stroke-linejoin="round" stroke-linecap="round">${paths}</g>`
}
