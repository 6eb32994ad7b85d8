import type { Point } from '../src/chart/projection.ts'
import type { Box } from './box.ts'

const CELL_PX = 40

type Segment = [Point, Point]

/** The shoreline of a picture, to query where it runs and what is land. */
export class Ink {
  private readonly cells = new Map<string, Segment[]>()
  private readonly rings: Point[][]

  /** @param walls Lines that are no shore, but that no name may cross either. */
  constructor(rings: Point[][], walls: Point[][] = []) {
    this.rings = rings
    for (const wall of walls) {
      for (const [index, point] of wall.entries()) {
        if (index > 0) this.add([wall[index - 1] as Point, point])
      }
    }
    for (const ring of rings) {
      for (const [index, point] of ring.entries()) this.add([ring.at(index - 1) as Point, point])
    }
  }

  /** Whether the shoreline runs through a box. */
  crosses(box: Box): boolean {
    const { x, y, width, height } = box
    for (let column = cell(x); column <= cell(x + width); column++) {
      for (let row = cell(y); row <= cell(y + height); row++) {
        const near = this.cells.get(`${column} ${row}`) ?? []
        if (near.some((segment) => meets(segment, box))) return true
      }
    }
    return false
  }

  isLand([x, y]: Point): boolean {
    let inside = false
    for (const ring of this.rings) {
      ring.forEach(([x1, y1], index) => {
        const [x2, y2] = ring.at(index - 1) as Point
        if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
      })
    }
    return inside
  }

  private add(segment: Segment): void {
    const [[x1, y1], [x2, y2]] = segment
    for (let column = cell(Math.min(x1, x2)); column <= cell(Math.max(x1, x2)); column++) {
      for (let row = cell(Math.min(y1, y2)); row <= cell(Math.max(y1, y2)); row++) {
        const key = `${column} ${row}`
        const known = this.cells.get(key)
        if (known) known.push(segment)
        else this.cells.set(key, [segment])
      }
    }
  }
}

function cell(value: number): number {
  return Math.floor(value / CELL_PX)
}

/** Whether a segment intersects a box (Liang and Barsky, 1984). */
function meets([[x1, y1], [x2, y2]]: Segment, { x, y, width, height }: Box): boolean {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const limits = [
    [-dx, x1 - x],
    [dx, x + width - x1],
    [-dy, y1 - y],
    [dy, y + height - y1],
  ] as const
  let [from, to] = [0, 1]
  for (const [step, room] of limits) {
    if (step === 0 && room < 0) return false
    if (step < 0) from = Math.max(from, room / step)
    if (step > 0) to = Math.min(to, room / step)
  }
  return from <= to
}
