import type { Point } from '../src/chart/projection.ts'
import { colors } from '../src/ui/theme/colors.ts'
import { type Box, boxAround, grown, overlap } from './box.ts'
import type { Ink } from './ink.ts'
import { faces } from './lettering.ts'

const NAME = 'Long Island Sound'
const TRACKING = 0.14
/** In units of the chart: the largest that fits is set. */
const SIZES = [1.6, 1.3, 1.1]
const STEPS = 30

/** The name of the Sound across open water, if there is room for it; an empty string if not. */
export function openWater(room: Box, taken: Box[], ink: Ink, unit: number): string {
  for (const size of SIZES.map((units) => units * unit)) {
    const width = faces.italic.width(NAME, size, TRACKING)
    const spot = spotsIn(room, width, size)
      .filter((at) => {
        const box = boxAround(...at, width, size)
        return (
          !taken.some((other) => overlap(other, grown(box, unit * 0.8))) &&
          !ink.crosses(grown(box, unit * 1.2)) &&
          !ink.isLand(at)
        )
      })
      .sort((a, b) => fromMiddle(a, room) - fromMiddle(b, room))[0]
    if (!spot) continue
    const [x, y] = spot
    const line = { text: NAME, x, y: y + size * 0.32, size, tracking: TRACKING }
    return `<path fill="${colors.navy.value}" d="${faces.italic.path({ ...line, anchor: 'middle' })}"/>`
  }
  return ''
}

function spotsIn(room: Box, width: number, height: number): Point[] {
  const [wide, tall] = [room.width - width, room.height - height]
  if (wide < 0) return []
  return Array.from(
    { length: STEPS ** 2 },
    (_, index): Point => [
      room.x + width / 2 + (wide * (index % STEPS)) / (STEPS - 1),
      room.y + height / 2 + (tall * Math.floor(index / STEPS)) / (STEPS - 1),
    ],
  )
}

function fromMiddle([x]: Point, room: Box): number {
  return Math.abs(x - room.x - room.width / 2)
}
