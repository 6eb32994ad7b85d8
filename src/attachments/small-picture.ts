import pLimit from 'p-limit'
import type { Metadata, Sharp } from 'sharp'
import { inTurn, loadSharp, type OpenPicture, type Patience } from './office-copy.ts'

/** Of pictures that `smallPicture` takes. */
export const SHOWN_SMALL = ['image/jpeg', 'image/png', 'image/webp']
const QUALITY = 75

/** All but one of them wait here, so that a download waits for one of a page's pictures and not for all. */
const oneAtATime = pLimit(1)

/**
 * A picture small enough to be looked at, as webp: upright, and without the place and whatever else
 * was hidden in it.
 * @param open Is called when the picture's turn comes.
 * @param maxSide The longer side, in pixels.
 * @returns Undefined when there is no such picture, or nobody waits for it any more.
 * @throws UnreadablePicture, or what `open` or its stream throws.
 */
export function smallPicture(
  open: OpenPicture,
  maxSide: number,
  patience?: Patience,
): Promise<Buffer | undefined> {
  return oneAtATime(() => inTurn(open, (picture, head) => shrink(picture, head, maxSide), patience))
}

async function shrink(
  picture: Sharp,
  { orientation = 1 }: Metadata,
  maxSide: number,
): Promise<Buffer> {
  // Made small before it is turned: to turn it, all of its pixels must be in memory at once.
  const small = await picture
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .withExif({ IFD0: { Orientation: String(orientation) } })
    .png()
    .toBuffer()
  const sharp = await loadSharp()
  return sharp(small).autoOrient().webp({ quality: QUALITY }).toBuffer()
}
