import { circle, drawn, type Stroke } from '../hand.ts'
import { FAR_SHORE } from '../land.ts'
import { scene } from '../scene-paper.ts'

/** A charter launch at its landing: benches under an awning, and a life ring on the rail. */
export function launch(): string {
  return scene(drawn([FAR_SHORE, ...hull, ...benches, ...awning, ...ring, ...landing]))
}

const hull: Stroke[] = [
  ['below', 'M150 336C270 362 520 362 634 336Z'],
  ['glass', 'M556 284V194H606L642 276Z'],
  ['thin', 'M590 194L604 280'],
]
const benches: Stroke[] = [190, 280, 370, 460].flatMap((x): Stroke[] => [
  ['body', `M${x} 282V254H${x + 56}V282Z`],
  ['body', `M${x - 8} 256L${x - 16} 216H${x - 6}L${x + 4} 256Z`],
  ['thin', `M${x} 263H${x + 56}M${x} 272H${x + 56}M${x - 12} 226H${x - 2}M${x - 9} 240H${x + 1}`],
])
const awning: Stroke[] = [
  ['line', 'M150 276V182M240 280V182M330 282V182M420 282V182M510 282V182M556 282V182'],
  ['body', 'M122 182C130 160 150 152 180 152H560C596 152 614 166 622 194H122Z'],
  ['shade', 'M126 182H618L621 192H124Z'],
  ['thin', 'M122 182H616M200 152V182M280 152V182M360 152V182M440 152V182M520 152V182'],
  ['line', 'M360 152V96M340 112H380'],
  ['thin', 'M128 246H556M128 246V278'],
  [
    'body',
    'M104 274C240 286 520 288 640 274C672 270 700 260 724 246C712 290 680 320 634 336H150C126 320 110 298 104 274Z',
  ],
  ['dark', 'M116 300C250 312 520 312 704 288L697 298C520 322 250 322 121 310Z'],
  ['thin', 'M642 274L650 250L714 230L724 246M682 262V240'],
]
const ring: Stroke[] = [
  ['signal', circle(375, 236, 29)],
  ['white', circle(375, 236, 14)],
  ['white', 'M369 206H381V223H369ZM369 249H381V266H369ZM345 230H362V242H345ZM388 230H405V242H388Z'],
  ['line', `${circle(375, 236, 29)}${circle(375, 236, 14)}`],
]
const landing: Stroke[] = [
  ['body', 'M-4 280H70V294H-4Z'],
  ['line', 'M14 294V404M52 294V404M60 280V256'],
  ['body', 'M56 272L140 262L141 270L58 281Z'],
  [
    'thin',
    'M60 258L108 280M20 352H90M96 352H150M180 372H280M340 386H420M520 370H610M640 352H740M100 400H160',
  ],
]
