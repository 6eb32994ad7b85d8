import { readFileSync } from 'node:fs'
import type { landWithin } from '../src/chart/shoreline.ts'

/** The coast of the whole Sound, with about 100 m between points. */
export const coastline: Parameters<typeof landWithin>[0] = JSON.parse(
  readFileSync(new URL('./long-island-sound.geojson', import.meta.url), 'utf8'),
)
