import type { TownPlace } from '../../db/seed/towns/places.ts'
import { towns } from './places.ts'
import type { Point } from './projection.ts'
import { type Frame, type Sheet, sheetOf, type View } from './view.ts'

/** A town on the chart of the Sound: its position, and where its name or number starts. */
export interface TownMark {
  town: TownPlace
  /** From west to east, starting with 1. */
  number: number
  at: Point
  label: Point
}

export const SOUND = { width: 1280, height: 640 }
export const SOUND_HALF = { width: 720, height: 470 }

export const soundView: View = { longitude: -72.765, latitude: 41.2, widthMiles: 87 }

/** The shore in two halves, stacked on a phone. */
export const halfViews: [View, View] = [
  { longitude: -73.275, latitude: 41.155, widthMiles: 42 },
  { longitude: -72.345, latitude: 41.235, widthMiles: 47 },
]
const TOWNS_IN_WEST = 12

/** Names rise from the shore at this angle, each with this much space across its line. */
export const NAME_SLANT_DEGREES = 68
export const NAME_ROOM = { length: 140, height: 34 }

const NAMES = { gap: 48, above: 52, aside: 4, edge: 34, end: 96 }
const NUMBERS = { gap: 54, above: 62, aside: 0, edge: 40, end: 40 }
const ROUNDS = 400

/** The positions of the 24 names on the whole chart, far enough apart for touch. */
export function soundMarks(): TownMark[] {
  return marksOf(towns, sheetOf(soundView, SOUND), SOUND, NAMES, 1)
}

/** The same for the numbers on the two halves. */
export function halfMarks(half: 0 | 1): TownMark[] {
  const own = half === 0 ? towns.slice(0, TOWNS_IN_WEST) : towns.slice(TOWNS_IN_WEST)
  const first = half === 0 ? 1 : TOWNS_IN_WEST + 1
  return marksOf(own, sheetOf(halfViews[half], SOUND_HALF), SOUND_HALF, NUMBERS, first)
}

function marksOf(
  places: TownPlace[],
  sheet: Sheet,
  { width }: Frame,
  { gap, above, aside, edge, end }: typeof NAMES,
  first: number,
): TownMark[] {
  const points = places.map(({ longitude, latitude }) => sheet.project([longitude, latitude]))
  const xs = spread(
    points.map(([x]) => x + aside),
    gap,
    edge,
    width - end,
  )
  const marks = places.map((town, index) => {
    const at = points[index] as Point
    const x = xs[index] as number
    // The land rises with the coast: a name that was moved aside stays over its part of it.
    const shore = points.reduce((near, point) =>
      Math.abs(point[0] - x) < Math.abs(near[0] - x) ? point : near,
    )
    const y = Math.min(at[1], shore[1]) - above
    return { town, number: first + index, at: at.map(round) as Point, label: [x, y] as Point }
  })
  // Where the coast rises fast, a name would run into the next one, so it starts higher up.
  for (let index = marks.length - 2; index >= 0; index--) {
    const [own, next] = [marks[index] as TownMark, marks[index + 1] as TownMark]
    own.label[1] = Math.min(
      own.label[1],
      next.label[1] + steepestRise(next.label[0] - own.label[0]),
    )
  }
  return marks.map((mark) => ({ ...mark, label: mark.label.map(round) as Point }))
}

/** How much higher a name may start than its neighbor, given their distance. */
function steepestRise(aside: number): number {
  const slant = (NAME_SLANT_DEGREES * Math.PI) / 180
  return (aside * Math.sin(slant) - NAME_ROOM.height - 1) / Math.cos(slant)
}

/** Spreads positions in a row until no two are closer than the gap. */
function spread(wanted: number[], gap: number, from: number, to: number): number[] {
  const xs = wanted.map((x) => Math.min(Math.max(x, from), to))
  for (let round = 0; round < ROUNDS; round++) {
    for (let index = 1; index < xs.length; index++) {
      const missing = gap - ((xs[index] as number) - (xs[index - 1] as number))
      if (missing <= 0) continue
      xs[index - 1] = Math.max(from, (xs[index - 1] as number) - missing / 2)
      xs[index] = Math.min(to, (xs[index] as number) + missing / 2)
    }
  }
  return xs
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
