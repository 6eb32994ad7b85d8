import { SCENE } from '../../src/chart/pictures.ts'
import type { Point } from '../../src/chart/projection.ts'
import { bandOf } from '../furniture.ts'
import { circle, drawn } from '../hand.ts'
import { scene } from '../scene-paper.ts'
import { coast } from './coast.ts'

const BRIDGEPORT: Point = [-73.1905, 41.1775]
const UNIT = 24
const RINGS = [85, 170, 255, 340]

/** The shore from Southport to Milford, with a flag where the office is. */
export function office(): string {
  const view = { longitude: -73.185, latitude: 41.15, widthMiles: 15 }
  const { layers, project } = coast(SCENE, view, { unit: UNIT, hasFrame: true })
  const [x, y] = project(BRIDGEPORT).map(Math.round) as Point
  const band = bandOf(UNIT)
  const [width, height] = [SCENE.width - 2 * band, SCENE.height - 2 * band]
  const rings = RINGS.map((radius) => circle(x, y, radius)).join('')
  return scene(
    [
      layers,
      `<clipPath id="sheet"><path d="M${band} ${band}h${width}v${height}h${-width}Z"/></clipPath>`,
      `<g clip-path="url(#sheet)">${drawn([['dashed', rings]])}</g>`,
      `<g transform="translate(${x} ${y})">${drawn([
        ['body', circle(0, 0, 9)],
        ['line', 'M0 0V-104'],
        ['signal', 'M0 -104C24 -112 44 -92 74 -102V-58C44 -48 24 -68 0 -60Z'],
        ['white', 'M29 -87L37 -95L45 -87V-72H29Z'],
        ['dark', circle(0, 0, 4)],
      ])}</g>`,
    ].join(''),
    { hasWater: false },
  )
}
