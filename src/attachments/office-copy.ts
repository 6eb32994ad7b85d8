import { PassThrough, type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { MAX_PICTURE_PIXELS } from './picture-size.ts'

export interface OfficeCopy {
  body: Readable
  /** Undefined where it is only known when the copy is made. */
  sizeBytes: number | undefined
  /** What staff should know about it. */
  note?: string
}

const HEIC_NOTE = 'This is the file as it came: it may say where the picture was taken.'
const JPEG_QUALITY = 90

// A picture of 100 megapixels is read and written line by line, on one thread, and none is kept.
sharp.cache(false)
sharp.concurrency(1)
/** How a visitor's picture is read. */
export const READING = {
  limitInputPixels: MAX_PICTURE_PIXELS,
  sequentialRead: true,
  failOn: 'error',
} as const
const UPRIGHT = 1

/**
 * What staff download of an attachment: a jpeg or png made anew, without the place and whatever else
 * was hidden in it; every other file as it is.
 * @throws From `body`, when the picture cannot be opened.
 */
export function officeCopy(
  contentType: string,
  object: { body: Readable; sizeBytes: number },
): OfficeCopy {
  if (contentType === 'image/jpeg') return { body: anew(object.body, 'jpeg'), sizeBytes: undefined }
  if (contentType === 'image/png') return { body: anew(object.body, 'png'), sizeBytes: undefined }
  const note = contentType === 'image/heic' ? HEIC_NOTE : undefined
  return { body: object.body, sizeBytes: object.sizeBytes, note }
}

/** One picture at a time, since some kinds of jpeg take hundreds of megabytes while they are open. */
export const oneAtATime = pLimit(1)

function anew(body: Readable, format: 'jpeg' | 'png'): Readable {
  const copy = new PassThrough()
  const original = buffer(body)
  original.catch(() => {})
  oneAtATime(async () => {
    const bytes = await original
    if (!copy.destroyed) copy.end(await remake(bytes, format))
  }).catch((error) => copy.destroy(error))
  copy.once('close', () => body.destroy())
  return copy
}

/** Colors stay true: a color profile holds no place. */
async function remake(bytes: Buffer, format: 'jpeg' | 'png'): Promise<Buffer> {
  const { orientation } = await sharp(bytes, READING).metadata()
  const picture = sharp(bytes, READING).keepIccProfile()
  // Said in the copy too, and not done: to turn the pixels, all of them must be in memory at once.
  if (orientation && orientation !== UPRIGHT) {
    picture.withExif({ IFD0: { Orientation: String(orientation) } })
  }
  // With its tables optimized, a jpeg would be kept whole as well.
  if (format === 'jpeg') picture.jpeg({ quality: JPEG_QUALITY, optimizeCoding: false })
  else picture.png()
  return picture.toBuffer()
}
