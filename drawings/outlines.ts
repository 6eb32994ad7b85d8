/** A point of an outline, in font units, with y upwards. */
interface OutlinePoint {
  x: number
  y: number
  isOnCurve: boolean
}

export type Contour = OutlinePoint[]

const ON_CURVE = 1
const X_SHORT = 2
const Y_SHORT = 4
const REPEATED = 8
const X_SAME_OR_POSITIVE = 16
const Y_SAME_OR_POSITIVE = 32
const WORD_ARGUMENTS = 1
const HAS_SCALE = 8
const MORE_PARTS = 32
const HAS_TWO_SCALES = 64
const HAS_MATRIX = 128

/** Reads the outlines of a TrueType font. */
export class Outlines {
  private readonly tables: Map<string, Buffer>

  constructor(tables: Map<string, Buffer>) {
    this.tables = tables
  }

  glyph(id: number): Contour[] {
    const [start, end] = [this.offset(id), this.offset(id + 1)]
    if (start === end) return []
    const bytes = this.table('glyf').subarray(start, end)
    const contours = bytes.readInt16BE(0)
    return contours < 0 ? this.composite(bytes) : simple(bytes, contours)
  }

  private composite(bytes: Buffer): Contour[] {
    const parts: Contour[] = []
    for (let at = 10, flags = MORE_PARTS; flags & MORE_PARTS; ) {
      flags = bytes.readUInt16BE(at)
      const part = this.glyph(bytes.readUInt16BE(at + 2))
      const isWord = Boolean(flags & WORD_ARGUMENTS)
      const dx = isWord ? bytes.readInt16BE(at + 4) : bytes.readInt8(at + 4)
      const dy = isWord ? bytes.readInt16BE(at + 6) : bytes.readInt8(at + 5)
      at += isWord ? 8 : 6
      const { a, b, c, d, size } = partMatrix(bytes, at, flags)
      at += size
      for (const contour of part) {
        parts.push(
          contour.map(({ x, y, isOnCurve }) => ({
            x: a * x + c * y + dx,
            y: b * x + d * y + dy,
            isOnCurve,
          })),
        )
      }
    }
    return parts
  }

  private offset(id: number): number {
    const loca = this.table('loca')
    const isLong = this.table('head').readInt16BE(50) === 1
    return isLong ? loca.readUInt32BE(id * 4) : loca.readUInt16BE(id * 2) * 2
  }

  private table(name: string): Buffer {
    const table = this.tables.get(name)
    if (!table) throw new Error(`the font has no table ${name}`)
    return table
  }
}

/** The transformation of a component glyph, and the number of bytes that encode it. */
function partMatrix(bytes: Buffer, at: number, flags: number) {
  const value = (index: number) => bytes.readInt16BE(at + 2 * index) / 2 ** 14
  if (flags & HAS_SCALE) return { a: value(0), b: 0, c: 0, d: value(0), size: 2 }
  if (flags & HAS_TWO_SCALES) return { a: value(0), b: 0, c: 0, d: value(1), size: 4 }
  if (flags & HAS_MATRIX) return { a: value(0), b: value(1), c: value(2), d: value(3), size: 8 }
  return { a: 1, b: 0, c: 0, d: 1, size: 0 }
}

function simple(bytes: Buffer, contours: number): Contour[] {
  const ends = Array.from({ length: contours }, (_, index) => bytes.readUInt16BE(10 + 2 * index))
  const count = (ends.at(-1) ?? -1) + 1
  let at = 10 + 2 * contours
  at += 2 + bytes.readUInt16BE(at)
  const flags: number[] = []
  while (flags.length < count) {
    const flag = bytes.readUInt8(at++)
    const times = flag & REPEATED ? bytes.readUInt8(at++) + 1 : 1
    for (let time = 0; time < times; time++) flags.push(flag)
  }
  const coordinates = (short: number, same: number) => {
    let value = 0
    return flags.map((flag) => {
      if (flag & short) value += bytes.readUInt8(at++) * (flag & same ? 1 : -1)
      else if (!(flag & same)) {
        value += bytes.readInt16BE(at)
        at += 2
      }
      return value
    })
  }
  const xs = coordinates(X_SHORT, X_SAME_OR_POSITIVE)
  const ys = coordinates(Y_SHORT, Y_SAME_OR_POSITIVE)
  const points = flags.map((flag, index) => ({
    x: xs[index] as number,
    y: ys[index] as number,
    isOnCurve: Boolean(flag & ON_CURVE),
  }))
  return ends.map((end, index) => points.slice((ends[index - 1] ?? -1) + 1, end + 1))
}
