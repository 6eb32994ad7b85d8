import { Kerning } from './kerning.ts'
import { type Contour, Outlines } from './outlines.ts'
import { readWoff } from './woff.ts'

/**
 * The site's own typefaces, drawn as outlines, so that a picture does not depend on the fonts that
 * are installed.
 */
export const faces = {
  italic: openFace('source-serif-4-latin-400-italic.woff'),
  serif: openFace('source-serif-4-latin-600-normal.woff'),
  sans: openFace('source-sans-3-latin-600-normal.woff'),
}

export type Face = ReturnType<typeof openFace>

interface Line {
  text: string
  x: number
  y: number
  size: number
  /** Which part of the line is at x. */
  anchor?: 'start' | 'middle' | 'end'
  /** Letter spacing, as a fraction of the size. */
  tracking?: number
}

function openFace(file: string) {
  const tables = readWoff(file)
  const table = (name: string) => tables.get(name) as Buffer
  const unitsPerEm = table('head').readUInt16BE(18)
  const widths = table('hhea').readUInt16BE(34)
  const outlines = new Outlines(tables)
  const kerning = new Kerning(table('GPOS'))
  const glyphs = characterMap(table('cmap'))

  const advance = (id: number) => table('hmtx').readUInt16BE(4 * Math.min(id, widths - 1))
  const places = (text: string, tracking: number) => {
    let at = 0
    const ids = Array.from(text, (character) => glyphs(character))
    const set = ids.map((id, index) => {
      at += index === 0 ? 0 : kerning.between(ids[index - 1] as number, id)
      const place = { id, at }
      at += advance(id) + tracking * unitsPerEm
      return place
    })
    return { set, width: at - (ids.length > 0 ? tracking * unitsPerEm : 0) }
  }
  return {
    width: (text: string, size: number, tracking = 0) =>
      (places(text, tracking).width * size) / unitsPerEm,
    path: ({ text, x, y, size, anchor = 'start', tracking = 0 }: Line) => {
      const { set, width } = places(text, tracking)
      const scale = size / unitsPerEm
      const before = { start: 0, middle: width / 2, end: width }[anchor]
      return set
        .flatMap(({ id, at }) =>
          outlines
            .glyph(id)
            .map((contour) => contourPath(contour, scale, x + (at - before) * scale, y)),
        )
        .join('')
    },
  }
}

/** Maps a character to its glyph, from the cmap table of the basic plane (format 4). */
function characterMap(cmap: Buffer): (character: string) => number {
  const records = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) =>
    cmap.readUInt32BE(8 + 8 * i),
  )
  const table = records.map((at) => cmap.subarray(at)).find((found) => found.readUInt16BE(0) === 4)
  if (!table) throw new Error('the font has no character map of format 4')
  const segments = table.readUInt16BE(6) / 2
  const [ends, starts] = [14, 16 + 2 * segments]
  const [deltas, offsets] = [starts + 2 * segments, starts + 4 * segments]
  return (character) => {
    const code = character.codePointAt(0) as number
    for (let index = 0; index < segments; index++) {
      if (code > table.readUInt16BE(ends + 2 * index)) continue
      const start = table.readUInt16BE(starts + 2 * index)
      if (code < start) break
      const at = offsets + 2 * index
      const offset = table.readUInt16BE(at)
      const id = offset === 0 ? code : table.readUInt16BE(at + offset + 2 * (code - start))
      return (id + table.readUInt16BE(deltas + 2 * index)) & 0xffff
    }
    throw new Error(`the font has no “${character}”`)
  }
}

/** TrueType curves are quadratic; two consecutive control points imply a point halfway between. */
function contourPath(contour: Contour, scale: number, dx: number, dy: number): string {
  const at = (index: number) => contour[index % contour.length] as Contour[number]
  const point = ({ x, y }: { x: number; y: number }) =>
    `${round(dx + x * scale)} ${round(dy - y * scale)}`
  const middle = (a: Contour[number], b: Contour[number]) => ({
    x: (a.x + b.x) / 2,
    y: (a.y + b.y) / 2,
  })
  const first = contour.findIndex(({ isOnCurve }) => isOnCurve)
  const start = first < 0 ? middle(at(0), at(1)) : at(first)
  const commands = [`M${point(start)}`]
  const offset = Math.max(0, first)
  for (let step = 1; step <= contour.length; step++) {
    const [here, next] = [at(offset + step), at(offset + step + 1)]
    if (here.isOnCurve) commands.push(`L${point(here)}`)
    else commands.push(`Q${point(here)} ${point(next.isOnCurve ? next : middle(here, next))}`)
    if (!here.isOnCurve && next.isOnCurve) step++
  }
  return `${commands.join('')}Z`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
