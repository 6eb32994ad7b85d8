import { circle, drawn, type Stroke } from '../hand.ts'
import { scene } from '../scene-paper.ts'

/** The equipment of a first boat: life jacket, anchor, extinguisher, horn, compass, bell. */
export function gear(): string {
  return scene(drawn([...jacket, ...anchor, ...extinguisher, ...horn, ...compass, ...flares]), {
    hasWater: false,
  })
}

const jacket: Stroke[] = [
  [
    'body',
    'M84 92C96 78 108 66 116 40H136C138 66 150 84 160 92C170 84 182 66 184 40H204C212 66 224 78 236 92V232H168V128H152V232H84Z',
  ],
  ['signal', 'M85 160H151V180H85ZM169 160H235V180H169ZM85 196H151V216H85ZM169 196H235V216H169Z'],
  ['thin', 'M100 84V154M136 84V154M184 84V154M220 84V154'],
  ['body', 'M146 158H174V182H146ZM146 194H174V218H146Z'],
]
const anchor: Stroke[] = [
  ['line', 'M400 52C440 30 486 52 470 84C458 108 498 112 512 92'],
  ['body', 'M394 66H406V226H394Z'],
  ['body', `${circle(400, 54, 15)}`],
  ['white', circle(400, 54, 7)],
  ['body', 'M352 92H448V103H352Z'],
  [
    'body',
    'M316 166L310 202C334 228 366 238 400 242C434 238 466 228 490 202L484 166L462 192L474 194C456 210 430 218 400 220C370 218 344 210 326 194L338 192Z',
  ],
]
const extinguisher: Stroke[] = [
  ['body', 'M612 92C612 76 630 70 644 70S676 76 676 92V236H612Z'],
  ['shade', 'M616 128H672V184H616Z'],
  ['thin', 'M612 128H676M612 184H676M624 146H664M624 158H664M624 170H650'],
  ['body', 'M632 70V54H656V70Z'],
  ['line', 'M632 58L604 44M656 54L690 38M656 62L690 52'],
  ['line', 'M632 64C596 66 590 96 594 130'],
  ['dark', 'M588 128H600L604 164H584Z'],
]
const horn: Stroke[] = [
  ['body', 'M92 336H180L236 300V396L180 360H92Z'],
  ['body', 'M108 360H160V446C160 456 108 456 108 446Z'],
  ['glass', 'M114 384H154V420H114Z'],
  ['body', 'M84 326H100V370H84Z'],
  ['thin', 'M248 318C260 334 260 362 248 378M262 306C282 330 282 366 262 390'],
]
const compass: Stroke[] = [
  ['body', circle(400, 372, 84)],
  ['sail', circle(400, 372, 66)],
  ['thin', Array.from({ length: 24 }, (_, index) => compassTick(index * 15)).join('')],
  ['dark', 'M400 318L411 372H389Z'],
  ['sail', 'M400 426L411 372H389Z'],
  ['dark', circle(400, 372, 5)],
]
const flares: Stroke[] = [
  ['body', 'M572 336H592V448H572ZM606 336H626V448H606Z'],
  ['dark', 'M570 322H594V342H570ZM604 322H628V342H604Z'],
  ['thin', 'M572 372H592M572 420H592M606 372H626M606 420H626'],
  ['body', 'M654 350C654 316 722 316 722 350L732 420H644Z'],
  ['body', 'M638 420H738V434H638Z'],
  ['line', 'M688 324V304M676 304H700'],
  ['dark', circle(688, 444, 10)],
]

function compassTick(degrees: number): string {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const point = (far: number) => `${Math.round(400 + sin * far)} ${Math.round(372 - cos * far)}`
  return `M${point(56)}L${point(64)}`
}
