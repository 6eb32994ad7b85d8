import { drawn, type Stroke } from '../hand.ts'
import { house } from '../land.ts'
import { moved, scene } from '../scene-paper.ts'

const GROUND = 'M-4 506V332H430C474 332 500 358 524 396C552 440 620 458 804 462V506Z'
const STAFF = { x: 628, top: 92, bottom: 470, step: 21 }

/** A cutaway of a house down to its basement, and a tide staff that shows water levels. */
export function tideStaff(): string {
  return scene(
    drawn([
      ['pale', 'M430 356H804V506H430Z'],
      ['land', GROUND],
      ...cellar,
      ...house.map(([style, d]): Stroke => [style === 'signal' ? 'dark' : style, moved(d, 70, 62)]),
      [
        'flood',
        'M-4 298H804V462C620 458 552 440 524 396C500 358 474 332 430 332H-4ZM170 340H350V436H170Z',
      ],
      ['line', 'M-4 298H804'],
      ['dashed', 'M500 356H790M40 216H790'],
      ...staff(),
      ['signalLine', 'M384 254H790'],
      ['signal', 'M540 230H568L554 254Z'],
      ...ripples,
    ]),
    { hasWater: false },
  )
}

const cellar: Stroke[] = [
  ['body', 'M160 332H360V446H160Z'],
  ['white', 'M170 340H350V436H170Z'],
  ['thin', 'M170 340H350V436H170Z'],
  ['body', 'M300 376H334V436H300ZM308 376V340H318V376Z'],
  ['line', 'M182 342L262 436M176 352H192M190 368H208M204 384H222M218 400H236M230 416H250'],
]
const ripples: Stroke[] = [
  ['thin', 'M20 312H80M420 312H500M540 330H600M690 318H770M700 384H770M570 380H612M680 420H740'],
]

/** A tide staff in white and navy, as at the end of a dock. */
function staff(): Stroke[] {
  const { x, top, bottom, step } = STAFF
  const dark = Array.from(
    { length: 9 },
    (_, index) => `M${x} ${top + 2 * index * step}h13v${step}h-13Z`,
  )
  const ticks = Array.from(
    { length: 18 },
    (_, index) => `M${x + 26} ${top + index * step}h${index % 2 === 0 ? 10 : 6}`,
  )
  return [
    ['body', `M${x} ${top}h26V${bottom}h-26Z`],
    ['dark', dark.join('')],
    ['thin', ticks.join('')],
  ]
}
