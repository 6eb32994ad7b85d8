import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { assertFitsInMemory, loadSharp, oneAtATime, READING } from './office-copy.ts'

/** Of pictures that `smallPicture` takes. */
export const SHOWN_SMALL = ['image/jpeg', 'image/png', 'image/webp']
const QUALITY = 75

/**
 * A picture small enough to be looked at, as webp: upright, and without the place and whatever else
 * was hidden in it.
 * @param maxSide The longer side, in pixels.
 * @throws When it cannot be opened.
 */
export async function smallPicture(body: Readable, maxSide: number): Promise<Buffer> {
  const bytes = await buffer(body)
  return oneAtATime(async () => {
    const sharp = await loadSharp()
    const head = await sharp(bytes, READING).metadata()
    assertFitsInMemory(head)
    const { orientation = 1 } = head
    // Made small before it is turned: to turn it, all of its pixels must be in memory at once.
    const small = await sharp(bytes, READING)
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .withExif({ IFD0: { Orientation: String(orientation) } })
      .png()
      .toBuffer()
    return sharp(small).autoOrient().webp({ quality: QUALITY }).toBuffer()
  })
}
