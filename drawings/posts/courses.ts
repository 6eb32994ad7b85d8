import { SCENE } from '../../src/chart/pictures.ts'
import type { Point } from '../../src/chart/projection.ts'
import { circle, drawn, type Stroke } from '../hand.ts'
import { scene } from '../scene-paper.ts'
import { coast } from './coast.ts'

/** From the mouth of Bridgeport Harbor to Port Jefferson, by three ways. */
const FROM: Point = [-73.181, 41.138]
const TO: Point = [-73.092, 40.985]
const WAYS: Point[][] = [
  [
    [-73.3, 41.1],
    [-73.255, 41.015],
  ],
  [[-73.13, 41.06]],
  [
    [-73.02, 41.135],
    [-73.005, 41.045],
  ],
]
const CHOSEN = 1

/** Three courses on one chart, between the same two harbors. */
export function courses(): string {
  const view = { longitude: -73.135, latitude: 41.07, widthMiles: 23 }
  const { layers, project } = coast(SCENE, view)
  const [from, to] = [project(FROM), project(TO)]
  const strokes = WAYS.flatMap((way, index): Stroke[] => {
    const turns = way.map(project)
    const d = [from, ...turns, to].map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')
    return index === CHOSEN
      ? [
          ['signalLine', `M${d}`],
          ['signal', dots(turns, 6)],
        ]
      : [
          ['dashed', `M${d}`],
          ['body', dots(turns, 6)],
        ]
  })
  return scene(
    layers +
      drawn([...strokes, ['body', dots([from, to], 9)], ['dark', dots([from, to], 3)]]) +
      ruler,
    { hasWater: false },
  )
}

const ruler = `<g transform="translate(100 -120) rotate(-66 600 350)">${drawn([
  ['body', 'M470 330H730V354H470ZM490 372H750V396H490Z'],
  ['line', 'M510 348L536 378M684 348L710 378'],
  [
    'dark',
    [
      [510, 348],
      [536, 378],
      [684, 348],
      [710, 378],
    ]
      .map(([x, y]) => circle(x as number, y as number, 4))
      .join(''),
  ],
  [
    'thin',
    Array.from(
      { length: 24 },
      (_, index) => `M${480 + index * 10.5} 330v${index % 4 === 0 ? 9 : 5}`,
    ).join(''),
  ],
])}</g>`

function dots(points: Point[], radius: number): string {
  return points.map(([x, y]) => circle(Math.round(x), Math.round(y), radius)).join('')
}
