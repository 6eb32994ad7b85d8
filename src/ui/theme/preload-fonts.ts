import { preload } from 'react-dom'
import sans from './fonts/chart-sans.woff2?url'
import serif600 from './fonts/chart-serif-600.woff2?url'

/** Preloads the fonts of headings and text, before the style sheet requests them. */
export function preloadFonts(): void {
  for (const font of [serif600, sans]) {
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
}
