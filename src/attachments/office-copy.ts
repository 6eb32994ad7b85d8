import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import pLimit from 'p-limit'
import type { Metadata, Sharp } from 'sharp'
import { MAX_PICTURE_PIXELS } from '../settings/business.ts'
import { readJpeg } from './picture-head.ts'

const JPEG_QUALITY = 90
/** Of the usual 6, less than half the time for the worst picture, and a fiftieth more bytes for a photo. */
const PNG_COMPRESSION = 4

/** How a visitor's picture is read. */
const READING = {
  limitInputPixels: MAX_PICTURE_PIXELS,
  sequentialRead: true,
  failOn: 'error',
} as const
/** The worst that a visitor can send takes two; where the processor is slow or busy, several times that. */
const MOST_SECONDS = 20
const UPRIGHT = 1
/** Of a picture that cannot be read line by line, in the memory of the process that serves visitors. */
const MAX_WHOLE_BYTES = 256 * 1024 * 1024

/** Pictures of which staff download a copy that is made for them. */
export const COPIED = { 'image/jpeg': 'jpeg', 'image/png': 'png' } as const

/** Opens a picture; undefined when there is none. */
export type OpenPicture = () => Promise<Readable | undefined>

/** A picture is broken, or would take too much memory or time. */
export class UnreadablePicture extends Error {
  /** The machine may have been busy. */
  get tookTooLong(): boolean {
    return this.message.includes('timeout')
  }
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/** How long a picture is waited for. */
export interface Patience {
  /** Of whoever asks for it: a picture that nobody waits for any more is not opened. */
  signal?: AbortSignal
  /** Only for tests. */
  mostSeconds?: number
}

/**
 * What staff download of a picture: encoded again without its location and other metadata.
 * @param open Is called when the picture's turn comes.
 * @returns Undefined when there is no such picture, or nobody waits for it any more.
 * @throws UnreadablePicture, or what `open` or its stream throws.
 */
export function officeCopy(
  open: OpenPicture,
  contentType: keyof typeof COPIED,
  patience?: Patience,
): Promise<Buffer | undefined> {
  return inTurn(open, (picture, head) => reencode(picture, head, COPIED[contentType]), patience)
}

const oneAtATime = pLimit(1)

/**
 * Works on one picture at a time, since some kinds of jpeg take hundreds of megabytes to decode. It is read when its
 * turn comes: a page may ask for twenty at once, each of ten megabytes.
 * @returns Undefined when there is no such picture, or nobody waits for it any more.
 * @throws UnreadablePicture, or what `open` or its stream throws.
 */
export function inTurn(
  open: OpenPicture,
  work: (picture: Sharp, head: Metadata) => Promise<Buffer>,
  { signal, mostSeconds = MOST_SECONDS }: Patience = {},
): Promise<Buffer | undefined> {
  return oneAtATime(async () => {
    const body = signal?.aborted ? undefined : await open()
    if (!body) return undefined
    const whole = await buffer(body)
    try {
      const bytes = await firstPicture(whole)
      const sharp = await loadSharp()
      const head = await sharp(bytes, READING).metadata()
      assertFitsInMemory(head)
      return await work(sharp(bytes, READING).timeout({ seconds: mostSeconds }), head)
    } catch (cause) {
      throw new UnreadablePicture(cause)
    }
  })
}

/**
 * The first picture of a JPEG, without what cameras put behind it: with what makes it brighter on some screens, the
 * library would hold it in memory as a whole. What is not a JPEG has no such end, and stays as it is.
 */
async function firstPicture(bytes: Buffer): Promise<Buffer> {
  const read = async (at: number, length: number) => bytes.subarray(at, at + length)
  const isJpeg = bytes.readUInt16BE(0) === 0xffd8
  const { end } = isJpeg ? await readJpeg({ size: bytes.length, read }) : { end: -1 }
  return end < 0 ? bytes : bytes.subarray(0, end)
}

/** Keeps the color profile, which contains no location. */
function reencode(
  picture: Sharp,
  { orientation }: Metadata,
  format: 'jpeg' | 'png',
): Promise<Buffer> {
  picture.keepIccProfile()
  // Kept as a tag instead of rotating: to rotate the pixels, all of them must be in memory at once.
  if (orientation && orientation !== UPRIGHT) {
    picture.withExif({ IFD0: { Orientation: String(orientation) } })
  }
  // Optimized tables would also require the whole jpeg in memory.
  if (format === 'jpeg') picture.jpeg({ quality: JPEG_QUALITY, optimizeCoding: false })
  else picture.png({ compressionLevel: PNG_COMPRESSION })
  return picture.toBuffer()
}

/**
 * Refuses a picture that has to be in memory as a whole, and would take too much of it: an interlaced png, a
 * progressive jpeg (which is decoded to two bytes a color), or a webp.
 * @throws When it is one.
 */
function assertFitsInMemory(head: Metadata): void {
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
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

/** Of pictures that `smallPicture` takes. */
export const SHOWN_SMALL = ['image/jpeg', 'image/png', 'image/webp']
const SMALL_QUALITY = 75

/** All but one of them wait here, so that a download waits for one of a page's pictures and not for all. */
const oneSmallAtATime = pLimit(1)

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
  return oneSmallAtATime(() =>
    inTurn(open, (picture, head) => shrink(picture, head, maxSide), patience),
  )
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
  return sharp(small).autoOrient().webp({ quality: SMALL_QUALITY }).toBuffer()
}
