/** The tags of a TIFF's first page that say how large it is, and where its pixels are. */
const [WIDTH, HEIGHT, RESOLUTION_ACROSS, RESOLUTION_DOWN] = [256, 257, 282, 283] as const
const [STRIPS, STRIP_BYTES, TILES, TILE_BYTES] = [273, 279, 324, 325] as const
const SHORT = 3
const RATIONAL = 5
const ENTRY_BYTES = 12

/** Whether this is the beginning of a TIFF. Only the classic kind: the other is for files of more than four gigabytes. */
export function isTiff(head: Buffer): boolean {
  return ['II*\0', 'MM\0*'].includes(head.toString('latin1', 0, 4))
}

/**
 * The values of the first page's tags, of each the last.
 * @param bytes At least the beginning; a directory that lies behind it has no values.
 */
function tagsOf(bytes: Buffer): Map<number, number> {
  const isLittle = bytes.toString('latin1', 0, 2) === 'II'
  const short = (at: number) =>
    at + 2 > bytes.length ? 0 : isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at)
  const long = (at: number) =>
    at + 4 > bytes.length ? 0 : isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)
  const directory = isTiff(bytes) ? long(4) : bytes.length
  const tags = new Map<number, number>()
  for (let n = 0; n < short(directory); n++) {
    const at = directory + 2 + ENTRY_BYTES * n
    const type = short(at + 2)
    const last = long(at + 4) - 1
    const size = type === SHORT ? 2 : 4
    const place = last > 0 && size * last >= 4 - size + 1 ? long(at + 8) + size * last : at + 8
    const value = type === SHORT ? short(place) : long(place)
    tags.set(short(at), type === RATIONAL ? long(value) / long(value + 4) : value)
  }
  return tags
}

/** The size of the first page. */
export function sizeOfTiff(bytes: Buffer): { width: number; height: number } {
  const tags = tagsOf(bytes)
  return { width: tags.get(WIDTH) ?? 0, height: tags.get(HEIGHT) ?? 0 }
}

/** Whether pixels of the first page lie behind the end of the file. */
export function isTiffCut(bytes: Buffer): boolean {
  const tags = tagsOf(bytes)
  const start = tags.get(STRIPS) ?? tags.get(TILES) ?? 0
  return start + (tags.get(STRIP_BYTES) ?? tags.get(TILE_BYTES) ?? 0) > bytes.length
}

/** How many pixels make an inch, or a centimeter, in each direction; 1 and 1 where it does not say. */
export function resolutionOf(bytes: Buffer): { across: number; down: number } {
  const tags = tagsOf(bytes)
  const across = tags.get(RESOLUTION_ACROSS) ?? 0
  const down = tags.get(RESOLUTION_DOWN) ?? 0
  const ratio = across / down
  // Nothing that scans has pixels of another shape.
  return ratio > 0.25 && ratio < 4 ? { across, down } : { across: 1, down: 1 }
}
