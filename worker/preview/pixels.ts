import sharp from 'sharp'
import type { Preview } from './preview.ts'

/** Of the picture that staff look at. */
export const MAX_SIDE_PX = 1600
const PICTURE_QUALITY = 80
const COPY_QUALITY = 90

/** A decoded picture: rows of 8-bit pixels without gaps, upright. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
  channels: 3 | 4
}

/** Encodes pixels as JPEG: what comes from them has no metadata. */
export async function encode(
  pixels: Pixels,
  { withCopy }: { withCopy: boolean },
): Promise<Pick<Preview, 'picture' | 'copy'>> {
  sharp.cache(false)
  sharp.concurrency(1)
  const picture = await open(pixels)
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: PICTURE_QUALITY })
    .toBuffer()
  // Optimized tables would require the whole JPEG in memory.
  const copy = withCopy
    ? await open(pixels).jpeg({ quality: COPY_QUALITY, optimizeCoding: false }).toBuffer()
    : undefined
  return { picture, copy }
}

function open({ data, width, height, channels }: Pixels) {
  return sharp(data, { raw: { width, height, channels } })
}
