import { circle, drawn, type Stroke } from '../hand.ts'
import { scene } from '../scene-paper.ts'

const MIDDLE = { x: 400, y: 250 }
const OUTER = 226
const INNER = 192
const MONTHS = 12
/** Months from the top: afloat from the middle of April to the end of October. */
const AFLOAT = { from: 3.5, to: 10 }
const LAUNCH_DAY = 4

/** The year as a dial: laid up, launched, under sail, hauled out. */
export function yearDial(): string {
  return scene(
    drawn([...rhumbs(), ['white', circle(MIDDLE.x, MIDDLE.y, OUTER)]]) +
      quarters +
      drawn([...ring(), ...pointer()]),
    { hasWater: false },
  )
}

function ring(): Stroke[] {
  const { x, y } = MIDDLE
  const ticks = every(MONTHS, (month) => line(month, INNER, OUTER))
  const weeks = every(MONTHS * 4, (week) => line(week / 4, OUTER - 9, OUTER))
  return [
    ['shade', band(AFLOAT.from, AFLOAT.to)],
    ['buff', band(AFLOAT.to, AFLOAT.from + MONTHS)],
    ['thin', weeks],
    ['line', ticks],
    ['line', `${circle(x, y, OUTER)}${circle(x, y, INNER)}`],
    ['thin', `M${x} ${y - INNER}V${y + INNER}M${x - INNER} ${y}H${x + INNER}`],
  ]
}

/** Rhumb lines from the rose across the whole sheet, as on the oldest charts. */
function rhumbs(): Stroke[] {
  return [['thin', every(MONTHS, (month) => line(month + 0.5, OUTER + 14, OUTER + 60))]]
}

function pointer(): Stroke[] {
  const [x, y] = at(LAUNCH_DAY, OUTER + 6)
  const [left, right] = [at(LAUNCH_DAY - 0.09, OUTER + 44), at(LAUNCH_DAY + 0.09, OUTER + 44)]
  return [['signal', `M${x} ${y}L${left.join(' ')}L${right.join(' ')}Z`]]
}

const covered: Stroke[] = [
  ['land', 'M428 226H564V234H428Z'],
  ['body', 'M440 176H556C552 194 538 206 520 210H456C446 200 442 188 440 176Z'],
  [
    'sail',
    'M432 186L440 172L496 130L558 172L564 188L546 179L530 190L512 179L494 190L476 179L458 190Z',
  ],
  ['thin', 'M496 130L476 179M496 130L512 179M496 130L546 179'],
  ['line', 'M462 210L452 226M514 210L526 226M488 211V226'],
  [
    'thin',
    'M540 96V120M530 102L550 114M550 102L530 114M436 106V126M427 111L445 121M445 111L427 121',
  ],
]
const launched: Stroke[] = [
  ['pale', 'M402 350H620V460H402Z'],
  ['thin', 'M466 350H620M548 366H568M536 384H556'],
  ['land', 'M402 320H430L560 414V470H402Z'],
  ['line', 'M418 320V296H430M420 298L446 312'],
]
const onItsTrailer: Stroke[] = [
  ['body', 'M-56 -28C-40 -22 20 -24 50 -22V-2H-24C-40 -6 -52 -16 -56 -28Z'],
  ['body', 'M-14 -24L-4 -42H22L32 -23Z'],
  ['glass', 'M-8 -26L-1 -37H8V-26Z'],
  ['line', 'M-62 6H52'],
  ['body', circle(10, 8, 8)],
]
const sailing: Stroke[] = [
  ['pale', 'M200 356H398V460H200Z'],
  ['thin', 'M226 356H398M262 374H288M330 378H362M300 396H330'],
  ['body', 'M258 338C290 341 340 339 372 334C366 348 360 354 354 356H272C264 350 260 344 258 338Z'],
  [
    'sail',
    'M312 270V330L266 334C286 316 302 294 312 270ZM319 276L364 328C348 326 334 327 324 331C320 312 318 294 319 276Z',
  ],
  ['line', 'M316 264V338'],
]
const lifted: Stroke[] = [
  ['line', 'M256 232V120H372V232M256 132H372M246 232H266M362 232H382'],
  ['body', 'M268 176H362C358 194 346 204 332 208H278C272 198 269 188 268 176Z'],
  ['body', 'M286 176L294 160H324L338 176Z'],
  ['line', 'M286 132V192C286 208 292 214 298 208M336 132V192C336 208 330 214 326 208'],
  ['dark', `${circle(256, 230, 6)}${circle(372, 230, 6)}`],
]
const { x: middle, y: height } = MIDDLE
const quarters = [
  `<clipPath id="dial"><circle cx="${middle}" cy="${height}" r="${INNER}"/></clipPath><g clip-path="url(#dial)">`,
  drawn([...covered, ...launched, ...sailing, ...lifted]),
  `<g transform="translate(491 345) rotate(36)">${drawn(onItsTrailer)}</g></g>`,
].join('')

function every(count: number, mark: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => mark(index)).join('')
}

function line(month: number, from: number, to: number): string {
  return `M${at(month, from).join(' ')}L${at(month, to).join(' ')}`
}

function band(from: number, to: number): string {
  const isLong = to - from > MONTHS / 2 ? 1 : 0
  return [
    `M${at(from, OUTER).join(' ')}A${OUTER} ${OUTER} 0 ${isLong} 1 ${at(to, OUTER).join(' ')}`,
    `L${at(to, INNER).join(' ')}A${INNER} ${INNER} 0 ${isLong} 0 ${at(from, INNER).join(' ')}Z`,
  ].join('')
}

function at(month: number, radius: number): [number, number] {
  const angle = (month / MONTHS) * 2 * Math.PI
  return [
    Math.round((MIDDLE.x + Math.sin(angle) * radius) * 10) / 10,
    Math.round((MIDDLE.y - Math.cos(angle) * radius) * 10) / 10,
  ]
}
