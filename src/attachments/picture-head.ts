import { MAX_PICTURE_PIXELS, MAX_PICTURE_SIDE_PX } from '../settings/business.ts'
import { type FileBytes, indexOf } from '../storage/spool.ts'
import { isPdfCut } from './pdf.ts'
import { isTiffCut, sizeOfTiff } from './tiff.ts'

/** What a picture or a PDF says of itself, without being decoded. */
export interface PictureHead {
  /** So many pixels that decoding them would exhaust memory. */
  isTooLarge: boolean
  /** Its end is missing. */
  isCut: boolean
}

interface Size {
  width: number
  height: number
}

const READERS: Record<string, (file: FileBytes) => Promise<{ sizes: Size[]; isCut: boolean }>> = {
  'image/png': readPng,
  'image/jpeg': async (file) => {
    const { size, end } = await readJpeg(file)
    return { sizes: size ? [size] : [], isCut: end < 0 }
  },
  'image/heic': readHeic,
  'image/tiff': async (file) => {
    const bytes = await file.read(0, file.size)
    return { sizes: [sizeOfTiff(bytes)], isCut: isTiffCut(bytes) }
  },
  'application/pdf': async (file) => ({ sizes: [], isCut: await isPdfCut(file) }),
}

/** Reads the beginning of a picture, and the end of a PDF; undefined for other kinds. */
export async function readPictureHead(
  file: FileBytes,
  contentType: string,
): Promise<PictureHead | undefined> {
  const head = await READERS[contentType]?.(file)
  const isTooLarge = ({ width, height }: Size) =>
    Math.max(width, height) > MAX_PICTURE_SIDE_PX || width * height > MAX_PICTURE_PIXELS
  return head && { isTooLarge: head.sizes.some(isTooLarge), isCut: head.isCut }
}

const PNG_HEADER_AT = 12

async function readPng(file: FileBytes) {
  const header = await file.read(PNG_HEADER_AT, 12)
  const hasHeader = header.length === 12 && header.toString('latin1', 0, 4) === 'IHDR'
  const size = hasHeader && { width: header.readUInt32BE(4), height: header.readUInt32BE(8) }
  return { sizes: size ? [size] : [], isCut: (await indexOf(file, 'IEND', PNG_HEADER_AT)) < 0 }
}

/** Profiles and previews come before the frame, in segments of at most 64 KB. */
const MAX_JPEG_SEGMENTS = 2000
const SEGMENT_HEAD_BYTES = 9
const START_OF_SCAN = 0xda
const END_OF_IMAGE = '\xff\xd9'

/**
 * Reads the segments of a JPEG up to its pixels.
 * @returns Its size; and where the first picture in it ends, before what cameras put behind it: a film, another
 *   picture, or what makes it brighter on some screens. -1 when it does not end.
 */
export async function readJpeg(file: FileBytes): Promise<{ size?: Size; end: number }> {
  let at = 2
  let size: Size | undefined
  for (let segment = 0; segment < MAX_JPEG_SEGMENTS; segment++) {
    const head = await file.read(at, SEGMENT_HEAD_BYTES)
    if (head.length < SEGMENT_HEAD_BYTES || head[0] !== 0xff) break
    const marker = head[1] as number
    if (isFrame(marker)) size ??= { height: head.readUInt16BE(5), width: head.readUInt16BE(7) }
    // Among the pixels, no byte ff is followed by this one.
    if (marker === START_OF_SCAN) {
      const end = await indexOf(file, END_OF_IMAGE, at)
      return { ...(size && { size }), end: end < 0 ? end : end + END_OF_IMAGE.length }
    }
    if (marker === 0xff) at += 1
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2
    else at += 2 + head.readUInt16BE(2)
  }
  return { ...(size && { size }), end: -1 }
}

/** SOF0 to SOF15, except the three markers among them that are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

/** Before its pixels, a phone's photo has some ten kilobytes about its tiles. */
const HEIC_HEAD_BYTES = 256 * 1024
const ISPE_BYTES = 20
const BOXES = ['ftyp', 'meta', 'moov', 'mdat', 'free', 'skip', 'uuid']
const MAX_BOXES = 100

async function readHeic(file: FileBytes) {
  const head = await file.read(0, HEIC_HEAD_BYTES)
  const sizes: Size[] = []
  for (let at = head.indexOf('ispe'); at >= 4; at = head.indexOf('ispe', at + 4)) {
    if (head.readUInt32BE(at - 4) !== ISPE_BYTES || at + 16 > head.length) continue
    sizes.push({ width: head.readUInt32BE(at + 8), height: head.readUInt32BE(at + 12) })
  }
  let end = 0
  for (let box = 0; box < MAX_BOXES && end < file.size; box++) {
    const start = await file.read(end, 16)
    // Behind its boxes, some phones put what is none.
    if (!BOXES.includes(start.toString('latin1', 4, 8))) break
    const short = start.readUInt32BE(0)
    // 0 is to the end of the file, and 1 says that the length has eight bytes.
    const length = short === 1 && start.length === 16 ? Number(start.readBigUInt64BE(8)) : short
    if (length < 8) break
    end += length
  }
  return { sizes, isCut: end > file.size }
}
