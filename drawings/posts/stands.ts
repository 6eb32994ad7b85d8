import { circle, drawn, type Stroke } from '../hand.ts'
import { placed, scene } from '../scene-paper.ts'

const DIAL = { x: 634, y: 174, radius: 112 }

/** A boat ashore on stands, tied down, and a falling barometer. */
export function stands(): string {
  return scene(
    drawn([...ground, ...wind]) +
      placed('power-boat', -22, 52, 1.16, false) +
      drawn([...blocks, ...barometer()]),
    { hasWater: false },
  )
}

const ground: Stroke[] = [
  ['buff', 'M0 388H800V500H0Z'],
  ['line', 'M0 388H800'],
  ['thin', 'M60 440H150M240 452H350M470 436H560M640 458H750M40 410H70M540 408H590'],
]
const wind: Stroke[] = [
  ['thin', 'M30 90H170C206 90 206 48 176 52M60 120H260C300 120 304 166 268 162M20 150H120'],
]
const blocks: Stroke[] = [
  ['body', 'M130 340H182V388H130ZM322 340H374V388H322Z'],
  ['thin', 'M130 356H182M130 372H182M322 356H374M322 372H374'],
  ['line', 'M92 320L74 388M92 320L106 388M412 314L396 388M412 314L432 388M84 316H102M402 310H422'],
  ['thin', 'M150 276L46 388M400 266L486 388M150 276L196 388M400 266L300 388'],
  ['dark', `${circle(46, 388, 6)}${circle(486, 388, 6)}`],
]

function barometer(): Stroke[] {
  const { x, y, radius } = DIAL
  const tick = (degrees: number, from: number) => {
    const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
    const point = (far: number) => `${Math.round(x + sin * far)} ${Math.round(y - cos * far)}`
    return `M${point(from)}L${point(radius - 20)}`
  }
  const ticks = Array.from({ length: 25 }, (_, index) =>
    tick(-150 + index * 12.5, radius - (index % 4 === 0 ? 38 : 30)),
  )
  return [
    ['body', circle(x, y - radius - 16, 14)],
    ['body', circle(x, y, radius)],
    ['sail', circle(x, y, radius - 14)],
    ['thin', ticks.join('')],
    ['line', `M${x} ${y}L${x + 30} ${y - 62}`],
    ['signal', `M${x + 18} ${y + 10}L${x - 76} ${y + 34}L${x - 8} ${y - 18}Z`],
    ['dark', circle(x, y, 9)],
  ]
}
