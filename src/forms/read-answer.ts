import type { Field } from './table.ts'

const GROUPED = /^\d{1,3}(,\d{3})+(?=\.|$)/
const DOLLARS = /^\$\s*|\s*(\$|USD|dollars?)$/gi
/** No number is longer; what visitors can send is, and these patterns are not made for that. */
const MAX_NUMBER = 100
const FEET = /\s*(ft\.?|feet|foot|['’′])$/i

/**
 * An answer without what people write around a number: `28 ft` and `28'` are 28 feet, and `$45,000` is
 * an amount of 45000. What is no number after that is returned as it was typed, for the rules to refuse.
 * The slash in `203/555-0123` is a dash. A phone number and an address lose what cannot be seen in them.
 */
export function readAnswer(input: Field['input'], text: string): string {
  if (text.length > MAX_NUMBER) return text
  if (input === 'whole number') return readNumber(text, text.replace(FEET, ''))
  if (input === 'amount') return readNumber(text, text.replace(DOLLARS, ''))
  if (input === 'email') return withoutMarks(text)
  if (input === 'tel') {
    return withoutMarks(text)
      .replace(/\p{Zs}/gu, ' ')
      .replace(/\p{Pd}/gu, '-')
      .replace(/ ?\/ ?/g, '-')
  }
  return text
}

/** Phones copy a number with invisible marks for its direction, and with spaces and hyphens that do not break. */
function withoutMarks(text: string): string {
  return text.replace(/\p{Cf}/gu, '').trim()
}

function readNumber(typed: string, bare: string): string {
  const digits = GROUPED.test(bare) ? bare.replaceAll(',', '') : bare
  return /^\d+(\.\d+)?$/.test(digits) ? digits : typed
}
