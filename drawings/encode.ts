import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { FULL_WIDTH, HALF_WIDTH, halfOf } from '../src/ui/picture/picture.tsx'

const TARGET = 'public'

// With several threads, the output may depend on the machine.
sharp.concurrency(1)

/** Beside 56, which takes 40 % more bytes, no difference was seen at twice the size. */
const AVIF = { quality: 46, effort: 6, chromaSubsampling: '4:2:0' }
/** At 46, the faint lines of the paper smear in these. */
const HALF_AVIF = { quality: 56, effort: 4 }
/**
 * What a phone shows first: most of them fit into the first round trip of a connection, and screens
 * that dense hide the difference.
 */
const PHONE_AVIF = { ...AVIF, quality: 38 }

/** Writes a picture in the two formats that pages use, and one that cards show also half as wide. */
export async function writePicture(path: string, svg: string): Promise<void> {
  const picture = sharp(Buffer.from(svg))
  write(`${path}.webp`, await picture.clone().webp({ quality: 76, effort: 6 }).toBuffer())
  const avif = path.endsWith('-phone') ? PHONE_AVIF : AVIF
  write(`${path}.avif`, await picture.clone().avif(avif).toBuffer())
  if ((await picture.metadata()).width === FULL_WIDTH) {
    const half = picture.clone().resize(HALF_WIDTH)
    write(halfOf(`${path}.avif`), await half.avif(HALF_AVIF).toBuffer())
  }
}

/** Writes a PNG with few colors, for link previews and home screens. */
export async function writePng(path: string, svg: string, colors = 48): Promise<void> {
  const options = { palette: true, colors, effort: 10, compressionLevel: 9 }
  write(`${path}.png`, await sharp(Buffer.from(svg)).png(options).toBuffer())
}

export function write(path: string, bytes: Buffer | string): void {
  const file = `${TARGET}/${path}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}
