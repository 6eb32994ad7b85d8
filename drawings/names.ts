import type { Point } from '../src/chart/projection.ts'
import { type Box, boxAround, grown, isInside, overlap } from './box.ts'
import type { Ink } from './ink.ts'
import type { Face } from './lettering.ts'

export interface Name {
  text: string
  /** The named place, in the picture's coordinates. */
  at: Point
  face: Face
  size: number
  tracking: number
  color: string
  /** The radius of the mark at the place; 0 for a bare name. */
  markRadius: number
  /** The mark is a light's, with a flare down and to the right. */
  hasFlare: boolean
  isOnLand: boolean
  /** The maximum distance from the place, in font sizes, and the cost of the wrong background. */
  farthest: number
  wrongGround: number
}

export interface PlacedName extends Name {
  lines: string[]
  box: Box
}

interface Sheet {
  ink: Ink
  room: Box
  taken: Box[]
}

const LINE_HEIGHT = 1.1
const ANGLES = 24
const STEPS = 7
const TWO_LINES = 0.35
const FLARE_RADII = 2.2
/** Around a name of one line, and of two: lines of two names that are as close as their own would read as one. */
const CLEAR = { ofOne: 0.3, ofTwo: 0.4 }

/**
 * Finds a position for each name that overlaps no other name, mark, shoreline or edge. Earlier names
 * take precedence; a name without such a position is omitted.
 */
export function placeNames(names: Name[], { ink, room, taken }: Sheet): PlacedName[] {
  const marks = names.map(markBox)
  const placed: PlacedName[] = []
  names.forEach((name, index) => {
    if (isSaid(name, placed)) return
    const others = [
      ...taken,
      ...placed.map(({ box, lines }) => grown(box, name.size * clear(lines))),
      ...marks.filter((mark, of) => mark.width > 0 && (of !== index || name.hasFlare)),
    ]
    const best = candidates(name)
      .filter(
        ({ box }) =>
          isInside(box, room) && !others.some((other) => overlap(box, other)) && !ink.crosses(box),
      )
      .map((candidate) => {
        const { x, y, width, height } = candidate.box
        const isWrong = ink.isLand([x + width / 2, y + height / 2]) !== name.isOnLand
        return { ...candidate, cost: candidate.cost + (isWrong ? name.wrongGround : 0) }
      })
      .sort((a, b) => a.cost - b.cost)[0]
    if (best) placed.push({ ...name, lines: best.lines, box: best.box })
  })
  return placed
}

const clear = (lines: string[]) => (lines.length > 1 ? CLEAR.ofTwo : CLEAR.ofOne)

/** The light of an island says the island's name, too. */
function isSaid({ text, isOnLand, markRadius }: Name, by: PlacedName[]): boolean {
  const isBareLand = isOnLand && markRadius === 0
  return isBareLand && by.some((other) => other.hasFlare && other.text.startsWith(`${text} `))
}

/** The bounding box of a mark. */
export function markBox({ at: [x, y], markRadius, hasFlare }: Name): Box {
  const box = boxAround(x, y, 2 * markRadius, 2 * markRadius)
  const flare = hasFlare ? FLARE_RADII * markRadius : 0
  return { ...box, width: box.width + flare, height: box.height + flare }
}

function candidates(name: Name) {
  return settings(name.text).flatMap((lines) => {
    const width = Math.max(...lines.map((line) => name.face.width(line, name.size, name.tracking)))
    const height = name.size * (0.95 + (lines.length - 1) * LINE_HEIGHT)
    const ways = lines.length > 1 ? TWO_LINES : 0
    const [x, y] = name.at
    const gap = name.markRadius + name.size * 0.22
    const centered =
      name.markRadius > 0 ? [] : [{ lines, cost: ways, box: boxAround(x, y, width, height) }]
    const around = Array.from({ length: ANGLES * STEPS }, (_, index) => {
      const angle = ((index % ANGLES) * 2 * Math.PI) / ANGLES
      const far = (Math.floor(index / ANGLES) / (STEPS - 1)) * name.farthest
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
      const reach = gap + far * name.size
      const middle = boxAround(
        x + dx * reach + (Math.sign(round(dx)) * width) / 2,
        y + dy * reach + (round(dy) * height) / 2,
        width,
        height,
      )
      return { lines, cost: ways + 0.4 + far + Math.abs(dy) * 0.25, box: middle }
    })
    return [...centered, ...around]
  })
}

/** A name on one line, and on two lines of about the same length. */
function settings(text: string): string[][] {
  const spaces = Array.from(text.matchAll(/ /g), ({ index }) => index)
  const middle = spaces.sort(
    (a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2),
  )[0]
  return middle === undefined ? [[text]] : [[text], [text.slice(0, middle), text.slice(middle + 1)]]
}

export function lettersOf({ lines, box, face, size, tracking, color }: PlacedName): string {
  const d = lines
    .map((text, index) =>
      face.path({
        text,
        x: box.x + box.width / 2,
        y: box.y + size * (0.76 + index * LINE_HEIGHT),
        size,
        anchor: 'middle',
        tracking,
      }),
    )
    .join('')
  return `<path fill="${color}" d="${d}"/>`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
