import type sharp from 'sharp'
import type { Metadata } from 'sharp'

/** As wide as a post shows it on a dense screen. */
const MAX_WIDTH_PX = 1600
const MAX_HEIGHT_PX = 3200
export const SHARE_SIZE = { width: 1200, height: 630 } as const
const QUALITY = 80

/** The largest phones take pictures of 50 megapixels; nothing that a post shows needs more. */
export const MAX_MEGAPIXELS = 50
export const MAX_SIDE_PX = 12_000
/** A jpeg that comes in several passes must be held whole while it is opened. */
const MAX_PASSES_MEGAPIXELS = 25
const MEGAPIXEL = 1_000_000

const FORMATS = ['jpeg', 'png', 'webp']

const READING = {
  limitInputPixels: MAX_MEGAPIXELS * MEGAPIXEL,
  sequentialRead: true,
  failOn: 'error',
  animated: false,
} as const

export interface RemadePicture {
  webp: Buffer
  width: number
  height: number
  /** 1200 x 630 pixels, for those who share the page. */
  share: Buffer
}

/** Why a file cannot be made into a picture. */
export type PictureFault = 'no picture' | 'too large' | 'broken'

/** Makes a picture anew from a file, at the size that pages show, upright, with nothing hidden in it. */
export async function pictureAnew(file: Buffer): Promise<RemadePicture | PictureFault> {
  const open = await loadSharp()
  // Reads the head alone.
  const head = await open(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!head?.width || !head.height || !FORMATS.includes(head.format ?? '')) return 'no picture'
  if (isTooLarge(head)) return 'too large'
  try {
    const { data: webp, info } = await open(file, READING)
      .autoOrient()
      .resize({
        width: MAX_WIDTH_PX,
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
    // The head was a picture's, so the rest is cut off or damaged.
    return 'broken'
  }
}

function isTooLarge({ width = 0, height = 0, format, isProgressive }: Metadata): boolean {
  const most = format === 'jpeg' && isProgressive ? MAX_PASSES_MEGAPIXELS : MAX_MEGAPIXELS
  return Math.max(width, height) > MAX_SIDE_PX || width * height > most * MEGAPIXEL
}

/** Only here, and only once a picture comes. */
async function loadSharp(): Promise<typeof sharp> {
  const { default: open } = await import('sharp')
  open.cache(false)
  open.concurrency(1)
  return open
}
