import { drawn, type Stroke } from '../hand.ts'
import { FAR_SHORE } from '../land.ts'
import { placed, scene } from '../scene-paper.ts'

/** A boat in its slip, next to the marina's notice board. */
export function slip(): string {
  return scene(
    drawn([FAR_SHORE]) + placed('power-boat', 262, 88, 1.07) + drawn([...dock, ...board, ...lines]),
  )
}

const dock: Stroke[] = [
  ['body', 'M44 250H58V410H44ZM290 252H304V410H290ZM742 246H758V410H742Z'],
  ['dark', 'M42 250L51 238L60 250ZM288 252L297 240L306 252ZM740 246L750 232L760 246Z'],
  ['body', 'M-4 302H330V318H-4Z'],
  ['thin', 'M30 302V318M78 302V318M126 302V318M174 302V318M222 302V318M270 302V318'],
  ['below', 'M-4 318H326V340H-4Z'],
]
const board: Stroke[] = [
  ['line', 'M92 302V120M238 302V120'],
  ['dark', 'M66 112L165 72L264 112Z'],
  ['body', 'M78 112H252V258H78Z'],
  ['thin', 'M88 122H242V248H88Z'],
  ['sail', 'M120 130H198L214 146V242H120Z'],
  ['glass', 'M198 130V146H214Z'],
  ['dark', 'M132 146H176V151H132Z'],
  ['thin', 'M132 166H202M132 178H202M132 190H196M132 202H180M132 226H168'],
  ['signal', 'M196 204a13 13 0 1 0 .1 0ZM188 226L184 246L194 240ZM204 226L208 246L198 240Z'],
]
const lines: Stroke[] = [
  ['dark', 'M308 295H328V299H308ZM314 299H322V303H314Z'],
  ['thin', 'M318 296C340 312 378 308 404 296'],
  ['thin', 'M697 272C714 284 730 282 744 272'],
]
