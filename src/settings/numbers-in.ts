/** The digits of a number as people write it, like "1,240", "1 240", "over 1,240" or "1,240+"; any other text as it is. */
export function wholeNumber(text: string): string {
  const [, number] = /^\D{0,20}?(\d{1,3}(?:[, '’]\d{3})+|\d+)\+?$/u.exec(text.trim()) ?? []
  return number?.replace(/\D/g, '') ?? text
}

/**
 * Reads whole numbers from 1 with commas between them.
 * @returns Undefined when the text is anything else, or has another count of numbers.
 */
export function numbersIn(setting: string, count: number): number[] | undefined {
  const parts = setting.split(',').map((part) => part.trim())
  const isRight = parts.length === count && parts.every((part) => /^[1-9]\d{0,8}$/.test(part))
  return isRight ? parts.map(Number) : undefined
}
