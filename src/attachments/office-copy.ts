import { PassThrough, type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import pLimit from 'p-limit'
import type { Metadata } from 'sharp'
import { MAX_PICTURE_PIXELS } from './picture-size.ts'

export interface OfficeCopy {
  body: Readable
  /** Undefined when it is known only after the copy is made. */
  sizeBytes: number | undefined
  /** A note for staff. */
  note?: string
}

const HEIC_NOTE = 'This is the original file: it may contain the place where the picture was taken.'
const JPEG_QUALITY = 90

/** How a visitor's picture is read. */
export const READING = {
  limitInputPixels: MAX_PICTURE_PIXELS,
  sequentialRead: true,
  failOn: 'error',
} as const
const UPRIGHT = 1
/** Of a picture that cannot be read line by line, in the memory of the process that serves visitors. */
const MAX_WHOLE_BYTES = 256 * 1024 * 1024

/**
 * What staff download of an attachment: a jpeg or png is re-encoded without its location and other
 * metadata; any other file is passed through.
 * @throws From `body`, when the picture cannot be opened.
 */
export function officeCopy(
  contentType: string,
  object: { body: Readable; sizeBytes: number },
): OfficeCopy {
  if (contentType === 'image/jpeg')
    return { body: reencode(object.body, 'jpeg'), sizeBytes: undefined }
  if (contentType === 'image/png')
    return { body: reencode(object.body, 'png'), sizeBytes: undefined }
  const note = contentType === 'image/heic' ? HEIC_NOTE : undefined
  return { body: object.body, sizeBytes: object.sizeBytes, note }
}

/** One picture at a time, since some kinds of jpeg take hundreds of megabytes to decode. */
export const oneAtATime = pLimit(1)

function reencode(body: Readable, format: 'jpeg' | 'png'): Readable {
  const copy = new PassThrough()
  const original = buffer(body)
  original.catch(() => {})
  oneAtATime(async () => {
    const bytes = await original
    if (!copy.destroyed) copy.end(await reencodeBytes(bytes, format))
  }).catch((error) => copy.destroy(error))
  copy.once('close', () => body.destroy())
  return copy
}

/** Keeps the color profile, which contains no location. */
async function reencodeBytes(bytes: Buffer, format: 'jpeg' | 'png'): Promise<Buffer> {
  const sharp = await loadSharp()
  const head = await sharp(bytes, READING).metadata()
  assertFitsInMemory(head)
  const { orientation } = head
  const picture = sharp(bytes, READING).keepIccProfile()
  // Kept as a tag instead of rotating: to rotate the pixels, all of them must be in memory at once.
  if (orientation && orientation !== UPRIGHT) {
    picture.withExif({ IFD0: { Orientation: String(orientation) } })
  }
  // Optimized tables would also require the whole jpeg in memory.
  if (format === 'jpeg') picture.jpeg({ quality: JPEG_QUALITY, optimizeCoding: false })
  else picture.png()
  return picture.toBuffer()
}

/**
 * Refuses a picture that has to be in memory as a whole, and would take too much of it: an interlaced png, a
 * progressive jpeg (which is decoded to two bytes a color), or a webp.
 * @throws When it is one.
 */
export function assertFitsInMemory(head: Metadata): void {
  const { width, height, channels, depth, format, isProgressive } = head
  if (!isProgressive && format !== 'webp') return
  const bytesOfColor = depth === 'ushort' || format === 'jpeg' ? 2 : 1
  if (width * height * channels * bytesOfColor > MAX_WHOLE_BYTES) {
    throw new Error('the picture would take too much memory to open')
  }
}

/**
 * The picture library, loaded with the first picture: few web processes ever need it. A picture of 100
 * megapixels is streamed line by line, on one thread, and nothing is cached.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
