import { plain, withZeros } from './plain-characters.ts'

const DIAL_OUT = /^(?:00|011)[ -]?(?=[1-9])/
/** A comma is a pause, behind a whole number only. */
const EXTENSION =
  /[\s,;]*[([]?\s*(?:(?<![a-z])(?:ext(?:ension|n)?|ex|x)[\s.:=#]*|#\s*|(?<=(?:\d[ ().-]{0,2}){10})[,;]{1,3})(\d{1,6})[)\]]?$/i
/** How an extension or a word is written behind a number that was read. */
export const BESIDE_PHONE = /( ext\. \d{1,6})?( \(\p{L}[^()]{0,29}\))?$/u
const PHONE_WORD =
  'cell(?:ular)?|mobile|mob|home|work|office|direct|main|landline|daytime|days?|evenings?|nights?|text(?: only| me)?|whatsapp|voicemail|fax|[cdhmow]'
const PHONE_NOTE = new RegExp(`[\\s,-]*\\(?(?<=[\\s(])(${PHONE_WORD})(?: phone)?\\.?\\)?$`, 'i')
const ANY_NOTE = /\s*\((\p{L}[^()]{0,29})\)$/u
const PHONE_LABEL = new RegExp(
  `^\\(?(?:my )?(?:(${PHONE_WORD})|tel(?:ephone)?|phone|ph|p|t|call|usa?|uk)(?: phone)?(?: number| no| is)*[\\s#:.)-]+(?=[+(\\d])`,
  'i',
)
const US_DIGITS = '(?:\\+?1[ .-]?)?(?:\\(\\d{3}\\)|\\d{3})[ .-]?\\d{3}[ .-]?\\d{4}'
/** Words or a second number behind a whole number, and words before one: what a person would read as a remark. */
const WORDS_BEHIND = new RegExp(
  `(?<=^${US_DIGITS})(?:[\\s,;.-]+(?=\\p{L})|\\s*[/&,;]\\s*(?=\\(?\\d))([^()\\n]{2,29}|[\\d ().-]{7,20})$`,
  'u',
)
const WORDS_BEFORE = new RegExp(`^(\\p{L}[^()\\d+]{1,28})(?<=[\\s,:;-])(?=${US_DIGITS}$)`, 'u')
/** The last letters of a number that spells something: 203-555-BOAT. */
const SPELLED =
  /(?<=^(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?)(?:[a-z]{3}[ .-]?(?:[a-z]{4}|\d{4})|\d{3}[ .-]?[a-z]{4})$/i
const KEYS = '22233344455566677778889999'
/** What a letter before or behind a number says. */
const PHONE_LETTERS: Record<string, string> = {
  ...{ c: 'cell', cellular: 'cell', d: 'direct', h: 'home' },
  ...{ m: 'mobile', mob: 'mobile', o: 'office', w: 'work' },
}
/** The code of a country or an area however it is put in brackets, and what stands between groups of digits. */
const PHONE_SPELLINGS: [RegExp, string][] = [
  [/[[{]/g, '('],
  [/[\]}]/g, ')'],
  [/\( ?(\+? ?\d+) ?\)/g, '($1)'],
  [/^\(1\)/, '1'],
  [/^(?:\(\+ ?(\d{1,3})\)|\+ ?\((\d{1,3})\)|\+ )/, '+$1$2'],
  // A zero that is not dialed from abroad.
  [/^(\+\d{1,3}) ?\(0\) ?/, '$1 '],
  [/^(\+?1?[ .-]?)(?:\((\d{3})(?![\d)])|(\d{3})\))/, '$1$2$3'],
  [/ ?[/_*·•-] ?|(?<=\d),(?=\d)/g, '-'],
]

/** An extension, or a word such as "cell", is kept behind the number in one spelling. */
export function readPhone(typed: string): string {
  const text = withZeros(plain(typed))
    .replace(/^[<"'“‘]+|[>"'”’.,;!/-]+$/g, '')
    .replace(/^(?:tel|sms|callto):\/*\s*/i, '')
  const [label = '', before] = PHONE_LABEL.exec(text) ?? []
  let number = text.slice(label.length)
  const takeEnd = (pattern: RegExp) => {
    const [end = '', said] = pattern.exec(number) ?? []
    number = number.slice(0, number.length - end.length)
    return said
  }
  const takeRemark = () => {
    const behind = takeEnd(WORDS_BEHIND)?.replace(/[()]/g, '').trim()
    if (behind) return /^\p{L}/u.test(behind) ? behind : `or ${behind}`
    const [words = ''] = WORDS_BEFORE.exec(number) ?? []
    number = number.slice(words.length)
    return words.replace(/[\s,:;-]+$/, '') || undefined
  }
  const last = takeEnd(EXTENSION)
  const behind = takeEnd(PHONE_NOTE)
  const note = (behind ?? before)?.toLowerCase() ?? takeEnd(ANY_NOTE) ?? takeRemark()
  const extension = last ?? takeEnd(EXTENSION)
  number = number
    .replace(DIAL_OUT, '+')
    .replace(/^\d(?: \d){9}$/, (apart) => apart.replaceAll(' ', ''))
    .replace(SPELLED, (word) =>
      word.replace(/[a-z]/gi, (letter) => KEYS[letter.toLowerCase().charCodeAt(0) - 97] ?? ''),
    )
  for (const [spelling, plainly] of PHONE_SPELLINGS) number = number.replace(spelling, plainly)
  const said = note && ` (${PHONE_LETTERS[note] ?? note})`
  return `${number}${extension ? ` ext. ${extension}` : ''}${said ?? ''}`
}
