import type sharp from 'sharp'
import type { Metadata } from 'sharp'

/** The width of a post's picture on a high-density screen. */
const MAX_WIDTH_PX = 1600
const MAX_HEIGHT_PX = 3200
const SHARE_SIZE = { width: 1200, height: 630 } as const
const QUALITY = 80

/** Phones take pictures of up to 50 megapixels; a post needs no more. */
const MAX_MEGAPIXELS = 50
const MAX_SIDE_PX = 12_000
/** A progressive jpeg is held in memory whole while it is decoded. */
const MAX_PASSES_MEGAPIXELS = 25
const MEGAPIXEL = 1_000_000

const FORMATS = ['jpeg', 'png', 'webp']

const READING = {
  limitInputPixels: MAX_MEGAPIXELS * MEGAPIXEL,
  sequentialRead: true,
  failOn: 'error',
  animated: false,
} as const

export interface ReencodedPicture {
  webp: Buffer
  width: number
  height: number
  /** 1200 x 630 pixels, for link previews. */
  share: Buffer
}

/** Why a file was rejected. */
export type PictureFault = 'no picture' | 'too large' | 'broken'

/**
 * Re-encodes a picture at the size that pages show, upright and without metadata.
 * @param maxWidth In pixels; a narrower picture keeps its width.
 */
export async function reencodePicture(
  file: Buffer,
  maxWidth = MAX_WIDTH_PX,
): Promise<ReencodedPicture | PictureFault> {
  const open = await loadSharp()
  // Reads only the header.
  const head = await open(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!head?.width || !head.height || !isAccepted(head)) return 'no picture'
  if (isTooLarge(head)) return 'too large'
  try {
    const { data: webp, info } = await open(file, READING)
      .autoOrient()
      .resize({
        width: maxWidth,
        height: MAX_HEIGHT_PX,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
    const share = await open(webp)
      .resize({ ...SHARE_SIZE, fit: 'cover' })
      .flatten({ background: 'white' })
      .jpeg({ quality: QUALITY })
      .toBuffer()
    return { webp, width: info.width, height: info.height, share }
  } catch {
    // The header was valid, so the rest is truncated or damaged.
    return 'broken'
  }
}

/** AVIF is the HEIF container with the AV1 codec; HEIC has another, which sharp does not decode. */
function isAccepted({ format, compression }: Metadata): boolean {
  return FORMATS.includes(format ?? '') || (format === 'heif' && compression === 'av1')
}

function isTooLarge({ width = 0, height = 0, format, isProgressive }: Metadata): boolean {
  const most = format === 'jpeg' && isProgressive ? MAX_PASSES_MEGAPIXELS : MAX_MEGAPIXELS
  return Math.max(width, height) > MAX_SIDE_PX || width * height > most * MEGAPIXEL
}

/** Loaded on first use; the library is large. */
async function loadSharp(): Promise<typeof sharp> {
  const { default: open } = await import('sharp')
  open.cache(false)
  open.concurrency(1)
  return open
}

/** The format between the two processes: a line of JSON, then the bytes of both files. */
export function pack(picture: ReencodedPicture | PictureFault): Buffer {
  if (typeof picture === 'string') return Buffer.from(`${JSON.stringify({ fault: picture })}\n`)
  const { webp, share, width, height } = picture
  const head = JSON.stringify({ width, height, webpBytes: webp.length, shareBytes: share.length })
  return Buffer.concat([Buffer.from(`${head}\n`), webp, share])
}

/** @throws When the data is incomplete. */
export function unpack(packed: Buffer): ReencodedPicture | PictureFault {
  const end = packed.indexOf('\n')
  const { fault, width, height, webpBytes, shareBytes } = JSON.parse(
    packed.toString('utf8', 0, end),
  )
  if (fault) return fault
  const webp = packed.subarray(end + 1, end + 1 + webpBytes)
  const share = packed.subarray(end + 1 + webpBytes)
  if (share.length !== shareBytes) throw new Error('The re-encoded picture is incomplete')
  return { webp, share, width, height }
}
