import { drawn, type Stroke } from '../hand.ts'
import { house } from '../land.ts'
import { moved, scene } from '../scene-paper.ts'

/** A boarded-up house on a low shore, the two flags of a hurricane warning, and rising water. */
export function surge(): string {
  return scene(drawn([...sky, ...levels, ...sea, ...shore, ...boardedHouse(), ...flags]))
}

const sky: Stroke[] = [
  [
    'glass',
    'M470 128C448 92 492 60 534 74C548 34 616 26 644 62C684 34 740 58 736 98C780 94 794 136 762 150H500C484 150 474 140 470 128Z',
  ],
  ['thin', 'M540 166L516 204M590 166L562 212M640 166L616 204M690 166L662 212M740 166L716 204'],
]
const levels: Stroke[] = [
  ['dashed', 'M404 300H790M372 268H790M340 236H790'],
  ['line', 'M760 330V246M752 258L760 244L768 258'],
]
const sea: Stroke[] = [
  [
    'pale',
    'M410 344L430 340C450 324 466 324 486 334S550 352 590 326C620 308 640 296 668 300C650 308 650 326 672 330C700 336 740 316 804 322V506H410Z',
  ],
  [
    'line',
    'M430 340C450 324 466 324 486 334S550 352 590 326C620 308 640 296 668 300C650 308 650 326 672 330C700 336 740 316 804 322',
  ],
  [
    'thin',
    'M470 372C510 356 540 388 590 372S680 356 720 372M560 412C600 398 630 426 680 412S750 400 790 410M600 452C630 442 660 464 700 452',
  ],
]
const shore: Stroke[] = [
  ['land', 'M-4 506V296C80 290 200 292 300 302C350 308 384 322 416 344C456 374 500 430 520 506Z'],
  [
    'thin',
    'M360 322C390 338 420 370 440 404M320 318C340 326 356 336 366 346M30 320H90M140 340H210M60 372H120M250 356H300',
  ],
  [
    'line',
    'M308 302C302 290 296 284 286 280M308 302C306 290 302 282 296 274M352 310C346 298 340 292 330 288M352 310C350 298 346 290 340 282',
  ],
]

/** The house with boards over its windows. */
function boardedHouse(): Stroke[] {
  const boards: Stroke[] = [
    ['body', 'M104 186H144V228H104ZM236 186H276V228H236ZM174 128H206V160H174Z'],
    ['thin', 'M104 200H144M104 214H144M236 200H276M236 214H276M174 139H206M174 150H206'],
    ['line', 'M104 228L144 186M236 228L276 186M174 160L206 128'],
  ]
  const plain = house.filter(([style]) => style !== 'signal')
  return [...plain, ...boards].map(([style, d]) => [style, moved(d, -16, 24)])
}

const flags: Stroke[] = [
  ['line', 'M414 346V66'],
  ['dark', 'M414 54a7 7 0 1 0 .1 0Z'],
  [
    'signal',
    'M412 80C390 72 366 90 330 80V142C366 152 390 134 412 142ZM412 158C390 150 366 168 330 158V220C366 230 390 212 412 220Z',
  ],
  [
    'dark',
    'M390 98C378 97 366 101 352 101V125C366 125 378 120 390 121ZM390 176C378 175 366 179 352 179V203C366 203 378 198 390 199Z',
  ],
]
