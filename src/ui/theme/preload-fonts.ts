import { preload } from 'react-dom'
import sans400 from './fonts/chart-sans-400.woff2?url'
import sans600 from './fonts/chart-sans-600.woff2?url'
import serif600 from './fonts/chart-serif-600.woff2?url'

/** Preloads the fonts of headings and text, before the style sheet requests them. */
export function preloadFonts(): void {
  for (const font of [serif600, sans400, sans600]) {
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
}
