/** The tags of a TIFF's page that say how large it is, and where its pixels are. */
const [WIDTH, HEIGHT, RESOLUTION_ACROSS, RESOLUTION_DOWN] = [256, 257, 282, 283] as const
const [STRIPS, STRIP_BYTES, TILES, TILE_BYTES] = [273, 279, 324, 325] as const
const READ: readonly number[] = [
  ...[WIDTH, HEIGHT, RESOLUTION_ACROSS, RESOLUTION_DOWN],
  ...[STRIPS, STRIP_BYTES, TILES, TILE_BYTES],
]
const SHORT = 3
const RATIONAL = 5
const ENTRY_BYTES = 12
const MAX_PAGES = 1000
/** A photo has a strip for every few lines. */
const MAX_VALUES = 30_000
const CLASSIC = ['II*\0', 'MM\0*']

/** Whether this is the beginning of a TIFF, of the kind for files of less than four gigabytes. */
export function isTiff(head: Buffer): boolean {
  return CLASSIC.includes(head.toString('latin1', 0, 4))
}

type Tags = Map<number, number[]>

/** The tags of each page. A directory that lies behind the bytes has none. */
function* pagesOf(bytes: Buffer): Generator<Tags> {
  const isLittle = bytes.toString('latin1', 0, 2) === 'II'
  const short = (at: number) =>
    at + 2 > bytes.length ? 0 : isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at)
  const long = (at: number) =>
    at + 4 > bytes.length ? 0 : isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)
  let directory = isTiff(bytes) ? long(4) : 0
  for (let page = 0; page < MAX_PAGES && directory > 0; page++) {
    const tags: Tags = new Map()
    const entries = short(directory)
    for (let n = 0; n < entries; n++) {
      const at = directory + 2 + ENTRY_BYTES * n
      if (!READ.includes(short(at))) continue
      const type = short(at + 2)
      const length = Math.min(long(at + 4), MAX_VALUES)
      const each = type === SHORT ? 2 : type === RATIONAL ? 8 : 4
      const start = each * length > 4 ? long(at + 8) : at + 8
      const read = (place: number) =>
        type === SHORT ? short(place) : long(place) / (type === RATIONAL ? long(place + 4) : 1)
      tags.set(
        short(at),
        Array.from({ length }, (_, i) => read(start + each * i)),
      )
    }
    yield tags
    directory = long(directory + 2 + ENTRY_BYTES * entries)
  }
}

function firstPage(bytes: Buffer): Tags {
  for (const tags of pagesOf(bytes)) return tags
  return new Map()
}

/** The size of the first page. */
export function sizeOfTiff(bytes: Buffer): { width: number; height: number } {
  const tags = firstPage(bytes)
  return { width: tags.get(WIDTH)?.[0] ?? 0, height: tags.get(HEIGHT)?.[0] ?? 0 }
}

/** Whether a page, or its pixels, lie behind the end of the file. */
export function isTiffCut(bytes: Buffer): boolean {
  for (const tags of pagesOf(bytes)) {
    const starts = tags.get(STRIPS) ?? tags.get(TILES)
    const lengths = tags.get(STRIP_BYTES) ?? tags.get(TILE_BYTES) ?? []
    if (!starts || starts.some((start, n) => start + (lengths[n] ?? 0) > bytes.length)) return true
  }
  return false
}

/** How many pixels make an inch, or a centimeter, in each direction; 1 and 1 where it does not say. */
export function resolutionOf(bytes: Buffer): { across: number; down: number } {
  const tags = firstPage(bytes)
  const across = tags.get(RESOLUTION_ACROSS)?.[0] ?? 0
  const down = tags.get(RESOLUTION_DOWN)?.[0] ?? 0
  const ratio = across / down
  // Nothing that scans has pixels of another shape.
  return ratio > 0.25 && ratio < 4 ? { across, down } : { across: 1, down: 1 }
}
