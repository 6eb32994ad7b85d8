import { rose } from './furniture.ts'
import { drawn, type Stroke } from './hand.ts'
import { FAR_SHORE, house, SHORE } from './land.ts'
import { moved, placed, scene } from './scene-paper.ts'

/** The site's scenes by name. */
export const scenes: Record<string, () => string> = {
  lighthouse: () =>
    scene(placed('sailboat', 500, 232, 0.45) + drawn([...lighthouseRock, ...tower])),
  'storm-season': () =>
    scene(
      drawn(storm) +
        `<g transform="rotate(-7 420 330)">${placed('power-boat', 170, 96, 1.02)}</g>` +
        drawn(mooring),
    ),
  sailing: () => scene(drawn([SHORE]) + placed('sailboat', 60, 0, 1.45)),
  fishing: () => scene(drawn([FAR_SHORE]) + placed('center-console', 40, 0, 1.45)),
  cottage: () => scene(drawn([...bank, ...house]) + placed('dinghy', 520, 232, 0.45)),
  charter: () => scene(drawn([SHORE]) + placed('charter-boat', 60, 0, 1.45)),
  yacht: () => scene(drawn([FAR_SHORE]) + placed('yacht', 40, 0, 1.45) + drawn(anchorLine)),
  waterfront: () =>
    scene(drawn([...bank, ...house, ...dock]) + placed('power-boat', 440, 162, 0.75)),
  working: () =>
    scene(drawn([FAR_SHORE]) + placed('commercial-marine', 130, 0, 1.45) + drawn(wharf)),
  jet: () => scene(drawn([SHORE, FAR_SHORE]) + placed('personal-watercraft', 60, 0, 1.45)),
  flood: () => scene(drawn([...pilings, ...raised(house), ...highWater])),
  road: () => scene(roadside(), { hasWater: false }),
  'fallback-general': () => scene(rose(400, 262, 150), { hasWater: false }),
  'fallback-blog': () => scene(drawn(chartTable), { hasWater: false }),
  'fallback-testimonial': () => scene(drawn([SHORE, ...burgee])),
  'fallback-team': () => scene(drawn([FAR_SHORE, ...buoy])),
  'fallback-product': () => scene(drawn(anchor), { hasWater: false }),
}

const lighthouseRock: Stroke[] = [
  [
    'land',
    'M-4 352C30 330 70 322 110 318C150 300 240 292 300 300C350 306 380 318 420 330C450 338 470 344 490 352Z',
  ],
  ['thin', 'M60 340L90 326M150 336L180 318M250 340L290 322M340 344L372 330M420 350L436 340'],
]
const tower: Stroke[] = [
  ['body', 'M96 304V252H176V304Z'],
  ['dark', 'M88 252L136 222L184 252Z'],
  ['glass', 'M112 268H128V286H112ZM144 268H160V286H144Z'],
  ['body', 'M208 302L224 126H276L292 302Z'],
  ['dark', 'M220 170H280L284 212H216Z'],
  ['dark', 'M212 118H288V126H212Z'],
  ['thin', 'M214 118V104H286V118M226 118V104M274 118V104'],
  ['glass', 'M230 118V82H270V118Z'],
  ['thin', 'M243 118V82M257 118V82'],
  ['dark', 'M224 82C230 64 240 58 250 56C260 58 270 64 276 82Z'],
  ['line', 'M250 56V40'],
  ['body', 'M238 302V276C238 262 262 262 262 276V302Z'],
  ['glass', 'M244 232H256V250H244ZM245 142H255V156H245Z'],
  ['signal', 'M250 93a7 7 0 1 0 .1 0Z'],
  ['signalLine', 'M286 98L470 70M286 108L470 122'],
]
const storm: Stroke[] = [
  [
    'glass',
    'M70 150C50 110 96 76 140 92C156 48 230 40 258 80C300 52 356 76 352 116C396 112 410 156 376 170H96C84 170 74 162 70 150Z',
  ],
  [
    'sail',
    'M420 118C408 88 444 64 476 76C492 40 556 38 576 72C616 54 664 76 656 112C696 112 700 148 668 156H440C428 152 422 136 420 118Z',
  ],
  [
    'thin',
    'M120 186L100 226M170 186L146 234M220 186L198 230M270 186L244 238M320 186L298 230M470 172L450 212M520 172L496 218M570 172L550 210M620 172L598 214',
  ],
  [
    'line',
    'M-4 336C40 318 70 318 100 336S170 354 210 336S290 318 330 336S410 354 450 336S530 318 570 336S650 354 690 336S770 318 804 336',
  ],
]
const mooring: Stroke[] = [
  ['thin', 'M586 276C620 300 640 318 660 336'],
  ['signal', 'M664 330a13 13 0 1 0 .1 0Z'],
  [
    'line',
    'M-4 376C50 360 80 360 120 376S200 392 240 376S330 360 370 376S460 392 500 376S590 360 630 376S720 392 804 370',
  ],
  [
    'thin',
    'M60 420C90 410 120 410 150 420M300 432C330 422 360 422 390 432M560 424C590 414 620 414 650 424',
  ],
]
const anchorLine: Stroke[] = [['thin', 'M690 232C712 280 724 320 744 420']]
const bank: Stroke[] = [
  [
    'land',
    'M-4 506V270C60 262 130 268 210 272C290 276 340 290 372 316C396 336 404 350 420 372C440 400 452 440 456 506Z',
  ],
  ['thin', 'M330 300C352 318 366 336 380 360M300 290C322 304 336 318 346 336'],
]
const dock: Stroke[] = [
  ['body', 'M380 318H640V330H380Z'],
  ['line', 'M420 330V384M480 330V384M540 330V384M600 330V384M636 318V292'],
]
const wharf: Stroke[] = [
  ['body', 'M-4 268H150V286H-4Z'],
  ['line', 'M20 286V400M70 286V400M120 286V400M144 268V246'],
  ['dark', 'M52 268V240H88V268ZM96 268V248H120V268Z'],
  ['thin', 'M144 250L206 272'],
]
const pilings: Stroke[] = [
  [
    'line',
    'M270 260V400M350 260V400M430 260V400M510 260V400M270 320L350 280M350 320L430 280M430 320L510 280',
  ],
  ['body', 'M236 252H560V264H236Z'],
  ['line', 'M236 258L196 352M214 308L230 308M206 330L222 330'],
]
const highWater: Stroke[] = [
  ['signalLine', 'M610 336V210M600 210H620M602 240H618M602 270H618M602 300H618'],
  ['thin', 'M580 360H720M60 372H220M300 400H420M520 416H660M90 430H200'],
]
const chartTable: Stroke[] = [
  ['land', 'M150 120C220 100 420 100 640 128L610 388C430 360 260 360 130 384Z'],
  ['sail', 'M150 120C120 128 112 150 118 172L150 166M130 384C104 380 98 360 104 338L134 344'],
  [
    'white',
    'M330 240C380 210 440 220 520 200L626 214L610 388C520 372 430 366 330 366C300 330 300 270 330 240Z',
  ],
  ['line', 'M626 214L520 200C440 220 380 210 330 240C300 270 300 330 330 366'],
  [
    'thin',
    'M160 200C320 176 470 180 632 206M144 290C300 268 450 272 620 296M300 110L280 362M470 112L452 364',
  ],
  ['line', 'M430 118L386 316M430 118L486 306'],
  ['body', 'M430 96a16 16 0 1 0 .1 0Z'],
  ['signalLine', 'M386 316C420 330 456 326 486 306'],
  ['body', 'M560 420L700 300L714 314L574 434L552 442Z'],
]
const burgee: Stroke[] = [
  ['line', 'M260 60V420'],
  ['sail', 'M260 84C340 70 400 104 560 164C420 196 350 196 260 236Z'],
  [
    'signal',
    'M260 140C340 132 420 146 500 160C520 164 540 164 560 164C540 168 520 172 500 174C420 176 340 176 260 184Z',
  ],
  ['dark', 'M260 46a10 10 0 1 0 .1 0Z'],
  ['land', 'M150 420C180 396 220 388 270 392C320 394 360 404 390 420Z'],
]
const buoy: Stroke[] = [
  ['below', 'M300 336C340 366 460 366 500 336Z'],
  ['body', 'M284 308H516L500 340H300Z'],
  [
    'line',
    'M320 308L368 150M480 308L432 150M336 256H464M352 204H448M352 204L464 256M448 204L336 256',
  ],
  ['body', 'M360 150H440V136H360Z'],
  ['glass', 'M384 136V112H416V136Z'],
  ['signal', 'M388 112C388 96 412 96 412 112Z'],
  ['body', 'M380 246C380 214 420 214 420 246L428 258H372Z'],
  ['dark', 'M400 258a7 7 0 1 0 .1 0Z'],
  ['thin', 'M250 352C300 340 330 366 400 356S500 344 560 356M270 384H360M440 392H540'],
]
const anchor: Stroke[] = [
  [
    'line',
    'M400 70C330 60 300 90 330 120C360 150 300 180 250 160C190 140 120 190 150 250C170 300 110 330 60 320',
  ],
  ['body', 'M392 132H408V380H392Z'],
  ['body', 'M400 84a26 26 0 1 0 .1 0ZM400 98a12 12 0 1 1 -.1 0Z'],
  ['body', 'M318 168H482V184H318Z'],
  [
    'body',
    'M262 288L252 350C290 404 350 424 400 430C450 424 510 404 548 350L538 288L502 336L522 338C494 370 446 388 400 392C354 388 306 370 278 338L298 336Z',
  ],
  ['signal', 'M318 176a10 10 0 1 0 .1 0ZM482 166a10 10 0 1 0 .1 0Z'],
]

function roadside(): string {
  const car: Stroke[] = [
    [
      'body',
      'M520 344V300C524 286 540 280 560 278L596 240C606 232 620 230 640 230H700C716 232 724 240 730 254L742 282C762 286 768 296 768 312V344Z',
    ],
    ['glass', 'M580 278L606 248H640V278ZM652 278V248H696C704 250 708 256 712 264L718 278Z'],
    ['line', 'M520 330H420L300 336'],
    ['thin', 'M646 278V336M530 304H764'],
    ['body', 'M574 320a28 28 0 1 0 .1 0ZM712 320a28 28 0 1 0 .1 0ZM262 326a25 25 0 1 0 .1 0Z'],
    ['dark', 'M574 340a8 8 0 1 0 .1 0ZM712 340a8 8 0 1 0 .1 0ZM262 344a7 7 0 1 0 .1 0Z'],
    ['line', 'M80 336H440M130 336V318M370 336V312'],
    ['signal', 'M756 300H768V314H756Z'],
  ]
  const ground: Stroke[] = [
    ['buff', 'M0 376H800V500H0Z'],
    ['line', 'M0 376H800'],
    ['thin', 'M60 430H160M260 430H360M460 430H560M660 430H760'],
  ]
  return drawn(ground) + placed('center-console', 20, 86, 0.98, false) + drawn(car)
}

/** The waterfront house, raised on piles. */
function raised(strokes: Stroke[]): Stroke[] {
  return strokes.map(([style, d]) => [style, moved(d, 208, -18)])
}
