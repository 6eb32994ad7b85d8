import { circle, drawn, type Stroke } from '../hand.ts'
import { SHORE } from '../land.ts'
import { placed, scene } from '../scene-paper.ts'

const ROWS = [122, 182, 242, 302, 362]

/** A sloop, and a sheet of paper with the five lines to read. */
export function policy(): string {
  return scene(
    `${drawn([SHORE])}${placed('sailboat', -36, 34, 1.3)}<g transform="rotate(4 600 240)">${drawn([...sheet, ...ROWS.flatMap(row)])}</g>`,
  )
}

const sheet: Stroke[] = [
  ['shade', 'M482 66H736V452H482Z'],
  ['body', 'M470 52H694L726 84V440H470Z'],
  ['glass', 'M694 52V84H726Z'],
  ['dark', 'M498 74H620V82H498Z'],
]

function row(y: number, index: number): Stroke[] {
  const rest: Stroke[] = [
    ['thin', `M546 ${y + 4}H${690 - (index % 3) * 24}M546 ${y + 20}H${640 + (index % 2) * 30}`],
  ]
  return index === 1
    ? [
        ['signal', circle(514, y + 12, 17)],
        [
          'white',
          `M506 ${y + 10}L512 ${y + 15}L522 ${y + 4}L525 ${y + 7}L512 ${y + 22}L503 ${y + 13}Z`,
        ],
        ...rest,
      ]
    : [
        ['body', circle(514, y + 12, 16)],
        ['line', `M507 ${y + 12}L512 ${y + 18}L522 ${y + 6}`],
        ...rest,
      ]
}
