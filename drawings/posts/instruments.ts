import { circle, drawn, type Stroke } from '../hand.ts'
import { scene } from '../scene-paper.ts'
import { coast } from './coast.ts'

const CHART = { x: 110, y: 44, width: 580, height: 330 }

/** Scales and dividers in front of a chart. */
export function instruments(): string {
  const { x, y, width, height } = CHART
  const view = { longitude: -72.62, latitude: 41.19, widthMiles: 40 }
  const { layers } = coast(CHART, view, { unit: 18 })
  const chart = `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${layers}</svg>`
  return scene(chart + drawn([...sheet, ...shelf, ...scales, ...weighed, ...dividers]), {
    hasWater: false,
  })
}

const sheet: Stroke[] = [
  ['line', 'M110 44H690V374H110Z'],
  ['body', 'M96 34H704V48H96ZM96 370H704V384H96Z'],
]
const shelf: Stroke[] = [
  ['body', 'M50 440H750V458H50Z'],
  ['line', 'M110 458V486L140 458M690 458V486L660 458'],
]
const scales: Stroke[] = [
  ['body', 'M232 440C232 420 264 414 300 414S368 420 368 440Z'],
  ['body', 'M292 414L295 150H305L308 414Z'],
  [
    'body',
    'M150 164C200 146 260 150 300 158C340 150 400 146 450 164V174C400 160 340 166 300 174C260 166 200 160 150 174Z',
  ],
  ['body', circle(300, 144, 12)],
  ['line', 'M156 172L112 306M156 172L200 306M444 172L400 306M444 172L488 306'],
  ['body', 'M98 306H214C206 334 106 334 98 306ZM386 306H502C494 334 394 334 386 306Z'],
  ['dark', `${circle(156, 170, 5)}${circle(444, 170, 5)}`],
  ['signal', 'M300 168L306 236L300 246L294 236Z'],
]
const weighed: Stroke[] = [
  ['body', 'M120 286C150 288 176 286 196 278C190 294 182 302 170 306H132C126 300 122 294 120 286Z'],
  [
    'sail',
    'M160 214V280L130 282C144 264 154 240 160 214ZM166 220L190 274C180 272 172 274 168 276Z',
  ],
  ['line', 'M163 206V284'],
  ['body', [302, 292, 282, 272].map(coin).join('')],
]
const dividers: Stroke[] = [
  ['body', 'M590 116L544 432L550 440L606 130ZM610 116L656 432L650 440L594 130Z'],
  ['body', circle(600, 108, 22)],
  ['dark', circle(600, 108, 6)],
  ['body', 'M594 60H606V86H594Z'],
  ['dark', 'M546 418L544 432L550 440L556 420ZM654 418L656 432L650 440L644 420Z'],
]

function coin(y: number, index: number): string {
  const x = 444 + (index % 2 === 0 ? -2 : 3)
  return `M${x - 32} ${y - 7}v6a32 8 0 0 0 64 0v-6a32 8 0 0 0 -64 0a32 8 0 0 0 64 0`
}
