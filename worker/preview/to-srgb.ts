import sharp from 'sharp'

/** Rows of 8-bit pixels. */
export interface InterleavedPixels {
  data: Uint8Array
  width: number
  height: number
  /** From one row to the next, in bytes. */
  stride: number
  channels: 3 | 4
  isPremultiplied: boolean
}

/** What a crop leaves out on each side of a picture, in pixels. */
export interface Crop {
  left: number
  top: number
  right: number
  bottom: number
}

/** So many pixels at once: a picture of hundreds of megabytes is not held twice. */
const PIXELS_AT_ONCE = 4_000_000

/**
 * Makes pixels sRGB, three bytes each without gaps, in place: what is cropped is gone, and what shines through is white.
 * @param profile Their ICC profile; without one, they are sRGB.
 */
export async function toSrgb(
  pixels: InterleavedPixels,
  crop: Crop = { left: 0, top: 0, right: 0, bottom: 0 },
  profile?: Buffer,
) {
  const { data, stride, channels } = pixels
  const width = pixels.width - crop.left - crop.right
  const height = pixels.height - crop.top - crop.bottom
  const rowsAtOnce = Math.max(1, Math.floor(PIXELS_AT_ONCE / width))
  let written = 0
  for (let row = 0; row < height; row += rowsAtOnce) {
    const rows = Array.from({ length: Math.min(rowsAtOnce, height - row) }, (_, n) => {
      const at = (crop.top + row + n) * stride + crop.left * channels
      return data.subarray(at, at + width * channels)
    })
    const strip = sharp(bareTiff(rows, width, pixels, profile)).flatten({ background: 'white' })
    const converted = await strip.toColourspace('srgb').raw().toBuffer()
    data.set(converted, written)
    written += converted.length
  }
  return { data: data.subarray(0, written), raw: { width, height, channels: 3 as const } }
}

const HEADER_BYTES = 8
const ENTRY_BYTES = 12
const [SHORT, LONG, UNDEFINED] = [3, 4, 7] as const

/** Rows as an uncompressed TIFF: the form in which the picture library takes a color profile with them. */
function bareTiff(
  rows: Uint8Array[],
  width: number,
  { channels, isPremultiplied }: Pick<InterleavedPixels, 'channels' | 'isPremultiplied'>,
  profile: Buffer = Buffer.alloc(0),
): Buffer {
  const data = Buffer.concat(rows)
  const bits = Buffer.from([8, 0, 8, 0, 8, 0, 8, 0])
  const bitsAt = HEADER_BYTES + data.length
  const profileAt = bitsAt + bits.length
  const entries = [
    [256, LONG, 1, width],
    [257, LONG, 1, rows.length],
    [258, SHORT, channels, bitsAt],
    [259, SHORT, 1, 1],
    [262, SHORT, 1, 2],
    [273, LONG, 1, HEADER_BYTES],
    [277, SHORT, 1, channels],
    [278, LONG, 1, rows.length],
    [279, LONG, 1, data.length],
    ...(channels === 4 ? [[338, SHORT, 1, isPremultiplied ? 1 : 2]] : []),
    ...(profile.length > 0 ? [[34675, UNDEFINED, profile.length, profileAt]] : []),
  ]
  const directory = Buffer.alloc(2 + ENTRY_BYTES * entries.length + 4)
  directory.writeUInt16LE(entries.length)
  for (const [n, [tag = 0, type = 0, count = 0, value = 0]] of entries.entries()) {
    const at = 2 + ENTRY_BYTES * n
    directory.writeUInt16LE(tag, at)
    directory.writeUInt16LE(type, at + 2)
    directory.writeUInt32LE(count, at + 4)
    directory.writeUInt32LE(value, at + 8)
  }
  const header = Buffer.from('II*\0\0\0\0\0', 'latin1')
  header.writeUInt32LE(profileAt + profile.length, 4)
  return Buffer.concat([header, data, bits, profile, directory])
}
