const WITH_O = /(?<![a-z])[\dO,.]*\d[\dO,.]*(?![a-z])/gi

/** Phones copy a number with invisible marks for its direction, and with spaces and dashes of every kind. */
export function plain(text: string): string {
  return withoutMarks(text)
    .replace(/\s+/g, ' ')
    .replace(/[\p{Pd}−]/gu, '-')
}

/** Keyboards for Chinese and Japanese write wide letters and digits. */
export function withoutMarks(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .trim()
}

/** The letter O for a zero is a slip that a person would not see. */
export function withZeros(text: string): string {
  return text.replace(WITH_O, (number) => number.replace(/o/gi, '0'))
}
