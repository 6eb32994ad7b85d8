import { MAX_PICTURE_MEGAPIXELS, MAX_PICTURE_SIDE_PX } from '../settings/business.ts'
import type { FileBytes } from '../storage/spool.ts'
import type { Kind } from './kind.ts'

export const MAX_PICTURE_PIXELS = MAX_PICTURE_MEGAPIXELS * 1_000_000

interface PictureSize {
  width: number
  height: number
}

/** Whether a picture declares so many pixels that decoding it would exhaust memory. */
export async function isTooLargeToOpen(file: FileBytes, kind: Kind): Promise<boolean> {
  const size = await readPictureSize(file, kind.contentType)
  if (!size) return false
  const { width, height } = size
  return Math.max(width, height) > MAX_PICTURE_SIDE_PX || width * height > MAX_PICTURE_PIXELS
}

/** The size in the header of a jpeg or png; undefined for other kinds and without a size. */
async function readPictureSize(
  file: FileBytes,
  contentType: string,
): Promise<PictureSize | undefined> {
  if (contentType === 'image/png') return pngSize(file)
  if (contentType === 'image/jpeg') return jpegSize(file)
  return undefined
}

const PNG_HEADER_AT = 12

async function pngSize(file: FileBytes): Promise<PictureSize | undefined> {
  const header = await file.read(PNG_HEADER_AT, 12)
  if (header.length < 12 || header.toString('latin1', 0, 4) !== 'IHDR') return undefined
  return { width: header.readUInt32BE(4), height: header.readUInt32BE(8) }
}

/** Profiles and previews come before the frame, in segments of at most 64 KB. */
const MAX_JPEG_SEGMENTS = 2000
const SEGMENT_HEAD_BYTES = 9

async function jpegSize(file: FileBytes): Promise<PictureSize | undefined> {
  let at = 2
  for (let segment = 0; segment < MAX_JPEG_SEGMENTS; segment++) {
    const head = await file.read(at, SEGMENT_HEAD_BYTES)
    if (head.length < SEGMENT_HEAD_BYTES || head[0] !== 0xff) return undefined
    const marker = head[1] as number
    if (marker === 0xff) at += 1
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2
    else if (isFrame(marker)) return { height: head.readUInt16BE(5), width: head.readUInt16BE(7) }
    else at += 2 + head.readUInt16BE(2)
  }
  return undefined
}

/** SOF0 to SOF15, except the three markers among them that are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}
