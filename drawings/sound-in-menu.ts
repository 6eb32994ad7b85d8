import { SOUND_IN_MENU, soundInMenuView } from '../src/chart/late-script/menu-content.ts'
import type { Point } from '../src/chart/projection.ts'
import { landWithin } from '../src/chart/shoreline.ts'
import { sheetOf } from '../src/chart/view.ts'
import { colors } from '../src/ui/theme/colors.ts'
import { coastline } from './coastline.ts'

const MARGIN_DEGREES = 0.05
/** Points closer together make no difference at this size. */
const LEAST_STEP_PX = 2
/** Islets that would be a speck. */
const LEAST_POINTS = 5

/** The Sound as a small outline in two colors, for the menu of towns. */
export function soundInMenu(): string {
  const { width, height } = SOUND_IN_MENU
  const { bounds, project } = sheetOf(soundInMenuView, SOUND_IN_MENU)
  const land = landWithin(coastline, bounds, MARGIN_DEGREES)
    .map((ring) => thinned(ring.map(project)))
    .filter((ring) => ring.length >= LEAST_POINTS)
  const d = land.map((ring) => `M${ring.map(written).join('L')}Z`).join('')
  const { buff, navy, shallow } = colors
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${shallow.value}"/>`,
    `<path fill="${buff.value}" stroke="${navy.value}" stroke-width="1" stroke-linejoin="round" d="${d}"/>`,
    '</svg>\n',
  ].join('')
}

function thinned(ring: Point[]): Point[] {
  const points: Point[] = []
  for (const [x, y] of ring) {
    const [lastX, lastY] = points.at(-1) ?? [Number.NaN, Number.NaN]
    if (!(Math.hypot(x - lastX, y - lastY) < LEAST_STEP_PX)) points.push([x, y])
  }
  return points
}

function written([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
}
