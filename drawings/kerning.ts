const PAIR_ADJUSTMENT = 2
const EXTENSION = 9
const X_ADVANCE = 4

/** The kerning between two glyphs, in font units (GPOS pairs). */
export class Kerning {
  private readonly subtables: Buffer[]

  constructor(gpos: Buffer) {
    this.subtables = kernLookups(gpos).flatMap((lookup) => subtablesOf(gpos, lookup))
  }

  between(left: number, right: number): number {
    for (const table of this.subtables) {
      const covered = coverageIndex(table.subarray(table.readUInt16BE(2)), left)
      if (covered < 0) continue
      const value =
        table.readUInt16BE(0) === 1 ? byPair(table, covered, right) : byClass(table, left, right)
      if (value !== undefined) return value
    }
    return 0
  }
}

function kernLookups(gpos: Buffer): number[] {
  const features = gpos.subarray(gpos.readUInt16BE(6))
  const kern = range(features.readUInt16BE(0)).find(
    (index) => features.toString('latin1', 2 + 6 * index, 6 + 6 * index) === 'kern',
  )
  if (kern === undefined) return []
  const feature = features.subarray(features.readUInt16BE(6 + 6 * kern))
  return range(feature.readUInt16BE(2)).map((index) => feature.readUInt16BE(4 + 2 * index))
}

function subtablesOf(gpos: Buffer, lookup: number): Buffer[] {
  const list = gpos.subarray(gpos.readUInt16BE(8))
  const table = list.subarray(list.readUInt16BE(2 + 2 * lookup))
  return range(table.readUInt16BE(4)).flatMap((index) => {
    const subtable = table.subarray(table.readUInt16BE(6 + 2 * index))
    const type = table.readUInt16BE(0)
    if (type === PAIR_ADJUSTMENT) return [subtable]
    const isExtendedPair = type === EXTENSION && subtable.readUInt16BE(2) === PAIR_ADJUSTMENT
    return isExtendedPair ? [subtable.subarray(subtable.readUInt32BE(4))] : []
  })
}

function byPair(table: Buffer, covered: number, right: number): number | undefined {
  const [first, second] = [table.readUInt16BE(4), table.readUInt16BE(6)]
  const size = 2 + 2 * (bits(first) + bits(second))
  const pairs = table.subarray(table.readUInt16BE(10 + 2 * covered))
  const index = range(pairs.readUInt16BE(0)).find((i) => pairs.readUInt16BE(2 + size * i) === right)
  return index === undefined ? undefined : advance(pairs, 4 + size * index, first)
}

function byClass(table: Buffer, left: number, right: number): number | undefined {
  const [first, second] = [table.readUInt16BE(4), table.readUInt16BE(6)]
  const size = 2 * (bits(first) + bits(second))
  const leftClass = classOf(table.subarray(table.readUInt16BE(8)), left)
  const rightClass = classOf(table.subarray(table.readUInt16BE(10)), right)
  const at = 16 + size * (leftClass * table.readUInt16BE(14) + rightClass)
  return advance(table, at, first) || undefined
}

function advance(table: Buffer, at: number, format: number): number {
  return format & X_ADVANCE ? table.readInt16BE(at + 2 * bits(format & (X_ADVANCE - 1))) : 0
}

function coverageIndex(table: Buffer, glyph: number): number {
  const count = table.readUInt16BE(2)
  if (table.readUInt16BE(0) === 1) {
    return range(count).findIndex((index) => table.readUInt16BE(4 + 2 * index) === glyph)
  }
  for (const index of range(count)) {
    const at = 4 + 6 * index
    const start = table.readUInt16BE(at)
    if (glyph >= start && glyph <= table.readUInt16BE(at + 2)) {
      return table.readUInt16BE(at + 4) + glyph - start
    }
  }
  return -1
}

function classOf(table: Buffer, glyph: number): number {
  if (table.readUInt16BE(0) === 1) {
    const index = glyph - table.readUInt16BE(2)
    return index >= 0 && index < table.readUInt16BE(4) ? table.readUInt16BE(6 + 2 * index) : 0
  }
  const found = range(table.readUInt16BE(2)).find((index) => {
    const at = 4 + 6 * index
    return glyph >= table.readUInt16BE(at) && glyph <= table.readUInt16BE(at + 2)
  })
  return found === undefined ? 0 : table.readUInt16BE(8 + 6 * found)
}

function bits(format: number): number {
  return [1, 2, 4, 8, 16, 32, 64, 128].filter((bit) => format & bit).length
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index)
}
