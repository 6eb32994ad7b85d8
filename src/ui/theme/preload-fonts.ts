import { preload } from 'react-dom'
import sans400 from './fonts/chart-sans-400.woff2?url'
import sans600 from './fonts/chart-sans-600.woff2?url'
import serif600 from './fonts/chart-serif-600.woff2?url'

/** Asks for the letters of headings and text with the page itself, before the styles name them. */
export function preloadFonts(): void {
  for (const font of [serif600, sans400, sans600]) {
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
}
