import type { Stroke } from './hand.ts'
import { vessels } from './vessels.ts'

/** What a silhouette fills; flags, windows, water lines and shading would only blur it. */
const FILLED = new Set<Stroke[0]>(['body', 'sail', 'dark', 'below'])

/**
 * The vessel types as icons of one color, all in one file: a page takes one with
 * `<use href="…#sailboat">`, in the color of the text next to it.
 */
export function silhouettes(): string {
  const symbols = Object.entries(vessels).map(
    ([slug, strokes]) =>
      `<symbol id="${slug}" viewBox="0 0 480 320"><path d="${pathOf(strokes, FILLED)}"/><path d="${pathOf(strokes, new Set(['line']))}" fill="none" stroke="currentColor" stroke-width="7"/></symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
}

function pathOf(strokes: Stroke[], styles: Set<Stroke[0]>): string {
  return strokes
    .filter(([style]) => styles.has(style))
    .map(([, d]) => d)
    .join('')
}
