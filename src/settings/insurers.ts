/** An insurer that the agency works with. */
export interface Insurer {
  name: string
  /** The number at which it takes claims, as staff wrote it; empty when only the name is kept. */
  claimsPhone: string
}

/** A name, and at the end of the line perhaps a number of seven digits or more. */
const NAME_AND_NUMBER = /^(.*?)[\s,;:–—-]*(\+?[\d(][\d()\s.-]{5,}\d)$/

/** One line of staff's list, `Harbor Mutual 800-555-0142`: its name and its number. */
export function insurerOf(line: string): Insurer {
  const [, name, claimsPhone] = NAME_AND_NUMBER.exec(line) ?? []
  return claimsPhone ? { name: name ?? '', claimsPhone } : { name: line, claimsPhone: '' }
}

/** Likewise the other way about. */
export function insurerLine({ name, claimsPhone }: Insurer): string {
  return [name, claimsPhone].filter(Boolean).join(' ')
}
