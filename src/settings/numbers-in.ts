/**
 * Reads whole numbers from 1 with commas between them.
 * @returns Undefined when the text is anything else, or has another count of numbers.
 */
export function numbersIn(setting: string, count: number): number[] | undefined {
  const parts = setting.split(',').map((part) => part.trim())
  const isRight = parts.length === count && parts.every((part) => /^[1-9]\d{0,8}$/.test(part))
  return isRight ? parts.map(Number) : undefined
}
