import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'

const TARGET = 'public'

// With several threads, the output may depend on the machine.
sharp.concurrency(1)

/** Writes a picture in the two formats that pages use. */
export async function writePicture(path: string, svg: string): Promise<void> {
  const picture = sharp(Buffer.from(svg))
  write(`${path}.avif`, await picture.clone().avif({ quality: 56, effort: 4 }).toBuffer())
  write(`${path}.webp`, await picture.clone().webp({ quality: 76, effort: 6 }).toBuffer())
}

/** Writes a PNG with few colors, for link previews and home screens. */
export async function writePng(path: string, svg: string, colours = 48): Promise<void> {
  write(`${path}.png`, await png(svg, colours))
}

export function png(svg: string, colours: number): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .png({ palette: true, colours, effort: 10, compressionLevel: 9 })
    .toBuffer()
}

export function write(path: string, bytes: Buffer | string): void {
  const file = `${TARGET}/${path}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}
