import type { Stroke } from './hand.ts'

/** Backgrounds shared by several scenes: two shores, and the house above its bank. */
export const SHORE: Stroke = [
  'land',
  'M-4 336C40 318 90 322 130 312C180 300 220 318 270 322C320 326 350 330 380 336Z',
]
export const FAR_SHORE: Stroke = [
  'land',
  'M470 336C520 326 560 328 600 318C660 304 730 314 804 306V336Z',
]
export const house: Stroke[] = [
  ['body', 'M90 270V168H290V270Z'],
  ['dark', 'M72 168L128 104H254L308 168Z'],
  ['body', 'M156 168V128L190 98L224 128V168Z'],
  ['glass', 'M178 132H202V156H178ZM108 190H140V224H108ZM240 190H272V224H240Z'],
  ['thin', 'M190 132V156M124 190V224M256 190V224M108 207H140M240 207H272'],
  ['body', 'M174 270V206H206V270Z'],
  ['body', 'M262 118V78H282V140Z'],
  ['signal', 'M198 240a3.500 3.500 0 1 0 .1 0Z'],
]
