import { circle, drawn, type Stroke } from '../hand.ts'
import { scene } from '../scene-paper.ts'

/** Cutaways of a motor boat from the side and from above, with its parts marked by dots. */
export function hullPlan(): string {
  return scene(drawn([...profile, ...inside, ...fromAbove, ...marks]), { hasWater: false })
}

const profile: Stroke[] = [
  ['dashed', 'M50 250H750'],
  [
    'body',
    'M104 196L122 290C260 304 468 302 556 284C624 266 668 222 700 158C640 174 540 188 440 192Z',
  ],
  ['thin', 'M116 206L132 281C260 294 466 292 552 275C612 259 652 222 680 174'],
  ['body', 'M250 193L268 142H410L474 186L440 192Z'],
  ['glass', 'M280 182L290 153H336V180ZM346 180V153H404L442 182Z'],
  ['thin', 'M128 258H598'],
  ['line', 'M228 196V288M378 193V290M520 183V286M560 179L566 158L690 132L700 158M624 169V146'],
]
const inside: Stroke[] = [
  ['body', 'M152 222H204V258H152ZM160 222V212H196V222Z'],
  ['thin', 'M164 222V258M178 222V258M192 222V258'],
  ['line', 'M152 250L112 274'],
  ['dark', 'M112 262C104 262 104 270 110 272C104 274 104 286 112 286C118 280 118 268 112 262Z'],
  ['glass', 'M246 264H362V282H246Z'],
  ['body', 'M250 258V236H282V258ZM292 236H362V244H292Z'],
  ['line', 'M300 244V258M354 244V258'],
  ['body', 'M398 258V240H508V258ZM398 240C398 230 412 228 420 240Z'],
  ['body', 'M538 256V236C566 232 600 222 632 206C624 228 612 244 596 256Z'],
  ['thin', 'M538 246H606'],
]
const fromAbove: Stroke[] = [
  [
    'body',
    'M108 352V456C260 474 468 472 556 456C624 444 672 424 704 404C672 384 624 364 556 352C468 336 260 334 108 352Z',
  ],
  [
    'thin',
    'M120 360V448C260 464 468 462 554 447C614 436 654 420 684 404C654 388 614 372 554 361C468 346 260 344 120 360Z',
  ],
  ['body', 'M250 362H430L476 388V420L430 446H250Z'],
  ['glass', 'M410 370H430L468 392V416L430 438H410Z'],
  ['body', 'M152 378H204V396H152ZM152 412H204V430H152Z'],
  ['line', 'M228 354V454M520 350V458'],
  ['body', 'M270 376H330V390H270ZM270 418H330V432H270Z'],
  ['dark', `${circle(604, 404, 9)}${circle(690, 404, 4)}`],
  ['dashed', 'M80 404H248M476 404H740'],
]
/** One to four dots instead of numbers. */
const marks: Stroke[] = [
  ['thin', 'M178 84V212M324 84V146M458 84V236M640 84V176'],
  ['body', `${circle(178, 66, 20)}${circle(324, 66, 20)}${circle(458, 66, 20)}`],
  [
    'dark',
    [
      circle(178, 66, 4),
      ...[317, 331].map((x) => circle(x, 66, 4)),
      circle(458, 59, 4),
      ...[450, 466].map((x) => circle(x, 72, 4)),
    ].join(''),
  ],
  ['signal', circle(640, 66, 20)],
  ['white', [633, 647].flatMap((x) => [circle(x, 59, 4), circle(x, 73, 4)]).join('')],
]
