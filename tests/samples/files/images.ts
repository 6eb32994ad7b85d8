import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'

/** A gray JPEG of 8 by 8 pixels. */
export function jpeg(): Buffer {
  const quantization = Buffer.from([0xff, 0xdb, 0, 67, 0, ...new Uint8Array(64).fill(1)])
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0])
  const table = (id: number) => [0xff, 0xc4, 0, 20, id, 1, ...new Uint8Array(15), 0]
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x3f]
  const jfif = Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')
  const rest = Buffer.from([...table(0), ...table(0x10), ...scan, 0xff, 0xd9])
  return Buffer.concat([jfif, quantization, frame, rest])
}

/** A gray PNG of one pixel. A long color profile may stand before the picture, as on screenshots. */
export function png({ profileBytes = 0 } = {}): Buffer {
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])),
    profileBytes > 0 ? chunk('iCCP', Buffer.alloc(profileBytes, 'p')) : Buffer.alloc(0),
    chunk('IDAT', deflateSync(Buffer.from([0, 0x80]))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/**
 * A fax as sharp 0.35 writes it, or libtiff's `tiffcp` from it: `fax.tif`, in the standard resolution, whose pixels are
 * twice as high as they are wide, and with the numbers of Motorola's; `fax-of-two-pages.tif`, of which the first is fine.
 */
export function fax(name: 'fax.tif' | 'fax-of-two-pages.tif'): Buffer {
  return readFileSync(new URL(name, import.meta.url))
}

/** A square PNG of black and white at random: a moment's work to make, and seconds to compress again when it is large. */
export function noisyPng(side: number): Buffer {
  const bytesInLine = 1 + Math.ceil(side / 8)
  const lines = randomBytes(side * bytesInLine)
  for (let at = 0; at < lines.length; at += bytesInLine) lines[at] = 0
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 1
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The boxes of a HEIF file of this brand around bytes that no decoder would show. */
export function heic(brand: string, compatible: string[] = []): Buffer {
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0mif1${brand}${compatible.join('')}`)),
    box('meta', Buffer.alloc(64)),
    box('mdat', Buffer.alloc(256)),
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

function box(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length + 8)
  return Buffer.concat([length, Buffer.from(type), content])
}
